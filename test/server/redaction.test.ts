import { paths } from "../../src/shared/paths.ts";
import { askNora } from "../support/askNora.ts";
import { type ModelServer, startModelServer } from "../support/modelServer.ts";
import { rawRequest } from "../support/rawRequest.ts";
import { ANON_KEY, type RunningApp, startApp } from "../support/startApp.ts";
import { until } from "../support/until.ts";

/** Values that must not be in the log: personal data, keys and tokens. */
const SECRETS = {
  name: "Umbelina Quixadá",
  email: "umbelina@quixada.com.br",
  phone: "(85) 98877-6655",
  message: "Quero vender tapioca pela internet",
  address: "198.51.100.23",
  address6: "2001:db8:1234:5678::9abc",
  token: "eyJhbGciOiJIUzI1NiJ9.dW1iZWxpbmE.c2VncmVkbw",
  key: "chave-do-visitante-0042",
  password: "s3nh4-do-correio",
  modelKey: "sk-model-9f8e7d",
  metrics: "metrics-token-31337",
};

/** Returns the ways a value may be encoded. */
function spellings(value: string): string[] {
  return [
    value,
    encodeURIComponent(value),
    value.toLowerCase(),
    JSON.stringify(value).slice(1, -1),
    Buffer.from(value).toString("base64"),
    Buffer.from(value).toString("base64url"),
  ];
}

let model: ModelServer;
let app: RunningApp;
beforeAll(async () => {
  model = await startModelServer();
  app = await startApp({
    LOG_LEVEL: "trace",
    TRUST_PROXY: "1",
    METRICS_TOKEN: SECRETS.metrics,
    SMTP_URL: `smtp://umbelina:${SECRETS.password}@127.0.0.1:9`,
    OPENAI_API_KEY: SECRETS.modelKey,
    OPENAI_BASE_URL: model.url,
  });
});
afterAll(async () => {
  await app.stop();
  await model.stop();
});

const { name, email, phone, message } = SECRETS;

async function send(path: string, init: RequestInit = {}): Promise<void> {
  const response = await fetch(app.url + path, { redirect: "manual", ...init });
  await response.arrayBuffer();
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return send(path, {
    method: "POST",
    headers: {
      apikey: ANON_KEY,
      "Content-Type": "application/json",
      "X-Forwarded-For": SECRETS.address,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** Sends the values to every route in every way, accepted and refused. */
async function sendEverywhere(): Promise<void> {
  const contact = { name, email, phone, message };
  await post(paths.contact, contact, { "Idempotency-Key": SECRETS.key });
  await post(paths.contact, { ...contact, message: "outra" }, { "Idempotency-Key": SECRETS.key });
  await post(paths.contact, { ...contact, email: `${email}@` });
  await post(paths.contact, { ...contact, name: `${name}\0` });
  await post(paths.contact, `{"name":"${name}","email":${email}`);
  await post(paths.contact, contact, {
    apikey: SECRETS.key,
    Authorization: `Bearer ${SECRETS.token}`,
  });
  await post(paths.contact, contact, { "Content-Type": `text/${email}` });
  await post(paths.contact, contact, { "X-Forwarded-For": SECRETS.address6 });
  await post(paths.contact, new URLSearchParams({ ...contact, apikey: ANON_KEY }).toString(), {
    "Content-Type": "application/x-www-form-urlencoded",
  });
  await post(
    paths.contact,
    new URLSearchParams({ ...contact, phone: "", apikey: ANON_KEY }).toString(),
    {
      "Content-Type": "application/x-www-form-urlencoded",
    },
  );
  for (const value of Object.values(SECRETS)) {
    const word = encodeURIComponent(value);
    await send(`/${word}?${word}=${word}`);
    await send(`/assets/${word}`);
    await send(`/functions/v1/${word}`, { method: "POST" });
    await send(`/auth/v1/${word}?email=${word}`);
    await send("/", {
      headers: {
        "User-Agent": word,
        Referer: `https://x.example/${word}`,
        Cookie: word,
        Origin: word,
      },
    });
    await rawRequest(app.url, `GET /${word}\r\n\r\n`);
    await rawRequest(app.url, `GET / HTTP/1.1\r\nHost: x\r\n ${word}: x\r\n\r\n`);
  }
  await post("/auth/v1/signup", { email, phone, password: SECRETS.password });
  await post("/auth/v1/token?grant_type=refresh_token", { refresh_token: SECRETS.token });
  await send("/auth/v1/user", { headers: { Authorization: `Bearer ${SECRETS.token}` } });
  await send("/metrics", { headers: { Authorization: `Bearer ${SECRETS.metrics}` } });
}

async function chatEverywhere(): Promise<void> {
  const conversationHistory = [{ role: "user", content: `${name} ${email} ${phone}` }];
  const leadData = { name, email, phone };
  for (const stream of [true, false]) {
    model.answer = () => ({ words: [`Olá, ${name}!`] });
    await (await askNora(app, { message, conversationHistory, leadData }, { stream })).text();
    model.answer = () => ({
      status: 400,
      body: JSON.stringify({ error: { message: `${message} ${email}` } }),
    });
    await (await askNora(app, { message, conversationHistory }, { stream })).text();
    model.answer = () => ({ words: [name], ending: "error" });
    await (await askNora(app, { message, conversationHistory }, { stream })).text();
  }
  await (await askNora(app, { message: "", leadData: { name, email: `${email}@` } })).text();
}

describe("the log at level trace", () => {
  it("contains no personal data and no keys", async () => {
    await sendEverywhere();
    await chatEverywhere();
    // The mail server is unreachable, so that failure is logged too.
    await until(() => app.logged.some(({ level }) => level === "warn" || level === "error"));

    expect(app.logged.length).toBeGreaterThan(60);
    const log = app.logged.map((line) => JSON.stringify(line));
    const found = Object.entries(SECRETS).flatMap(([kind, value]) =>
      spellings(value).flatMap((spelling) =>
        log.filter((line) => line.includes(spelling)).map((line) => `${kind}: ${line}`),
      ),
    );
    expect(found).toEqual([]);
  });
});
