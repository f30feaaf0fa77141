import { createClient } from "@supabase/supabase-js";
import { askNora } from "../support/askNora.ts";
import { freePort } from "../support/freePort.ts";
import { startMailServer } from "../support/mailServer.ts";
import { type ModelServer, startModelServer } from "../support/modelServer.ts";
import { ANON_KEY, type RunningApp, startApp } from "../support/startApp.ts";
import { until } from "../support/until.ts";
import { visitorSession } from "../support/visitorSession.ts";

let model: ModelServer;
let app: RunningApp;
beforeEach(async () => {
  model = await startModelServer();
});
afterEach(async () => {
  await app.stop();
  await model.stop();
});

function startNora(environment: Record<string, string>) {
  return startApp({ OPENAI_API_KEY: "key", OPENAI_BASE_URL: model.url, ...environment });
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

describe("the chat's rate limit", () => {
  it("counts each session separately", async () => {
    app = await startNora({ CHAT_RATE_LIMIT: "2/60" });
    const one = await visitorSession(app);
    const other = await visitorSession(app);

    expect(await statuses(3, one)).toEqual([200, 200, 429]);
    expect(await statuses(1, other)).toEqual([200]);
  });

  it("allows one address five times the limit, whatever its sessions", async () => {
    app = await startNora({ CHAT_RATE_LIMIT: "1/60" });

    expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 429]);
    const response = await askNora(app, { message: "Oi" }, { headers: await visitorSession(app) });
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await response.json()).toEqual({
      error: "Recebemos muitas tentativas em pouco tempo. Aguarde um minuto e tente de novo.",
    });
  });
});

describe("the model's daily limit", () => {
  it("makes the built-in assistant answer when it is reached", async () => {
    app = await startNora({ CHAT_DAILY_LIMIT: "2" });

    expect(await statuses(3)).toEqual([200, 200, 200]);
    expect(model.requests).toHaveLength(2);
  });

  it("of 0 never calls the model", async () => {
    app = await startNora({ CHAT_DAILY_LIMIT: "0" });

    expect(await statuses(1)).toEqual([200]);
    expect(model.requests).toHaveLength(0);
  });

  it("is shared by processes on the same store", async () => {
    app = await startNora({ CHAT_DAILY_LIMIT: "1" });
    const next = await startNora({ CHAT_DAILY_LIMIT: "1", DATA_DIR: app.dataDir });
    try {
      await statuses(1);
      await askNora(next, { message: "Oi" });

      expect(model.requests).toHaveLength(1);
    } finally {
      await next.stop();
    }
  });
});

describe("an unreachable store", () => {
  it("is answered with 503 before the model is called", async () => {
    const port = await freePort();
    app = await startNora({ DATABASE_URL: `postgres://nora:x@127.0.0.1:${port}/nora` });

    const response = await askNora(app, { message: "Oi" });

    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(model.requests).toHaveLength(0);
  });
});

describe("simultaneous answers", () => {
  /** Starts answers that the model delays until `end` is called. */
  async function holdAnswers(count: number, headers: Record<string, string> = {}) {
    const held = Promise.withResolvers<{ words: string[] }>();
    model.answer = () => held.promise;
    const running = Array.from({ length: count }, () =>
      askNora(app, { message: "Oi" }, { headers }),
    );
    await until(() => model.requests.length === count);
    return { running, end: () => held.resolve({ words: ["Olá!"] }) };
  }

  it("are limited to ten per address without a session", async () => {
    app = await startNora({});
    const { running, end } = await holdAnswers(10);

    const eleventh = await askNora(app, { message: "Oi" });
    end();
    const answered = await Promise.all(running);
    for (const answer of answered) await answer.text();

    expect(eleventh.status).toBe(429);
    expect(eleventh.headers.get("Retry-After")).toBe("5");
    expect(eleventh.headers.get("RateLimit")).toBeNull();
    expect(answered.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  });

  it("are limited without losing the lead of a refused message", async () => {
    const mailServer = await startMailServer();
    try {
      app = await startNora({ SMTP_URL: mailServer.url });
      const visitor = await visitorSession(app);
      const { running, end } = await holdAnswers(2, visitor);

      const third = await askNora(
        app,
        { message: "Oi", leadData: { name: "Ana", email: "ana@exemplo.com.br" } },
        { headers: visitor },
      );
      end();
      for (const answer of await Promise.all(running)) await answer.text();
      await mailServer.took(1);

      expect(third.status).toBe(429);
      expect(mailServer.mails[0]!.subject).toBe("Novo lead do chat: Ana");
    } finally {
      await mailServer.stop();
    }
  });

  it("are limited to two per session; when one has ended, another is admitted", async () => {
    app = await startNora({ CHAT_RATE_LIMIT: "100/60" });
    const visitor = await visitorSession(app);
    const { running, end } = await holdAnswers(2, visitor);

    const third = await askNora(app, { message: "Oi" }, { headers: visitor });
    const told = await askNora(
      app,
      { message: "", leadData: { name: "Ana", email: "ana@exemplo.com.br" } },
      { headers: visitor },
    );
    end();
    for (const answer of await Promise.all(running)) await answer.text();

    expect(third.status).toBe(429);
    expect(third.headers.get("Retry-After")).toBe("5");
    expect(third.headers.get("RateLimit")).toBeNull();
    expect(told.status).toBe(200);
    await until(async () => (await statuses(1, visitor))[0] === 200);
  });
});

describe("the published Supabase client", () => {
  it("gets Nora's answer, whole or streamed", async () => {
    app = await startNora({});
    const supabase = createClient(app.url, ANON_KEY, { auth: { persistSession: false } });
    await supabase.auth.signInAnonymously();

    const whole = await supabase.functions.invoke("chatbot", { body: { message: "Oi" } });
    const streamed = await supabase.functions.invoke<Response>("chatbot", {
      body: { message: "Oi" },
      headers: { Accept: "text/event-stream" },
    });

    expect(whole.data).toEqual({ reply: "Olá, tudo bem?" });
    expect(await streamed.data!.text()).toContain(
      'event: done\ndata: {"reply":"Olá, tudo bem?"}\n\n',
    );
  });
});
