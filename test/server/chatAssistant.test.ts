import { Writable } from "node:stream";
import { leadTriggers, yourEmail, yourName } from "../../src/shared/content/index.ts";
import { type ChatEvent, createAssistant } from "../../server/chat/assistant.ts";
import { createCircuitBreaker } from "../../server/chat/model/circuitBreaker.ts";
import type { Conversation } from "../../server/chat/conversation.ts";
import { createModel } from "../../server/chat/model/model.ts";
import { createLog } from "../../server/log.ts";
import { type ModelAnswer, type ModelServer, startModelServer } from "../support/modelServer.ts";
import { until } from "../support/until.ts";
import { site } from "./questions/facts.ts";

const KEY = "sk-test-do-not-tell-4Q7x";
const HOURS = "das 9h às 18h";
const question: Conversation = {
  message: "Qual é o horário de atendimento?",
  history: [],
  lead: null,
};

let endpoint: ModelServer;
let logged: string;
beforeEach(async () => {
  endpoint = await startModelServer();
  logged = "";
});
afterEach(async () => await endpoint.stop());

interface Settings {
  timeoutMs?: number | undefined;
  wholeAnswerMs?: number;
  fallback?: boolean;
  mayCall?: () => Promise<boolean>;
  shutdownSignal?: AbortSignal;
  now?: () => number;
  count?: (event: ChatEvent) => void;
}

/** Creates an assistant whose model is `endpoint`. A test that waits for a timeout sets a shorter one. */
function assistantWith({
  timeoutMs = 10_000,
  wholeAnswerMs = 25_000,
  fallback = true,
  mayCall,
  shutdownSignal,
  now = Date.now,
  count,
}: Settings = {}) {
  const config = { apiKey: KEY, baseURL: endpoint.url, model: "test-model", timeoutMs };
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      logged += line.toString();
      done();
    },
  });
  return createAssistant({
    model: createModel(config, {
      wholeAnswerMs,
      retryMs: 1,
      ...(mayCall && { mayCall }),
      ...(shutdownSignal && { shutdownSignal }),
    }),
    fallback,
    site,
    log: createLog({ level: "info" }, stream),
    breaker: createCircuitBreaker(now),
    ...(count && { count }),
  });
}

const asksContact = (reply: string) =>
  leadTriggers.some((trigger) => reply.toLowerCase().includes(trigger));

const neverAborted = new AbortController().signal;

async function wordsOf(words: AsyncIterable<string>): Promise<string[]> {
  const heard: string[] = [];
  for await (const word of words) heard.push(word);
  return heard;
}

describe("Nora with a model", () => {
  it("yields its answer sentence by sentence", async () => {
    endpoint.answer = () => ({ words: ["Ol", "á! ", "Tudo", " bem?"] });
    const words = assistantWith().reply(question, neverAborted);

    expect(await wordsOf(words)).toEqual(["Olá! ", "Tudo bem?"]);
  });

  it.each<[string, ModelAnswer, number]>([
    ["answers 500", { status: 500, body: '{"error":{"message":"boom"}}' }, 2],
    ["answers 429", { status: 429, body: '{"error":{"message":"slow down"}}' }, 2],
    ["asks for a longer wait than there is", { status: 429, headers: { "retry-after": "60" } }, 1],
    [
      "asks for a longer wait by a date",
      { status: 503, headers: { "retry-after": "Fri, 31 Dec 2100 12:00:00 GMT" } },
      1,
    ],
    ["breaks the connection", "drop", 2],
    ["ends before a word", { words: [], ending: "end" }, 2],
    ["reports an error before a word", { words: [], ending: "error" }, 2],
    ["refuses the key", { status: 401, body: `{"error":{"message":"Wrong key: ${KEY}"}}` }, 1],
    ["knows no such model", { status: 404, body: '{"error":{"message":"no such model"}}' }, 1],
    ["says nothing", { words: [] }, 1],
    ["says only blanks", { words: [" ", "\n"] }, 1],
    ["hangs", "hang", 1],
    ["hangs before its first word", { words: [], ending: "hang" }, 1],
    ["says its first word too late", { words: ["Olá"], pause: 600 }, 1],
    ["sends a page", { status: 200, body: "<html>", headers: { "content-type": "text/html" } }, 1],
    ["sends broken JSON", { status: 200, body: '{"choices": [' }, 1],
    ["sends no choices", { status: 200, body: '{"choices": []}' }, 1],
    ["sends something else", { status: 200, body: '["ok"]' }, 1],
  ])("answers from the site's content if the endpoint %s", async (what, answer, calls) => {
    endpoint.answer = () => answer;
    const timeoutMs = /hangs|too late/.test(what) ? 300 : undefined;

    const words = await wordsOf(assistantWith({ timeoutMs }).reply(question, neverAborted));

    expect(words).toEqual([expect.stringContaining(HOURS)]);
    expect(endpoint.requests).toHaveLength(calls);
    expect(logged).toContain("model failed");
    expect(logged).not.toContain(KEY);
  });

  it("answers from the site's content if the connection is refused", async () => {
    const assistant = assistantWith();
    await endpoint.stop();

    const words = await wordsOf(assistant.reply(question, neverAborted));

    expect(words).toEqual([expect.stringContaining(HOURS)]);
    expect(logged).toContain("ECONNREFUSED");
    endpoint = await startModelServer();
  });

  it("follows no redirect, which would send a visitor's question elsewhere", async () => {
    const elsewhere = await startModelServer();
    endpoint.answer = () => ({
      status: 307,
      headers: { location: `${elsewhere.url}/chat/completions` },
    });

    const words = await wordsOf(assistantWith().reply(question, neverAborted));
    await elsewhere.stop();

    expect(words).toEqual([expect.stringContaining(HOURS)]);
    expect(elsewhere.requests).toEqual([]);
  });

  it("retries once", async () => {
    endpoint.answer = () =>
      endpoint.requests.length === 1 ? { status: 503 } : { words: ["Agora sim."] };

    expect(await wordsOf(assistantWith().reply(question, neverAborted))).toEqual(["Agora sim."]);
    expect(logged).toBe("");
  });

  it("ends an answer after its total time limit", async () => {
    endpoint.answer = () => ({ words: ["Um. ", "Dois"], ending: "hang" });
    const words = assistantWith({ wholeAnswerMs: 1000 }).reply(question, neverAborted);

    await expect(wordsOf(words)).rejects.toMatchObject({
      status: 504,
      message: "A resposta foi interrompida. Tente novamente.",
    });
    await until(() => endpoint.requests[0]?.aborted === true, 1_000);
  });

  it("allows more time for the whole answer than for its first word", async () => {
    endpoint.answer = () => ({ words: ["Um. ", "Dois. ", "Três."], pause: 500 });
    const assistant = assistantWith({ timeoutMs: 1000 });

    expect(await wordsOf(assistant.reply(question, neverAborted))).toHaveLength(3);
  });

  it("interrupts an answer at the end of the shutdown grace, with an error", async () => {
    const shutdown = new AbortController();
    endpoint.answer = () => ({ words: ["Um. ", "Dois"], ending: "hang" });
    const words = assistantWith({ shutdownSignal: shutdown.signal }).reply(question, neverAborted);

    await words[Symbol.asyncIterator]().next();
    shutdown.abort();

    await expect(wordsOf(words)).rejects.toMatchObject({
      status: 503,
      message: "A resposta foi interrompida porque o serviço está reiniciando. Tente novamente.",
    });
    await until(() => endpoint.requests[0]?.aborted === true, 1_000);
  });

  it("answers from the site's content if shutdown comes before the first word or before the question", async () => {
    const shutdown = new AbortController();
    endpoint.answer = () => "hang";
    const assistant = assistantWith({ timeoutMs: 25_000, shutdownSignal: shutdown.signal });

    const waiting = wordsOf(assistant.reply(question, neverAborted));
    await until(() => endpoint.requests.length === 1);
    shutdown.abort();

    expect(await waiting).toEqual([expect.stringContaining(HOURS)]);
    expect(await assistant.wholeReply(question, neverAborted)).toContain(HOURS);
    expect(endpoint.requests).toHaveLength(1);
  });

  it("makes no call for a visitor who has left", async () => {
    const assistant = assistantWith();

    expect(await wordsOf(assistant.reply(question, AbortSignal.abort()))).toEqual([]);
    expect(endpoint.requests).toEqual([]);
  });

  it("stops calling a failing endpoint after a few visitors, and tries again later", async () => {
    let now = 0;
    endpoint.answer = () => "hang";
    const assistant = assistantWith({ timeoutMs: 1000, now: () => now });
    const ask = async () => (await wordsOf(assistant.reply(question, neverAborted))).join("");

    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    expect(answers.filter((answer) => answer.includes(HOURS))).toHaveLength(50);
    const calls = endpoint.requests.length;

    expect(await ask()).toContain(HOURS);
    expect(endpoint.requests).toHaveLength(calls);

    endpoint.answer = () => ({ words: ["Voltei."] });
    now += 30_000;
    expect(await ask()).toBe("Voltei.");
  });

  it.each<[string, ModelAnswer]>([
    ["refuses with 400", { status: 400, body: '{"error":{"message":"invalid"}}' }],
    ["refuses with 422", { status: 422, body: '{"error":{"message":"invalid"}}' }],
    ["refuses inside a 200", { status: 200, body: '{"error":{"code":400,"message":"invalid"}}' }],
    ["says only blanks", { words: [" ", "\n"] }],
    ["filters its whole answer", { words: [] }],
  ])("still calls an endpoint for other visitors if it %s for one", async (_what, answer) => {
    const assistant = assistantWith();
    endpoint.answer = () => answer;
    for (let asked = 0; asked < 5; asked++) {
      expect(await assistant.wholeReply(question, neverAborted)).toContain(HOURS);
    }

    endpoint.answer = () => ({ words: ["Olá!"] });
    expect(await assistant.wholeReply(question, neverAborted)).toBe("Olá!");
  });

  it("sends no unpaired surrogates, which some endpoints refuse", async () => {
    endpoint.answer = ({ body }) =>
      body.messages.every(({ content }) => content.isWellFormed())
        ? { words: ["Entendi."] }
        : { status: 400, body: '{"error":{"message":"lone surrogate"}}' };
    const half = "\ud83d";

    const reply = await assistantWith().wholeReply(
      {
        message: `x ${half}`,
        history: [{ role: "user", content: `${half} y` }],
        lead: { name: half, email: "ana@padaria.com.br" },
      },
      neverAborted,
    );

    expect(reply).toBe("Entendi.");
  });

  it("cuts a long answer between characters", async () => {
    endpoint.answer = () => ({ words: ["a".repeat(3_999), "🙂"] });

    expect(await assistantWith().wholeReply(question, neverAborted)).toBe("a".repeat(3_999));
  });

  it("replaces invented sentences, streamed or not, and counts them without their text", async () => {
    endpoint.answer = () => ({ words: ["Claro! Custa ", "R$ 2.5", "00,00. ", "Até logo."] });
    const counted: string[] = [];
    const assistant = assistantWith({ count: (event) => counted.push(event) });

    const whole = await assistant.wholeReply(question, neverAborted);
    const streamed = await wordsOf(assistant.reply(question, neverAborted));

    expect(whole).toMatch(/^Claro! Isso eu não posso confirmar .*Até logo\.$/);
    expect(asksContact(whole)).toBe(true);
    expect(streamed.join("")).toBe(whole);
    expect(counted.filter((event) => event === "guarded")).toHaveLength(2);
    expect(logged).toContain('"kinds":["price"]');
    expect(logged).not.toContain("2.500");
  });

  it("answers from the site's content if the daily limit is reached or can't be counted", async () => {
    const counted: ChatEvent[] = [];
    const limited = assistantWith({
      mayCall: async () => false,
      fallback: false,
      count: (event) => void counted.push(event),
    });
    const uncounted = assistantWith({
      mayCall: async () => await Promise.reject(new Error("no store")),
    });

    expect(await limited.wholeReply(question, neverAborted)).toContain(HOURS);
    expect(counted).toContain("model-limit-reached");
    expect(await uncounted.wholeReply(question, neverAborted)).toContain(HOURS);
    expect(endpoint.requests).toEqual([]);
  });

  it("doesn't count a call that it didn't make or ended at shutdown as a failure of the model", async () => {
    const counted: ChatEvent[] = [];
    const count = (event: ChatEvent) => void counted.push(event);
    endpoint.answer = () => "hang";
    const shutdown = new AbortController();
    const ending = assistantWith({ timeoutMs: 25_000, shutdownSignal: shutdown.signal, count });
    const uncounted = assistantWith({
      mayCall: async () => await Promise.reject(new Error("no store")),
      count,
    });

    const waiting = ending.wholeReply(question, neverAborted);
    await until(() => endpoint.requests.length === 1);
    shutdown.abort();
    await waiting;
    await uncounted.wholeReply(question, neverAborted);

    expect(counted).toEqual(["answer", "fallback", "answer", "fallback"]);
  });

  it("checks the daily limit before each call, retries included", async () => {
    let left = 3;
    endpoint.answer = () => ({ status: 500 });
    const assistant = assistantWith({ mayCall: async () => left-- > 0 });

    await assistant.wholeReply(question, neverAborted);
    await assistant.wholeReply(question, neverAborted);
    await assistant.wholeReply(question, neverAborted);

    expect(endpoint.requests).toHaveLength(3);
  });

  it("doesn't count a retry for which no time is left", async () => {
    let calls = 0;
    endpoint.answer = () => ({ status: 503, headers: { "Retry-After": "2" } });
    const assistant = assistantWith({
      timeoutMs: 1000,
      mayCall: async () => {
        calls++;
        return true;
      },
    });

    await assistant.wholeReply(question, neverAborted);

    expect(calls).toBe(1);
    expect(logged).toContain('"failure":"status"');
  });

  it("fails with a status without the fallback", async () => {
    const ask = (timeoutMs?: number) =>
      assistantWith({ fallback: false, timeoutMs }).wholeReply(question, neverAborted);
    endpoint.answer = () => ({ status: 500 });
    await expect(ask()).rejects.toMatchObject({ status: 502 });

    endpoint.answer = () => "hang";
    await expect(ask(300)).rejects.toMatchObject({ status: 504 });
  });

  it("accepts a whole answer from an endpoint without streaming", async () => {
    endpoint.answer = () => ({ words: ["Tudo", " certo."], whole: true });

    expect(await assistantWith().wholeReply(question, neverAborted)).toBe("Tudo certo.");
  });

  /** Answers as an endpoint that supports only `max_completion_tokens`. */
  const refuseMaxTokens: ModelServer["answer"] = ({ body }) =>
    body.max_tokens === undefined
      ? { words: ["Certo."] }
      : {
          status: 400,
          body: `{"error":{"message":"Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens'."}}`,
        };

  it("counts the second request to an endpoint that refuses a parameter", async () => {
    endpoint.answer = refuseMaxTokens;
    let left = 3;
    const assistant = assistantWith({ mayCall: async () => left-- > 0 });

    expect(await assistant.wholeReply(question, neverAborted)).toBe("Certo.");
    expect(await assistant.wholeReply(question, neverAborted)).toBe("Certo.");
    expect(await assistant.wholeReply(question, neverAborted)).toContain(HOURS);
    expect(endpoint.requests).toHaveLength(3);
  });

  it("doesn't send the second request if the daily limit is reached", async () => {
    endpoint.answer = refuseMaxTokens;
    let left = 1;
    const assistant = assistantWith({ mayCall: async () => left-- > 0, fallback: false });

    expect(await assistant.wholeReply(question, neverAborted)).toContain(HOURS);
    expect(endpoint.requests).toHaveLength(1);
  });

  it("finds the parameter in simultaneous first answers too", async () => {
    const bothArrived = Promise.withResolvers<void>();
    endpoint.answer = async (request) => {
      if (endpoint.requests.length >= 2) bothArrived.resolve();
      await bothArrived.promise;
      return refuseMaxTokens(request);
    };
    const assistant = assistantWith();

    const replies = await Promise.all(
      [1, 2].map(() => assistant.wholeReply(question, neverAborted)),
    );

    expect(replies).toEqual(["Certo.", "Certo."]);
  });

  it("limits the answer by the parameter that the endpoint supports", async () => {
    endpoint.answer = refuseMaxTokens;
    const assistant = assistantWith();

    expect(await assistant.wholeReply(question, neverAborted)).toBe("Certo.");
    expect(await assistant.wholeReply(question, neverAborted)).toBe("Certo.");
    expect(endpoint.requests.map(({ body }) => body.max_completion_tokens)).toEqual([
      undefined,
      700,
      700,
    ]);
  });

  it("cuts an endless answer at the maximum length of a history entry", async () => {
    endpoint.answer = () => ({
      words: Array.from({ length: 1_000 }, () => "palavra ".repeat(10)),
      ending: "hang",
    });

    expect(await assistantWith().wholeReply(question, neverAborted)).toHaveLength(4_000);
    await until(() => endpoint.requests[0]?.aborted === true, 1_000);
  });
});

describe("a visitor who speaks of harming themselves", () => {
  const INTRUSIVE = "Que pena! Me diga seu nome e seu e-mail para um orçamento.";
  beforeEach(() => void (endpoint.answer = () => ({ words: [INTRUSIVE] })));

  const said = (...messages: string[]): Conversation => ({
    message: messages.at(-1)!,
    history: messages.slice(0, -1).flatMap((content) => [
      { role: "user" as const, content },
      { role: "assistant" as const, content: "Certo." },
    ]),
    lead: null,
  });

  it.each([
    "Quero me matar",
    "quanto custa um site? deixa, não quero mais viver",
    "Minha filha tentou se matar",
    "pensamentos suicidas",
    "quero me m4tar",
    "I want to die",
    // Recognised by the classifier alone.
    "seria melhor pra todo mundo se eu sumisse de vez, tô pensando em acabar com tudo hoje",
  ])("gets the CVV from the built-in assistant, never the model: %s", async (message) => {
    const assistant = assistantWith({ fallback: false });

    const whole = await assistant.wholeReply(said(message), neverAborted);
    const streamed = await wordsOf(assistant.reply(said(message), neverAborted));

    expect(whole).toMatch(/CVV.*188.*de graça/);
    expect(asksContact(whole)).toBe(false);
    expect(streamed).toEqual([whole]);
    expect(endpoint.requests).toEqual([]);
  });

  it.each([
    "não quero ligar pra ninguém",
    "sim",
    "xyz",
    "obrigada",
    "quero falar com uma pessoa",
    "quanto custa um site?",
    "aceitam cripto?",
    "meu e-mail é ana@padaria.com.br",
  ])("is asked for no contact data by the next answer: %s", async (message) => {
    const reply = await assistantWith().wholeReply(said("quero morrer", message), neverAborted);

    expect(reply).toContain("188");
    expect(asksContact(reply)).toBe(false);
    expect(endpoint.requests).toEqual([]);
  });

  it("gets the CVV from the built-in assistant too if the classifier takes it for sadness", async () => {
    const message =
      "perdi a loja, perdi minha esposa, tô devendo pra todo mundo e não vejo mais sentido em continuar aqui, essa semana acaba";

    const reply = await assistantWith().wholeReply(said(message), neverAborted);

    expect(reply).toContain("o CVV atende de graça no 188");
    expect(endpoint.requests).toEqual([]);
  });

  it("doesn't stop the model from answering messages about work", async () => {
    const assistant = assistantWith();
    for (const message of [
      "esse sistema antigo vai me matar kkk",
      "quero acabar com as planilhas",
    ]) {
      await assistant.wholeReply(said(message), neverAborted);
    }

    expect(endpoint.requests).toHaveLength(2);
  });

  it("is asked for no contact data after a message that only the classifier recognised", async () => {
    const assistant = assistantWith();
    const message =
      "seria melhor pra todo mundo se eu sumisse de vez, tô pensando em acabar com tudo hoje";

    const reply = await assistant.wholeReply(
      said(message, "quero falar com uma pessoa"),
      neverAborted,
    );

    expect(reply).toContain("188");
    expect(asksContact(reply)).toBe(false);
    expect(endpoint.requests).toEqual([]);
  });

  it("is answered by the model again after four other messages", async () => {
    const others = ["oi", "tudo bem?", "obrigada", "quais serviços vocês têm?", "e o preço?"];

    await assistantWith().wholeReply(said("quero morrer", ...others.slice(0, 4)), neverAborted);
    expect(endpoint.requests).toEqual([]);

    await assistantWith().wholeReply(said("quero morrer", ...others), neverAborted);
    expect(endpoint.requests).toHaveLength(1);
  });

  it("doesn't have these messages kept as unanswered questions", async () => {
    const kept: string[] = [];
    const assistant = createAssistant({
      model: undefined,
      fallback: true,
      site,
      log: createLog({ level: "warn" }),
      keepQuestion: async (message) => void kept.push(message),
    });

    await assistant.wholeReply(said("quero morrer", "aceitam cripto?"), neverAborted);
    await assistant.wholeReply(said("quero morrer", "xyz"), neverAborted);

    expect(kept).toEqual([]);
  });
});

describe("the model's instructions", () => {
  it("contain the page's content and how to ask for contact data", async () => {
    await assistantWith().wholeReply(question, neverAborted);

    const { content = "" } = endpoint.requests[0]?.body.messages[0] ?? {};
    for (const fact of [
      "Criação de Sites",
      "Integração com as ferramentas que você já usa",
      "Portal Corporativo",
      HOURS,
      "das 9h às 13h",
      site.contactEmail,
      yourName,
      yourEmail,
      "nunca diga que anotou",
    ]) {
      expect(content).toContain(fact);
    }
    expect(content).not.toMatch(/undefined|\[object/);
  });
});
