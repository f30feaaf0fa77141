import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { askNora } from "../support/askNora.ts";
import { type ModelServer, startModelServer } from "../support/modelServer.ts";
import { ANON_KEY, type RunningApp, startApp } from "../support/startApp.ts";
import { until } from "../support/until.ts";

const TOKEN = { headers: { Authorization: "Bearer t" } };

describe("/metrics", () => {
  let model: ModelServer;
  let app: RunningApp;
  beforeEach(async () => {
    model = await startModelServer();
    app = await startApp({
      METRICS_TOKEN: "t",
      SMTP_URL: "smtp://127.0.0.1:9",
      CONTACT_RATE_LIMIT: "1/600",
      OPENAI_API_KEY: "k",
      OPENAI_BASE_URL: model.url,
    });
  });
  afterEach(async () => {
    await app.stop();
    await model.stop();
  });

  async function metrics(): Promise<string[]> {
    return (await (await fetch(`${app.url}/metrics`, TOKEN)).text()).split("\n");
  }

  const post = async () =>
    await fetch(app.url + paths.contact, {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: ANON_KEY },
      body: JSON.stringify(aContact()),
    });

  it("counts requests by route and status, and limits", async () => {
    await post();
    await post();
    await until(async () => (await metrics()).includes('http_limited_total{limit="contact"} 1'));

    const counted = `http_requests_total{method="POST",route="${paths.contact}"`;
    expect(await metrics()).toEqual(
      expect.arrayContaining([
        `${counted},status="200"} 1`,
        `${counted},status="429"} 1`,
        `http_request_duration_seconds_count{route="${paths.contact}"} 2`,
      ]),
    );
  });

  it("has the number and age of waiting mail, and the attempts", async () => {
    await post();
    const postponed = 'mail_attempts_total{destination="mail",outcome="postponed"} 1';
    await until(async () => (await metrics()).includes(postponed));

    expect(await metrics()).toEqual(
      expect.arrayContaining([
        'outbox_messages{destination="mail",state="waiting"} 1',
        'outbox_messages{destination="mail",state="failed"} 0',
        expect.stringMatching(/^outbox_oldest_waiting_seconds\{destination="mail"\} \d/),
      ]),
    );
  });

  it("counts model calls and fallbacks, of streamed answers too", async () => {
    model.answer = () => ({ words: ["Olá!"] });
    await askNora(app, { message: "Oi" });
    model.answer = () => ({ status: 401 });
    await (await askNora(app, { message: "Oi" }, { stream: true })).text();

    expect(await metrics()).toEqual(
      expect.arrayContaining([
        'chat_events_total{event="answer"} 2',
        'chat_events_total{event="model-failed"} 1',
        'chat_events_total{event="fallback"} 1',
      ]),
    );
  });

  it.each([
    ["bearer t", 200],
    ["Bearer T", 401],
    ["Bearer ", 401],
    ["Basic t", 401],
    ["", 401],
  ])("answers the credentials %j with %i", async (Authorization, status) => {
    const response = await fetch(`${app.url}/metrics`, { headers: { Authorization } });

    expect(response.status).toBe(status);
    expect((await response.text()).includes("outbox")).toBe(status === 200);
  });
});

it("/metrics doesn't exist without its token", async () => {
  await using app = await startApp();

  expect((await fetch(`${app.url}/metrics`, TOKEN)).status).toBe(404);
});

describe("without a store", () => {
  it("the page is served, /readyz answers 503, /healthz 200, and /metrics says it", async () => {
    await using app = await startApp({
      METRICS_TOKEN: "t",
      DATABASE_URL: "postgres://nora@127.0.0.1:9/nora",
    });
    const statusOf = async (path: string) => (await fetch(app.url + path)).status;

    expect([await statusOf("/"), await statusOf("/healthz")]).toEqual([200, 200]);
    const ready = await fetch(`${app.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({
      status: "unavailable",
      checks: { store: false, outbox: false },
    });
    const text = await (await fetch(`${app.url}/metrics`, TOKEN)).text();
    expect(text).toContain("store_up 0");
    expect(text).not.toMatch(/outbox_\w+\{/);
    const refused = await fetch(app.url + paths.contact, {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: ANON_KEY },
      body: JSON.stringify(aContact()),
    });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({ error: expect.any(String) as string });
    const reqId = refused.headers.get("X-Request-Id");
    const line = app.logged.find((one) => one.reqId === reqId && one.level === "error");
    expect(line).toMatchObject({ status: 503, err: { type: "StoreUnavailable" } });
  });
});

it("a ready service says so", async () => {
  await using app = await startApp();
  expect(await (await fetch(`${app.url}/healthz`)).json()).toEqual({ status: "ok" });
  const response = await fetch(`${app.url}/readyz`);

  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({ status: "ready", checks: { store: true, outbox: true } });
});
