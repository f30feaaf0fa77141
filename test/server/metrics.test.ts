import { watchOutbox } from "../../server/health/watchOutbox.ts";
import { createMetrics } from "../../server/health/metrics.ts";
import { createLog } from "../../server/log.ts";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { askNora } from "../support/askNora.ts";
import { type ModelServer, startModelServer } from "../support/modelServer.ts";
import { ANON_KEY, type RunningApp, startApp } from "../support/startApp.ts";
import { until } from "../support/until.ts";

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
    const response = await fetch(`${app.url}/metrics`, { headers: { Authorization: "Bearer t" } });
    return (await response.text()).split("\n");
  }

  const post = async () =>
    await fetch(app.url + paths.contact, {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: ANON_KEY },
      body: JSON.stringify(aContact()),
    });

  it("has counts, durations and the limits that refused requests", async () => {
    await post();
    await post();
    await until(async () => (await metrics()).includes('http_limited_total{limit="contact"} 1'));

    const lines = await metrics();
    expect(lines).toContain('http_requests_total{method="POST",status="200"} 1');
    expect(lines).toContain('http_requests_total{method="POST",status="429"} 1');
    expect(lines).toContainEqual(expect.stringMatching(/^http_request_duration_seconds_bucket/));
  });

  it("has the number and age of waiting messages", async () => {
    await post();

    const lines = await metrics();
    expect(lines).toContain('outbox_messages{state="waiting"} 1');
    expect(lines).toContain('outbox_messages{state="failed"} 0');
    expect(lines).toContainEqual(expect.stringMatching(/^outbox_oldest_waiting_seconds \d/));
    expect(lines).toContain("outbox_late 0");
  });

  it("counts model calls and fallbacks", async () => {
    model.answer = () => ({ words: ["Olá!"] });
    await askNora(app, { message: "Oi" });
    model.answer = () => ({ status: 401 });
    await (await askNora(app, { message: "Oi" }, { stream: true })).text();

    const lines = await metrics();
    expect(lines).toContain('chat_events_total{event="answer"} 2');
    expect(lines).toContain('chat_events_total{event="model-answered"} 1');
    expect(lines).toContain('chat_events_total{event="model-failed"} 1');
    expect(lines).toContain('chat_events_total{event="fallback"} 1');
  });

  it("counts malformed requests", async () => {
    await fetch(app.url, { headers: { "X-Long": "x".repeat(20_000) } });

    expect(await metrics()).toContain('http_requests_total{method="other",status="431"} 1');
  });

  it("accepts the scheme in lower case (RFC 9110, 11.1)", async () => {
    const response = await fetch(`${app.url}/metrics`, { headers: { Authorization: "bearer t" } });

    expect(response.status).toBe(200);
  });

  it.each(["Bearer T", "Bearer ", "Basic t", ""])("refuses %j", async (Authorization) => {
    const response = await fetch(`${app.url}/metrics`, { headers: { Authorization } });

    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("outbox");
  });
});

describe("mail that waits for more than 15 minutes", () => {
  const late = { waiting: 3, failed: 0, oldestSeconds: 901 };

  it("is logged as an error at each check until it is delivered", async () => {
    const logged: Record<string, unknown>[] = [];
    const log = createLog(
      { level: "info" },
      { write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>) },
    );
    let found = late;
    const watch = watchOutbox({ depth: async () => found, log, intervalMs: 5 });
    await until(() => logged.length >= 2);
    found = { waiting: 1, failed: 0, oldestSeconds: 900 };
    await until(() => logged.at(-1)?.level === "info");
    watch.close();

    expect(logged[0]).toMatchObject({ level: "error", waiting: 3, oldestMinutes: 15 });
    expect(logged.at(-1)).toMatchObject({ msg: "mail delivery no longer late" });
  });

  it("sets outbox_late in the metrics", async () => {
    const metrics = createMetrics({ depth: async () => late });

    expect(await metrics.registry.metrics()).toContain("outbox_late 1");
  });

  it("leaves the other metrics available while the store is unavailable", async () => {
    const metrics = createMetrics({ depth: async () => await Promise.reject(new Error("away")) });

    expect(await metrics.registry.metrics()).toMatch(/outbox_late Nan/i);
  });
});
