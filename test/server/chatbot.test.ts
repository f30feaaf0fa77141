import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import type { Lead } from "../../src/shared/chat.ts";
import { paths } from "../../src/shared/paths.ts";
import type { Assistant } from "../../server/chat/assistant.ts";
import { chatbot } from "../../server/chat/chatbot.ts";
import { answerErrors } from "../../server/http/answerErrors.ts";
import { RequestError } from "../../server/errors/RequestError.ts";
import { createLog } from "../../server/log.ts";
import { allEventsOf, askNora } from "../support/askNora.ts";

const ana: Lead = { name: "Ana Souza", email: "ana@padaria.com.br" };

/** Returns an assistant whose answers come from `reply`. */
function assistantOf(reply: Assistant["reply"]): Assistant {
  return {
    reply,
    async wholeReply(conversation, signal) {
      return (await Array.fromAsync(reply(conversation, signal))).join("");
    },
  };
}

const echo = assistantOf(async function* ({ message }) {
  yield `Você disse: ${message}`;
});

const servers: { close(): void }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Starts an app with the handler and the given parts. */
async function serve(parts: Omit<Parameters<typeof chatbot>[0], "log">) {
  const lines: string[] = [];
  const log = createLog({ level: "info" }, { write: (line) => lines.push(line) });
  const app = express()
    .post(paths.chatbot, express.json(), chatbot({ ...parts, log }))
    .use(answerErrors(log));
  const server = createServer(app).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, lines };
}

describe("a lead confirmed in the chat", () => {
  it("is stored with the conversation before the answer", async () => {
    const order: string[] = [];
    const app = await serve({
      assistant: assistantOf(async function* () {
        order.push("answered");
        yield "Certo.";
      }),
      async acceptLead({ lead }, { message }) {
        order.push(`accepted ${lead.email} of "${message}"`);
      },
    });

    await askNora(app, { message: "Pode ligar à tarde", leadData: ana });

    expect(order).toEqual(['accepted ana@padaria.com.br of "Pode ligar à tarde"', "answered"]);
  });

  it("is answered with an error if it can't be stored", async () => {
    const app = await serve({
      assistant: echo,
      async acceptLead() {
        throw new RequestError(503, "Não foi possível guardar seu contato. Tente de novo.");
      },
    });

    const response = await askNora(app, { message: "oi", leadData: ana }, { stream: true });

    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: "Não foi possível guardar seu contato. Tente de novo.",
    });
  });

  it("is not stored before the visitor has confirmed it", async () => {
    let accepted = 0;
    const app = await serve({ assistant: echo, acceptLead: async () => void (accepted += 1) });

    await askNora(app, { message: "oi" });

    expect(accepted).toBe(0);
  });
});

describe("a streamed answer", () => {
  it("has heartbeat comments before its first word", async () => {
    const slow = Promise.withResolvers<void>();
    const app = await serve({
      assistant: assistantOf(async function* () {
        await slow.promise;
        yield "Enfim.";
      }),
      heartbeatMs: 20,
    });

    const response = await askNora(app, { message: "oi" }, { stream: true });
    const [forEvents, forBytes] = response.body!.tee();
    const { value } = await forBytes.getReader().read();
    slow.resolve();

    expect(new TextDecoder().decode(value)).toMatch(/^:\n\n/);
    expect(await allEventsOf(new Response(forEvents))).toEqual([
      { event: "token", data: { text: "Enfim." } },
      { event: "done", data: { reply: "Enfim." } },
    ]);
  });

  it("hides an internal error's details and logs them", async () => {
    const app = await serve({
      assistant: assistantOf(async function* () {
        yield "Um";
        throw new Error("secret detail");
      }),
    });

    const events = await allEventsOf(await askNora(app, { message: "oi" }, { stream: true }));

    expect(events.at(-1)).toEqual({
      event: "error",
      data: { error: "Não foi possível terminar a resposta. Tente novamente." },
    });
    expect(app.lines.join("")).toContain("streamed answer failed");
  });

  it("is sent only if requested; otherwise the answer is JSON", async () => {
    const app = await serve({ assistant: echo });
    const typeFor = async (accept: string) => {
      const response = await askNora(app, { message: "oi" }, { headers: { Accept: accept } });
      return response.headers.get("content-type")?.split(";")[0];
    };

    expect(await typeFor("text/event-stream")).toBe("text/event-stream");
    expect(await typeFor("text/event-stream, application/json;q=0.5")).toBe("text/event-stream");
    expect(await typeFor("application/json")).toBe("application/json");
    expect(await typeFor("*/*")).toBe("application/json");
    expect(await typeFor("text/html")).toBe("application/json");
  });
});
