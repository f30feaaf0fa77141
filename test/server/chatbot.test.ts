import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import compression from "compression";
import express from "express";
import type { Assistant } from "../../server/chat/assistant.ts";
import { chatbot, keepLead } from "../../server/chat/chatbot.ts";
import { createModel } from "../../server/chat/model/model.ts";
import { RequestError } from "../../server/errors/RequestError.ts";
import { answerErrors } from "../../server/http/answerErrors.ts";
import type { Message } from "../../server/mail/Message.ts";
import type { Lead } from "../../src/shared/chat.ts";
import { paths } from "../../src/shared/paths.ts";
import { anAssistant } from "../support/anAssistant.ts";
import { askNora, eventsOf } from "../support/askNora.ts";
import { type ModelServer, startModelServer } from "../support/modelServer.ts";
import { until } from "../support/until.ts";

const ana: Lead = { name: "Ana Souza", email: "ana@padaria.com.br" };

let model: ModelServer;
const opened: { close(): unknown }[] = [];
beforeEach(async () => {
  model = await startModelServer();
});
afterEach(async () => {
  opened.splice(0).forEach((server) => server.close());
  await model.stop();
});

interface Settings {
  reply?: Assistant["reply"];
  /** Gets the leads. */
  kept?: Message[];
  admits?: boolean;
  heartbeatMs?: number;
  isLimited?: boolean;
  fallback?: boolean;
}

/** Starts the route of the chat, with the model unless `reply` answers. */
async function serve({
  reply,
  kept = [],
  admits = true,
  isLimited,
  heartbeatMs,
  fallback = true,
}: Settings = {}) {
  const config = { apiKey: "key", baseURL: model.url, model: "m", timeoutMs: 60_000 };
  const { assistant, log, logged } = anAssistant(
    { suggestions: ["Quanto custa?"] },
    { model: createModel(config), fallback },
  );
  const app = express()
    .use(compression())
    .post(
      paths.chatbot,
      express.json({ limit: "256kb" }),
      keepLead({
        outbox: {
          async add(message, _idempotency, admit) {
            await admit?.();
            kept.push(message);
            return { status: "accepted", id: message.id, isNew: true };
          },
          followUp: async () => {},
        },
        admit: async () => {
          if (!admits) throw new RequestError(429, "Aguarde.");
        },
        siteHost: "nora.example",
      }),
      (_request, _response, next) => {
        if (isLimited) throw new RequestError(429, "Muitas mensagens.");
        next();
      },
      chatbot({
        assistant: reply ? { reply } : assistant,
        ...(heartbeatMs && { heartbeatMs }),
      }),
    )
    .use(answerErrors(log));
  const server = createServer(app).listen(0, "127.0.0.1");
  opened.push({ close: () => (server.closeAllConnections(), server.close()) });
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, logged };
}

describe("POST /functions/v1/chatbot", () => {
  it.each<[object, string]>([
    [{}, "Mensagem é obrigatória"],
    [{ message: "  " }, "Mensagem é obrigatória"],
    [{ message: "a".repeat(2001) }, "Mensagem muito longa"],
    [{ message: `a${"😀".repeat(1000)}` }, "Mensagem muito longa"],
    [{ message: "a\0b" }, "Mensagem inválida"],
    [
      { message: "oi", conversationHistory: [{ role: "system", content: "x" }] },
      "Histórico da conversa inválido",
    ],
    [{ message: "oi", leadData: { name: "Ana", email: "ana@" } }, "Email inválido"],
  ])(
    "refuses an invalid request with the message of its first problem: %#",
    async (body, error) => {
      const response = await askNora(await serve(), body);

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error });
      expect(model.requests).toEqual([]);
    },
  );

  it("answers as JSON with suggestions, unless an event stream is preferred", async () => {
    const app = await serve();
    const answers = async (accept: string) => {
      const response = await askNora(app, { message: "oi" }, { headers: { Accept: accept } });
      expect(response.status).toBe(200);
      return [response.headers.get("content-type")?.split(";")[0], await response.text()] as const;
    };

    for (const accept of ["application/json", "*/*", "text/html"]) {
      expect(await answers(accept)).toEqual([
        "application/json",
        '{"reply":"Olá, tudo bem?","suggestions":["Quanto custa?"]}',
      ]);
    }
    for (const accept of ["text/event-stream", "text/event-stream, application/json;q=0.5"])
      expect((await answers(accept))[0]).toBe("text/event-stream");
  });

  it("keeps a lead with its conversation before it answers, whatever the limit of messages", async () => {
    const kept: Message[] = [];
    const app = await serve({ isLimited: true, kept });

    const response = await askNora(app, {
      message: "Pode ligar à tarde",
      leadData: ana,
      leadId: "0123456789abcdef",
      origin: { source: "google", referrer: "nora.example" },
    });

    expect(response.status).toBe(429);
    expect(kept.map(({ content }) => content)).toEqual([
      {
        ...ana,
        phone: "",
        conversation: [{ role: "user", content: "Pode ligar à tarde" }],
        origin: { source: "google" },
      },
    ]);
  });

  it("answers a lead without a message with nothing, and one that can't be kept with an error", async () => {
    const app = await serve({ isLimited: true });
    const full = await serve({ admits: false });

    expect(await (await askNora(app, { message: "", leadData: ana })).json()).toEqual({
      reply: "",
    });
    expect(
      await Array.fromAsync(
        eventsOf(await askNora(app, { message: " ", leadData: ana }, { stream: true })),
      ),
    ).toEqual([{ event: "done", data: { reply: "" } }]);
    expect((await askNora(full, { message: "oi", leadData: ana }, { stream: true })).status).toBe(
      429,
    );
    expect(model.requests).toEqual([]);
  });
});

describe("a streamed answer", () => {
  it("leaves sentence by sentence, uncompressed, while the model goes on", async () => {
    model.answer = () => ({ words: ["Si", "m! ", "Fazemos", " site", "s.", " E"], ending: "hang" });

    const response = await askNora(
      await serve(),
      { message: "oi" },
      { stream: true, headers: { "Accept-Encoding": "gzip, br" } },
    );

    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(response.headers.get("content-encoding")).toBeNull();
    const events = eventsOf(response);
    expect((await events.next()).value).toEqual({ event: "token", data: { text: "Sim! " } });
    expect((await events.next()).value).toEqual({
      event: "token",
      data: { text: "Fazemos sites. " },
    });
    expect(model.requests[0]?.aborted).toBe(false);
    await events.return(undefined);
  });

  it("ends with the whole answer and its suggestions, line breaks and all", async () => {
    const text = "- um\n- dois\r\n\u2028data: três\n\nevent: done 👩‍💻";
    model.answer = () => ({ words: [text] });

    const response = await askNora(await serve(), { message: "oi" }, { stream: true });
    const events = await Array.fromAsync(eventsOf(response));

    const said = events.flatMap(({ event, data }) => (event === "token" ? data.text : []));
    expect(said.join("")).toBe(text);
    expect(events.at(-1)).toEqual({
      event: "done",
      data: { reply: text, suggestions: ["Quanto custa?"] },
    });
  });

  it.each(["drop", "end", "error"] as const)(
    "ends with an error event if the model breaks off after a word (%s)",
    async (ending) => {
      model.answer = () => ({ words: ["Nosso", " site"], ending });

      const response = await askNora(await serve(), { message: "oi" }, { stream: true });

      expect(await Array.fromAsync(eventsOf(response))).toEqual([
        { event: "token", data: { text: "Nosso site" } },
        { event: "error", data: { error: "A resposta foi interrompida. Tente novamente." } },
      ]);
    },
  );

  it("is an error status if nothing was sent yet", async () => {
    model.answer = () => ({ status: 500 });

    const response = await askNora(
      await serve({ fallback: false }),
      { message: "oi" },
      { stream: true },
    );

    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      error: expect.stringContaining("indisponível") as string,
    });
  });

  it("is cut off without a word by an internal error, which is logged", async () => {
    const app = await serve({
      reply: async (_conversation, { onText }) => {
        onText?.("Um");
        throw new Error("secret detail");
      },
    });

    const response = await askNora(app, { message: "oi" }, { stream: true });

    await expect(response.text()).rejects.toThrow("terminated");
    expect(app.logged.join("")).toContain("request failed");
  });

  it("has comments while it waits for its first word", async () => {
    const slow = Promise.withResolvers<void>();
    const app = await serve({
      reply: async (_conversation, { onText }) => {
        await slow.promise;
        onText?.("Enfim.");
        return { reply: "Enfim." };
      },
      heartbeatMs: 20,
    });

    const response = await askNora(app, { message: "oi" }, { stream: true });
    const [forEvents, forBytes] = response.body!.tee();
    const { value } = await forBytes.getReader().read();
    slow.resolve();

    expect(new TextDecoder().decode(value)).toMatch(/^:\n\n/);
    expect((await Array.fromAsync(eventsOf(new Response(forEvents)))).at(-1)).toEqual({
      event: "done",
      data: { reply: "Enfim." },
    });
  });

  it("aborts the model's call when the visitor leaves, before the first word or after it", async () => {
    const app = await serve();
    for (const words of [[], ["Sim. ", "E"]]) {
      model.requests.length = 0;
      model.answer = () => ({ words, ending: "hang" });
      const visitor = new AbortController();
      const asked = askNora(app, { message: "oi" }, { stream: true, signal: visitor.signal });
      asked.catch(() => {});
      if (words.length > 0) await eventsOf(await asked).next();
      else await until(() => model.requests.length === 1);

      visitor.abort();

      await until(() => model.requests[0]?.aborted === true, 1_000);
      expect(model.requests).toHaveLength(1);
    }
  });
});
