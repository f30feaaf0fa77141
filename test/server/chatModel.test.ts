import * as fc from "fast-check";
import { createCircuitBreaker } from "../../server/chat/model/circuitBreaker.ts";
import { createModel } from "../../server/chat/model/model.ts";
import {
  type ModelAnswer,
  type ModelServer,
  chunk,
  startModelServer,
} from "../support/modelServer.ts";
import { until } from "../support/until.ts";

const question = [{ role: "user" as const, content: "Vocês fazem sites?" }];
const ANSWER = "Criamos sites sob medida.";
const neverLeft = new AbortController().signal;

let endpoint: ModelServer;
beforeEach(async () => {
  endpoint = await startModelServer();
});
afterEach(async () => await endpoint.stop());

type Options = Parameters<typeof createModel>[1] & { timeoutMs?: number };

function modelOf({ timeoutMs = 60_000, ...options }: Options = {}) {
  const config = { apiKey: "sk-test", baseURL: endpoint.url, model: "test-model", timeoutMs };
  return createModel(config, options)!;
}

/** Returns the sentences of an answer, and the failure it ended with. */
async function heard(model = modelOf(), signal = neverLeft) {
  const sentences: string[] = [];
  try {
    for await (const sentence of model.answer(question, signal)) sentences.push(sentence);
  } catch (error) {
    return { sentences, failure: (error as { failure?: string }).failure };
  }
  return { sentences, failure: undefined };
}

const say = (...contents: unknown[]) => contents.map((content) => chunk({ content }));
const stop = chunk({}, "stop");

describe("a model's answer", () => {
  it("leaves sentence by sentence", async () => {
    endpoint.answer = () => ({ words: ["Si", "m! ", "Fazemos ", "🙂 sites", ".\n- Um", " item"] });

    expect((await heard()).sentences).toEqual(["Sim! ", "Fazemos 🙂 sites.\n", "- Um item"]);
  });

  it("isn't held back as a thought because it speaks of users", async () => {
    endpoint.answer = () => ({ words: ["Ok! Sistemas para usuários. ", "E"], ending: "hang" });
    const sentences = modelOf().answer(question, neverLeft);

    expect((await sentences.next()).value).toBe("Ok! ");
    await sentences.return(undefined);
  });

  it.each<[string, (string | object | null)[]]>([
    [
      "choices that are null",
      [...say(ANSWER), stop, { choices: null, usage: { total_tokens: 3 } }],
    ],
    ["no choices", [...say(ANSWER), stop, { usage: { total_tokens: 3 } }]],
    ["an empty list of choices", [{ choices: [] }, ...say(ANSWER), stop]],
    ["data that is null", [...say("Criamos sites"), null, ...say(" sob medida."), stop]],
    ["ping events", ['event: ping\ndata: {"type":"ping"}', ...say(ANSWER), stop]],
    ["data that isn't JSON", ["event: ping\ndata:", ...say(ANSWER), stop]],
    ["comments", [": OPENROUTER PROCESSING", ...say(ANSWER), stop]],
    ["a delta that is null", [{ choices: [{ index: 0, delta: null }] }, ...say(ANSWER), stop]],
    [
      "another choice",
      [{ choices: [{ index: 1, delta: { content: "Não." } }] }, ...say(ANSWER), stop],
    ],
    [
      "thinking parts",
      [
        ...say([{ type: "thinking", thinking: [{ type: "text", text: "Hm" }] }]),
        ...say([{ type: "text", text: "Criamos " }], [{ type: "text", text: "sites sob medida." }]),
        stop,
      ],
    ],
  ])("isn't disturbed by %s", async (_what, events) => {
    endpoint.answer = () => ({ events });

    expect(await heard()).toEqual({ sentences: [ANSWER], failure: undefined });
  });

  it.each<[string, string[]]>([
    ["think tags", ["<think>", "The user asks.", "</think>", `\n\n${ANSWER}`]],
    ["split think tags", ["<thi", "nk>The user. Asks", "</th", "ink>\n", ANSWER]],
    [
      "no opening tag",
      ["Okay, the user asks about sites. I must follow the system prompt. ", "</think>", ANSWER],
    ],
    [
      "no opening tag, in Portuguese",
      ["O usuário pergunta sobre sites.\n\n", "Simples.</think>\n", ANSWER],
    ],
    ["no opening tag, other words", ["Pensando no pedido. ", "Sites.", "</think>", ANSWER]],
    ["brackets", ["[THINK]Hm.[/THINK]", ANSWER]],
    ["half-closed marks", ["<|channel>thought\nSites. Curto.<channel|>", `${ANSWER}<turn|>`]],
    ["attributes", ['<think effort="low">Hm.</think >', ANSWER]],
    [
      "channels",
      [
        "<|channel|>analysis<|message|>User asks. Be short.<|end|><|start|>assistant",
        `<|channel|>final<|message|>${ANSWER}<|return|>`,
      ],
    ],
    ["channels without marks", ["analysisPensando em sites. ", "Pronto.assistantfinal", ANSWER]],
    ["an end of turn", [ANSWER, "<|im_end|>", "\n<|im_start|>user\nE agora?"]],
    ["another end of turn", [`${ANSWER}</s>`]],
    ["an instruction's end", ["[/INST] ", ANSWER]],
    ["a role", ["<|start_header_id|>assistant<|end_header_id|>", ANSWER, "<|eot_id|>"]],
  ])("is freed of thoughts and control marks: %s", async (_what, contents) => {
    for (const cut of [undefined, 1, 7]) {
      const pieces = cut ? contents.join("").match(new RegExp(`[^]{1,${cut}}`, "g"))! : contents;
      endpoint.answer = () => ({ events: [...say(...pieces), stop] });

      expect((await heard()).sentences.join("").trim()).toBe(ANSWER);
    }
  });

  it.each<[string, ModelAnswer]>([
    ["only of thoughts", { words: ["<think>Hm, sites"], finish: "length" }],
    ["of unfinished thoughts aloud", { words: ["Okay, the user asks. So"], finish: "length" }],
    ["blank", { words: [" ", "\u200b\n"] }],
    ["without words", { words: [] }],
    ["of control marks", { words: ["<|im_end|>"] }],
  ])("counts as blank if it is %s", async (_what, answer) => {
    endpoint.answer = () => answer;

    expect(await heard()).toEqual({ sentences: [], failure: "blank" });
  });

  it("that was cut at its length ends with its last whole sentence", async () => {
    endpoint.answer = () => ({ words: ["Sim. Criamos sites. E tam"], finish: "length" });

    expect(await heard()).toEqual({ sentences: ["Sim. ", "Criamos sites. "], failure: undefined });
  });

  it.each(["error", "content_filter"])("that the endpoint cut (%s) has failed", async (finish) => {
    endpoint.answer = () => ({ words: ["Criamos sites. E"], finish });

    expect(await heard()).toMatchObject({
      sentences: ["Criamos sites. ", "E"],
      failure: "interrupted",
    });
  });

  it("is no longer than an entry of the conversation, and its call is ended", async () => {
    endpoint.answer = () => ({
      words: Array.from({ length: 500 }, () => "Uma frase inteira. "),
      ending: "hang",
    });

    const { sentences } = await heard();

    expect(sentences.join("").length).toBeLessThanOrEqual(4_019);
    await until(() => endpoint.requests[0]?.aborted === true, 1_000);
  });

  it("isn't shortened by long thoughts", async () => {
    endpoint.answer = () => ({ words: ["<think>", "Hm. ".repeat(2_000), "</think>", ANSWER] });

    expect((await heard()).sentences).toEqual([ANSWER]);
  });

  it("may come whole, from an endpoint that doesn't stream", async () => {
    endpoint.answer = () => ({ words: ["Sim. Criamos sites."], whole: true });

    expect((await heard()).sentences).toEqual(["Sim. ", "Criamos sites."]);
  });

  it.each<[string, ModelAnswer, string]>([
    ["answers 500", { status: 500, body: '{"error":{"message":"boom"}}' }, "status"],
    ["answers 429", { status: 429, headers: { "retry-after": "1" } }, "status"],
    ["refuses the key", { status: 401, body: '{"error":{"message":"no"}}' }, "status"],
    ["refuses the text", { status: 400, body: '{"error":{"message":"no"}}' }, "status"],
    ["breaks the connection", "drop", "interrupted"],
    ["ends before a word", { words: [], ending: "end" }, "interrupted"],
    ["breaks off in a figure", { words: ["Fica pronto em 3"], ending: "drop" }, "interrupted"],
    ["reports an error", { words: [], ending: "error" }, "interrupted"],
    ["hangs", "hang", "slow"],
    ["hangs before its first word", { words: [], ending: "hang" }, "slow"],
    ["only thinks", { words: ["<think>", "Hm"], ending: "hang" }, "slow"],
    [
      "sends a page",
      { status: 200, body: "<html>", headers: { "content-type": "text/html" } },
      "interrupted",
    ],
    ["sends broken JSON", { status: 200, body: '{"choices": [' }, "interrupted"],
    [
      "redirects",
      { status: 307, headers: { location: "https://elsewhere.example/" } },
      "interrupted",
    ],
  ])("fails after one call if the endpoint %s", async (_what, answer, failure) => {
    endpoint.answer = () => answer;
    const model = failure === "slow" ? modelOf({ timeoutMs: 1_000 }) : modelOf();

    expect(await heard(model)).toEqual({ sentences: [], failure });
    expect(endpoint.requests).toHaveLength(1);
  });

  it("is text or a named failure for any response", async () => {
    const data = fc.oneof(
      fc.json(),
      fc.constantFrom("[DONE]", "{", '{"error":null}', '{"choices":[{"delta":{"content":"Oi"}}]}'),
      fc.record({ choices: fc.anything() }).map((value) => JSON.stringify(value) ?? ""),
    );
    const stream = fc
      .array(data, { maxLength: 5 })
      .map((all) => all.map((one) => `data: ${one}\n\n`).join(""));
    const answers = fc.record({
      status: fc.constantFrom(200, 200, 200, 201, 400, 404, 500),
      body: fc.oneof(stream, fc.json(), fc.string({ unit: "binary" })),
      headers: fc.record({
        "content-type": fc.constantFrom("text/event-stream", "application/json", "text/html", ""),
      }),
    });
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        endpoint.answer = () => answer;
        const { sentences, failure } = await heard();
        expect(failure ?? sentences.join("").trim()).toMatch(/\S/);
      }),
    );
  });

  it("has more time for the whole than for its first word, but not for ever", async () => {
    endpoint.answer = () => ({ words: ["Um. ", "Dois. ", "Três. "], ending: "hang" });

    const { sentences, failure } = await heard(modelOf({ wholeAnswerMs: 1_000 }));

    expect(sentences).toEqual(["Um. ", "Dois. ", "Três. "]);
    expect(failure).toBe("slow");
    await until(() => endpoint.requests[0]?.aborted === true, 1_000);
  });

  it("is aborted when the visitor leaves, and not asked for one who has left", async () => {
    endpoint.answer = () => ({ words: ["Um. ", "Dois"], ending: "hang" });
    const visitor = new AbortController();
    const waiting = heard(modelOf(), visitor.signal);
    await until(() => endpoint.requests.length === 1);

    visitor.abort();

    expect((await waiting).failure).toBeUndefined();
    await until(() => endpoint.requests[0]?.aborted === true, 1_000);
    expect((await heard(modelOf(), visitor.signal)).sentences).toEqual([]);
    expect(endpoint.requests).toHaveLength(1);
  });

  it("isn't asked for past the daily limit, or if that can't be counted", async () => {
    const limited = modelOf({ mayCall: async () => false });
    const uncounted = modelOf({ mayCall: async () => await Promise.reject(new Error("no store")) });

    expect((await heard(limited)).failure).toBe("limit-reached");
    expect((await heard(uncounted)).failure).toBe("limit-reached");
    expect(endpoint.requests).toEqual([]);
  });
});

describe("a failing endpoint", () => {
  async function outcomes(model: ReturnType<typeof modelOf>, count: number) {
    const failures: (string | undefined)[] = [];
    for (let asked = 0; asked < count; asked++) failures.push((await heard(model)).failure);
    return failures;
  }

  it("is called no more after three failures, then again after a pause", async () => {
    let now = 0;
    const model = modelOf({ breaker: createCircuitBreaker(() => now) });
    endpoint.answer = () => ({ status: 500 });
    expect(await outcomes(model, 4)).toEqual(["status", "status", "status", "paused"]);

    now += 30_000;
    expect(await outcomes(model, 2)).toEqual(["status", "paused"]);

    endpoint.answer = () => ({ words: ["Voltei."] });
    now += 30_000;
    expect(await outcomes(model, 4)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each<[string, ModelAnswer]>([
    ["status", { status: 422 }],
    ["interrupted", { status: 200, body: '{"error":{"code":400,"message":"no"}}' }],
    ["interrupted", { words: ["Oi"], finish: "content_filter" }],
    ["blank", { words: [] }],
  ])("isn't one that refuses one visitor (%s), but ten in a row", async (failure, answer) => {
    const model = modelOf();
    endpoint.answer = () => answer;
    await outcomes(model, 9);
    endpoint.answer = () => ({ words: ["Olá!"] });
    expect(await outcomes(model, 1)).toEqual([undefined]);

    endpoint.answer = () => answer;
    expect(await outcomes(model, 11)).toEqual([...Array<string>(10).fill(failure), "paused"]);
  });

  it("isn't closed to others by the visitor whose message it refuses while it is tried", async () => {
    let now = 0;
    const model = modelOf({ breaker: createCircuitBreaker(() => now) });
    endpoint.answer = () => ({ status: 500 });
    await outcomes(model, 3);
    now += 30_000;
    endpoint.answer = () => ({ status: 413 });
    await outcomes(model, 1);

    endpoint.answer = () => ({ words: ["Olá!"] });
    expect(await outcomes(model, 1)).toEqual([undefined]);
  });
});
