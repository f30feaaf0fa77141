import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { DAY_MS } from "../../src/shared/time.ts";
import { maskQuestion } from "../../server/chat/questions/maskQuestion.ts";
import { createOpenQuestions } from "../../server/chat/questions/openQuestions.ts";
import { runQuestionsCommand } from "../../server/chat/questions/questionsCommand.ts";
import { openStore } from "../../server/store/openStore.ts";
import { askNora } from "../support/askNora.ts";
import { startModelServer } from "../support/modelServer.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { type Stores, engines, startStores } from "../support/stores.ts";
import { until } from "../support/until.ts";

const NOON = Date.parse("2026-11-18T12:00:00Z");

describe.each(engines)("unanswered questions on %s", (engine) => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await startStores(engine);
  });
  afterAll(async () => await stores.stop());

  it("are kept for 30 days, newest first", async () => {
    const store = await stores.open();
    let now = NOON;
    const questions = createOpenQuestions(store, () => now);
    await questions.keep("vocês parcelam?");
    await questions.keep("têm loja em Recife?");
    now += 10 * DAY_MS;
    await questions.keep("e em Olinda?");
    now += 1_000;
    await questions.keep("vocês parcelam?");

    expect((await questions.list()).map(({ text }) => text)).toEqual([
      "vocês parcelam?",
      "e em Olinda?",
      "têm loja em Recife?",
    ]);

    now = NOON + 30 * DAY_MS;
    await questions.sweep();
    expect(await questions.list()).toHaveLength(2);
    now = NOON + 41 * DAY_MS;
    await questions.sweep();
    expect(await questions.list()).toEqual([]);
  });
});

describe("a stored question", () => {
  it.each([
    ["meu email é ana.souza@padaria.com.br ok?", "meu email é [e-mail] ok?"],
    ["meu email é ana @ gmail.com", "meu email é [e-mail]"],
    ["escreve pra ana arroba gmail ponto com", "escreve pra [e-mail] ponto com"],
    ["me liga no (11) 98765-4321", "me liga no ([número]"],
    ["cpf 123.456.789-09", "cpf [número]"],
    ["tenho ３０ lojas", "tenho [número] lojas"],
    ["duas\nlinhas\u0000\u001b[31m", "duas linhas [[número]m"],
    ["meio \ud83d emoji", "meio \ufffd emoji"],
  ])("is masked: %j", (message, masked) => {
    expect(maskQuestion(message)).toBe(masked);
    expect(maskQuestion(message)).not.toMatch(/\p{Nd}/u);
  });

  it("is cut before a word that may be half an e-mail address", () => {
    const message = `${"a ".repeat(145)}ana.souza@padaria.com.br`;

    expect(maskQuestion(message)).toBe(`${"a ".repeat(145)}…`);
  });
});

describe("KEEP_QUESTIONS", () => {
  let app: RunningApp;
  afterEach(async () => await app.stop());

  async function kept(): Promise<string[]> {
    const store = openStore({ dataDir: app.dataDir });
    try {
      return (await createOpenQuestions(store).list()).map(({ text }) => text);
    } finally {
      await store.close();
    }
  }

  it("stores questions that the built-in assistant couldn't answer, and no others", async () => {
    app = await startApp({ KEEP_QUESTIONS: "on" });

    await askNora(app, { message: "que horas vocês abrem?" });
    await askNora(app, { message: "quero morrer" });
    await askNora(app, { message: "aceitam bitcoin? tenho 3 lojas" });
    await until(async () => (await kept()).length > 0);

    expect(await kept()).toEqual(["aceitam bitcoin? tenho [número] lojas"]);
  });

  it("stores the question of a guarded model answer", async () => {
    const model = await startModelServer(() => ({ words: ["Custa R$ 10. Leva 3 dias."] }));
    app = await startApp({
      KEEP_QUESTIONS: "on",
      OPENAI_API_KEY: "key",
      OPENAI_BASE_URL: model.url,
    });

    await askNora(app, { message: "quanto custa o foguete?" });
    await until(async () => (await kept()).length > 0);
    await model.stop();

    expect(await kept()).toEqual(["quanto custa o foguete?"]);
  });

  it("stores nothing if it is off", async () => {
    app = await startApp();

    await askNora(app, { message: "aceitam bitcoin?" });
    await askNora(app, { message: "vocês vendem ingressos de cinema?" });

    expect(await kept()).toEqual([]);
  });

  it("fills the list of npm run questions, beside the running service", async () => {
    app = await startApp({ KEEP_QUESTIONS: "on" });
    await askNora(app, { message: "aceitam bitcoin?" });
    await until(async () => (await kept()).length > 0);

    const { stdout } = await promisify(execFile)(process.execPath, ["dist/questions.js"], {
      env: { ...process.env, DATA_DIR: app.dataDir, KEEP_QUESTIONS: "on" },
    });

    expect(stdout).toContain("aceitam bitcoin?");
  });

  it("is mentioned in the privacy notice", async () => {
    app = await startApp({ KEEP_QUESTIONS: "on" });

    expect(await (await fetch(app.url)).text()).toContain("não soube responder");
  });
});

describe("npm run questions", () => {
  it("refuses unknown options", async () => {
    let said = "";

    const code = await runQuestionsCommand(
      ["--all"],
      {},
      { out: () => {}, err: (text) => (said += text) },
    );

    expect(code).toBe(2);
    expect(said).toContain("npm run questions");
  });
});
