import { createClient } from "@supabase/supabase-js";
import { leadTriggers } from "../../src/shared/content/index.ts";
import { askNora } from "../support/askNora.ts";
import { type ModelServer, startModelServer } from "../support/modelServer.ts";
import { ANON_KEY, type RunningApp, startApp } from "../support/startApp.ts";
import { visitorSession } from "../support/visitorSession.ts";

const KEY = "sk-test-do-not-tell-4Q7x";
const ana = { name: "Ana Souza", email: "ana@padaria.com.br" };

let model: ModelServer;
let app: RunningApp;
beforeEach(async () => {
  model = await startModelServer();
});
afterEach(async () => {
  await app.stop();
  await model.stop();
});

async function startNora(environment: Record<string, string> = {}): Promise<void> {
  app = await startApp({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: model.url, ...environment });
}

async function statuses(count: number, headers: Record<string, string> = {}): Promise<number[]> {
  const answered: number[] = [];
  for (let asked = 0; asked < count; asked++) {
    const response = await askNora(app, { message: "Oi" }, { headers });
    await response.text();
    answered.push(response.status);
  }
  return answered;
}

async function replyTo(message: string, more: object = {}): Promise<string> {
  const response = await askNora(app, { message, ...more });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("no-store");
  return ((await response.json()) as { reply: string }).reply;
}

const opensForm = (reply: string) =>
  leadTriggers.some((phrase) => reply.toLowerCase().includes(phrase));

describe("the chat of the running service", () => {
  it("answers from the site's content without a model, and asks for contact data by consent", async () => {
    app = await startApp();

    expect(await replyTo("Qual é o horário de atendimento?")).toContain("das 9h às 18h");
    expect(opensForm(await replyTo("Quero um orçamento"))).toBe(true);
    expect(opensForm(await replyTo("Quero um orçamento", { leadData: ana }))).toBe(false);
  });

  it("answers with the model, and from the site's content while the model can't", async () => {
    await startNora({ OPENAI_MODEL: "test-model" });
    expect(await replyTo("Oi")).toBe("Olá, tudo bem?");
    expect(model.requests[0]).toMatchObject({
      headers: { authorization: `Bearer ${KEY}` },
      body: { model: "test-model", stream: true },
    });

    model.answer = () => ({ status: 401, body: `{"error":{"message":"Wrong key: ${KEY}"}}` });
    expect(await replyTo("Qual é o horário de atendimento?")).toContain("das 9h às 18h");
    const logged = JSON.stringify(app.logged);
    expect(logged).toContain("model failed");
    expect(logged).not.toMatch(/sk-test|horário/);
  });

  it("never sends the model a message of distress", async () => {
    await startNora({ CHAT_FALLBACK: "off" });

    const reply = await replyTo("quero me matar");

    expect(reply).toContain("188");
    expect(opensForm(reply)).toBe(false);
    expect(model.requests).toEqual([]);
  });

  it("gives the published Supabase client the answer, whole or streamed", async () => {
    await startNora();
    const supabase = createClient(app.url, ANON_KEY, { auth: { persistSession: false } });
    await supabase.auth.signInAnonymously();

    const whole = await supabase.functions.invoke("chatbot", { body: { message: "Oi" } });
    const streamed = await supabase.functions.invoke<Response>("chatbot", {
      body: { message: "Oi" },
      headers: { Accept: "text/event-stream" },
    });

    expect(whole.data).toMatchObject({ reply: "Olá, tudo bem?" });
    expect(await streamed.data!.text()).toContain('event: done\ndata: {"reply":"Olá, tudo bem?"');
  });
});

describe("the chat's rate limit", () => {
  it("counts each session separately, and an address at five times the limit", async () => {
    await startNora({ CHAT_RATE_LIMIT: "2/60" });
    const one = await visitorSession(app);

    expect(await statuses(3, one)).toEqual([200, 200, 429]);
    expect(await statuses(1, await visitorSession(app))).toEqual([200]);
    expect((await statuses(8)).at(-1)).toBe(429);
    const response = await askNora(app, { message: "Oi" }, { headers: await visitorSession(app) });
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
  });
});

describe("the model's daily limit", () => {
  it("makes the built-in assistant answer when it is reached, also after a restart", async () => {
    await startNora({ CHAT_DAILY_LIMIT: "2" });
    expect(await statuses(3)).toEqual([200, 200, 200]);
    expect(model.requests).toHaveLength(2);

    const next = await startApp({
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: model.url,
      CHAT_DAILY_LIMIT: "2",
      DATA_DIR: app.dataDir,
    });
    await (await askNora(next, { message: "Oi" })).text();
    await next.stop();
    expect(model.requests).toHaveLength(2);
  });

  it("of 0 never calls the model", async () => {
    await startNora({ CHAT_DAILY_LIMIT: "0" });

    expect(await statuses(1)).toEqual([200]);
    expect(model.requests).toEqual([]);
  });
});
