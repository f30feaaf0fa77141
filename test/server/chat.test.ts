import type { Lead } from "../../src/shared/chat.ts";
import { leadTriggers } from "../../src/shared/content/index.ts";
import { allEventsOf, askNora, eventsOf } from "../support/askNora.ts";
import { type ModelAnswer, type ModelServer, startModelServer } from "../support/modelServer.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { until } from "../support/until.ts";

const KEY = "sk-test-do-not-tell-4Q7x";
const ana: Lead = { name: "Ana Souza", email: "ana@padaria.com.br" };

let model: ModelServer;
/** Services without a model, with one, and with one but without the fallback. */
let alone: RunningApp;
let nora: RunningApp;
let strict: RunningApp;

const started: { stop(): Promise<void> }[] = [];
async function start<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const part = await starting;
  started.unshift(part);
  return part;
}

beforeAll(async () => {
  model = await start(startModelServer());
  const withModel = {
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: "test-model",
    OPENAI_TIMEOUT_MS: "1000",
  };
  alone = await start(startApp());
  nora = await start(startApp(withModel));
  strict = await start(startApp({ ...withModel, CHAT_FALLBACK: "off" }));
});

afterAll(async () => {
  for (const part of started) await part.stop();
});

beforeEach(async () => {
  model.answer = () => ({ words: ["Olá", ", ", "tudo bem?"] });
  // A success between failures: after several failures in a row the circuit breaker stops calls.
  await askNora(nora, { message: "oi" });
  model.requests.length = 0;
});

async function replyOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  const { reply } = (await response.json()) as { reply: string };
  return reply;
}

async function errorOf(response: Response): Promise<string> {
  const { error } = (await response.json()) as { error: string };
  return error;
}

/** Waits up to `limitMs` until the service has aborted the call to the model. */
async function endedWithin(limitMs: number): Promise<boolean> {
  await until(() => model.requests[0]?.aborted === true, limitMs);
  return true;
}

describe("POST /functions/v1/chatbot", () => {
  it("answers from the site's content without a model", async () => {
    const response = await askNora(alone, { message: "Qual é o horário de atendimento?" });

    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(await replyOf(response)).toContain("das 9h às 18h");
  });

  it("refuses an invalid request with the message of its first problem", async () => {
    const refused = async (body: object) => {
      const response = await askNora(nora, body);
      return [response.status, await errorOf(response)];
    };

    expect(await refused({})).toEqual([400, "Mensagem é obrigatória"]);
    expect(await refused({ message: "  " })).toEqual([400, "Mensagem é obrigatória"]);
    expect(await refused({ message: "a".repeat(2001) })).toEqual([400, "Mensagem muito longa"]);
    expect(await refused({ message: "a\0b" })).toEqual([400, "Mensagem inválida"]);
    expect(
      await refused({ message: "oi", conversationHistory: [{ role: "user", content: "\0" }] }),
    ).toEqual([400, "Histórico da conversa inválido"]);
    expect(
      await refused({ message: "oi", conversationHistory: [{ role: "system", content: "x" }] }),
    ).toEqual([400, "Histórico da conversa inválido"]);
    expect(await refused({ message: "oi", leadData: { name: "Ana", email: "ana@" } })).toEqual([
      400,
      "Email inválido",
    ]);
  });

  it("accepts a confirmed lead without a message, with an empty reply", async () => {
    expect(await replyOf(await askNora(nora, { message: "", leadData: ana }))).toBe("");
    expect(
      await allEventsOf(await askNora(nora, { message: " ", leadData: ana }, { stream: true })),
    ).toEqual([{ event: "done", data: { reply: "" } }]);
    expect(model.requests).toEqual([]);
  });

  it("sends the model the site's content as instructions and the visitor's words as a user turn", async () => {
    const reply = await replyOf(
      await askNora(nora, {
        message: "E para o WhatsApp?",
        conversationHistory: [
          { role: "assistant", content: "Olá! Sou o assistente virtual da Nora." },
          { role: "user", content: "Vocês fazem chatbot?" },
          { role: "assistant", content: "Fazemos, sim." },
        ],
        leadData: ana,
      }),
    );

    expect(reply).toBe("Olá, tudo bem?");
    const [request] = model.requests;
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(request?.body).toMatchObject({ model: "test-model", stream: true, max_tokens: 700 });
    const [system, ...turns] = request?.body.messages ?? [];
    expect(system?.role).toBe("system");
    expect(system?.content).toContain("Painel simples para atualizar o conteúdo");
    expect(system?.content).not.toContain(KEY);
    expect(turns.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(turns.at(-1)?.content).toMatch(/"Ana Souza"[^]*E para o WhatsApp\?$/);
    expect(turns.at(-1)?.content).not.toContain(ana.email);
  });

  describe("as a stream", () => {
    it("sends each sentence as soon as the model has finished it, without buffering in compression", async () => {
      model.answer = () => ({
        words: ["Si", "m! ", "Fazemos", " site", "s.", " E"],
        ending: "hang",
      });

      const response = await askNora(
        nora,
        { message: "oi" },
        { stream: true, headers: { "Accept-Encoding": "gzip, br" } },
      );

      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
      expect(response.headers.get("content-encoding")).toBeNull();
      const events = eventsOf(response);
      expect((await events.next()).value).toEqual({ event: "token", data: { text: "Sim! " } });
      expect((await events.next()).value).toEqual({
        event: "token",
        data: { text: "Fazemos sites. " },
      });
      // The model has not finished yet, so the sentence was not buffered.
      expect(model.requests[0]?.aborted).toBe(false);
      await events.return(undefined);
    });

    it("ends with the whole answer", async () => {
      const events = await allEventsOf(await askNora(nora, { message: "oi" }, { stream: true }));

      expect(events.map(({ event }) => event)).toEqual(["token", "done"]);
      expect(events.at(-1)?.data).toEqual({ reply: "Olá, tudo bem?" });
    });

    it("keeps line breaks and any other text inside an event", async () => {
      const text = "- um\n- dois\r\n\u2028data: três\n\nevent: done 👩‍💻";
      model.answer = () => ({ words: [text] });

      const events = await allEventsOf(await askNora(nora, { message: "oi" }, { stream: true }));

      const said = events.flatMap(({ event, data }) => (event === "token" ? data.text : []));
      expect(said.join("")).toBe(text);
      expect(events.at(-1)).toEqual({ event: "done", data: { reply: text } });
    });

    it("aborts the model call within a second of the visitor's disconnect", async () => {
      model.answer = () => ({ words: ["Sim. ", "E"], ending: "hang" });
      const visitor = new AbortController();
      const response = await askNora(
        nora,
        { message: "oi" },
        { stream: true, signal: visitor.signal },
      );
      await eventsOf(response).next();

      visitor.abort();

      await expect(endedWithin(1_000)).resolves.toBe(true);
    });

    it("aborts the model call also before its first word", async () => {
      model.answer = () => "hang";
      const visitor = new AbortController();
      const answer = askNora(nora, { message: "oi" }, { signal: visitor.signal });
      await until(() => model.requests.length === 1);

      visitor.abort();

      await expect(answer).rejects.toMatchObject({ name: "AbortError" });
      await expect(endedWithin(600)).resolves.toBe(true);
      expect(model.requests).toHaveLength(1);
    });

    it.each(["drop", "end", "error"] as const)(
      "ends with an error event if the model breaks off after a word (%s)",
      async (ending) => {
        model.answer = () => ({ words: ["Nosso", " site"], ending });

        const events = await allEventsOf(await askNora(nora, { message: "oi" }, { stream: true }));

        expect(events).toEqual([
          { event: "token", data: { text: "Nosso site" } },
          { event: "error", data: { error: "A resposta foi interrompida. Tente novamente." } },
        ]);
        expect(model.requests).toHaveLength(1);
      },
    );
  });

  describe("if the model can't answer", () => {
    it.each<[string, ModelAnswer]>([
      ["is down", { status: 500 }],
      ["hangs", "hang"],
    ])("the built-in assistant answers: the model %s", async (_what, answer) => {
      model.answer = () => answer;
      const question = { message: "Qual é o horário de atendimento?" };

      expect(await replyOf(await askNora(nora, question))).toContain("das 9h às 18h");

      const events = await allEventsOf(await askNora(nora, question, { stream: true }));
      expect(events.at(-1)).toEqual({
        event: "done",
        data: { reply: expect.stringContaining("das 9h às 18h") as string },
      });
    });

    it("answers a request without streaming with a whole answer of the built-in assistant", async () => {
      model.answer = () => ({ words: ["Atendemos de"], ending: "drop" });

      const reply = await replyOf(await askNora(nora, { message: "Que horas vocês abrem?" }));

      expect(reply).toContain("das 9h às 18h");
      expect(reply).not.toContain("Atendemos de");
    });

    it("answers 502 or 504 without the fallback", async () => {
      model.answer = () => ({ status: 500 });
      for (const stream of [false, true]) {
        const failed = await askNora(strict, { message: "oi" }, { stream });
        expect(failed.status).toBe(502);
        expect(await errorOf(failed)).toMatch(/indisponível/);
      }

      model.answer = () => "hang";
      const slow = await askNora(strict, { message: "oi" }, { stream: true });
      expect(slow.status).toBe(504);
      expect(await errorOf(slow)).toMatch(/demorou demais/);
    });

    it.each([true, false])(
      "logs the failure with the request's id (stream: %s)",
      async (stream) => {
        model.answer = () => "drop";

        const response = await askNora(nora, { message: "oi" }, { stream });
        await response.text();

        expect(nora.logged).toContainEqual(
          expect.objectContaining({
            msg: "model failed",
            reqId: response.headers.get("X-Request-Id"),
          }),
        );
      },
    );

    it("logs the failure without the key and the conversation", async () => {
      model.answer = () => ({ status: 401, body: `{"error":{"message":"Wrong key: ${KEY}"}}` });

      await askNora(nora, { message: "segredo da visitante" });

      const logged = JSON.stringify(nora.logged);
      expect(logged).toContain("model failed");
      expect(logged).toContain("401");
      expect(logged).not.toContain(KEY);
      expect(logged).not.toContain("segredo da visitante");
    });
  });

  it("asks for name and e-mail when a visitor wants a quote, and not again after it has them", async () => {
    const asks = (reply: string) =>
      leadTriggers.some((trigger) => reply.toLowerCase().includes(trigger));

    expect(asks(await replyOf(await askNora(alone, { message: "Quero um orçamento" })))).toBe(true);
    expect(
      asks(await replyOf(await askNora(alone, { message: "Quero um orçamento", leadData: ana }))),
    ).toBe(false);
  });
});
