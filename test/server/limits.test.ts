import express from "express";
import request from "supertest";
import { readConfig } from "../../server/config/readConfig.ts";
import { readPlatformHeader, visitorAddress } from "../../server/http/proxies.ts";
import { createLog } from "../../server/log.ts";
import { openStore } from "../../server/store/openStore.ts";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { ANON_KEY, type RunningApp, startApp } from "../support/startApp.ts";
import { visitorSession } from "../support/visitorSession.ts";

type Headers = Record<string, string>;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({
    CONTACT_RATE_LIMIT: "1/600",
    CHAT_RATE_LIMIT: "2/60",
    TRUST_PROXY: "1",
  });
});
afterAll(() => app.stop());

let addresses = 0;
let from: Headers;
// Each test has its own address, and so its own counts.
beforeEach(() => {
  addresses += 1;
  from = { "X-Forwarded-For": `198.51.100.${addresses}` };
});

function post(path: string, body: unknown, headers: Headers = {}, { url } = app) {
  return fetch(url + path, {
    method: "POST",
    headers: { apikey: ANON_KEY, "Content-Type": "application/json", ...from, ...headers },
    body: JSON.stringify(body),
  });
}

/** Sends one request after the other; returns the statuses. */
async function statuses(requests: (() => Promise<Response>)[]): Promise<number[]> {
  const found: number[] = [];
  for (const send of requests) {
    const response = await send();
    await response.arrayBuffer();
    found.push(response.status);
  }
  return found;
}

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

const sendContact = () => post(paths.contact, aContact());

describe("the limit of contact messages", () => {
  it("tells the wait in Retry-After, draft-8 headers and a sentence", async () => {
    const first = await sendContact();
    const second = await sendContact();

    expect(first.headers.get("RateLimit")).toMatch(/"contact"; r=0; t=600/);
    expect(first.headers.get("RateLimit-Policy")).toMatch(/"contact"; q=1; w=600/);
    expect(second.status).toBe(429);
    expect(Number(second.headers.get("Retry-After"))).toBeGreaterThan(590);
    expect(await second.json()).toEqual({
      error: "Recebemos muitas tentativas em pouco tempo. Aguarde 10 minutos e tente de novo.",
    });
  });

  it("counts accepted messages only", async () => {
    const sendRefused = () => post(paths.contact, aContact({ email: "ana@" }));
    const sendUnknown = () => post(paths.contact, aContact(), { apikey: "other" });

    expect(await statuses([...times(3, sendRefused), sendUnknown])).toEqual([400, 400, 400, 401]);
    expect(await statuses(times(3, sendContact))).toEqual([200, 429, 429]);
  });

  it("counts a repeated message once, and confirms it past the limit", async () => {
    const repeat = () => post(paths.contact, aContact(), { "Idempotency-Key": "tentativa-1" });

    expect(await statuses(times(3, repeat))).toEqual([200, 200, 200]);
    expect(await statuses([sendContact, repeat])).toEqual([429, 200]);
  });

  it("answers the native form with the page and its values", async () => {
    const send = (message: string) =>
      fetch(app.url + paths.contact, {
        method: "POST",
        headers: from,
        body: new URLSearchParams({ ...(aContact({ message }) as Headers), apikey: ANON_KEY }),
        redirect: "manual",
      });
    await send("Primeira mensagem");
    const response = await send("Segunda mensagem");

    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await response.text()).toContain("Segunda mensagem");
  });
});

describe("a visitor's address", () => {
  const forwarded = (value: string) => ({ "X-Forwarded-For": value });

  it.each<[string, Headers, Headers, string]>([
    [
      "the last entry",
      { TRUST_PROXY: "1" },
      forwarded("203.0.113.1, 198.51.100.1"),
      "198.51.100.1",
    ],
    [
      "without a port (Azure)",
      { TRUST_PROXY: "1" },
      forwarded("198.51.100.1:1001"),
      "198.51.100.1",
    ],
    ["an IPv6 /56", { TRUST_PROXY: "1" }, forwarded("2001:db8:0:1ff::1"), "2001:db8:0:100::/56"],
    ["its /56 in brackets", { TRUST_PROXY: "1" }, forwarded("[2001:db8::9]:5"), "2001:db8::/56"],
    ["the connection's, no proxy trusted", {}, forwarded("203.0.113.1"), "127.0.0.1"],
    [
      "on Heroku the last entry",
      { DYNO: "web.1" },
      forwarded("1.1.1.1, 203.0.113.1"),
      "203.0.113.1",
    ],
    [
      "on Fly Fly-Client-IP",
      { FLY_APP_NAME: "nora" },
      { "Fly-Client-IP": "203.0.113.1", ...forwarded("203.0.113.1, 66.241.124.230") },
      "203.0.113.1",
    ],
    [
      "on Render CF-Connecting-IP",
      { RENDER: "true" },
      { "CF-Connecting-IP": "203.0.113.1", ...forwarded("203.0.113.1, 172.70.1.1, 10.1.1.1") },
      "203.0.113.1",
    ],
    [
      "on Railway X-Real-IP",
      { RAILWAY_ENVIRONMENT: "production" },
      { "X-Real-IP": "203.0.113.1", ...forwarded("203.0.113.1, 10.1.1.1") },
      "203.0.113.1",
    ],
    [
      "on Railway without it the last entry",
      { RAILWAY_ENVIRONMENT: "production" },
      forwarded("203.0.113.3"),
      "203.0.113.3",
    ],
  ])("is %s", async (_what, environment, headers, address) => {
    const { proxies } = readConfig({ EPHEMERAL_DISK: "off", ...environment });
    const service = express()
      .set("trust proxy", proxies.count)
      .use(readPlatformHeader(proxies, createLog({ level: "silent" })))
      .get("/", (received, response) => void response.send(visitorAddress(received)));

    expect((await request(service).get("/").set(headers)).text.replace("::ffff:", "")).toBe(
      address,
    );
  });

  it("has its own count, by the platform's header if there is one", async () => {
    await using other = await startApp({
      CONTACT_RATE_LIMIT: "1/600",
      EPHEMERAL_DISK: "off",
      RAILWAY_ENVIRONMENT: "production",
    });
    const sendFrom = (ip: string) => () =>
      post(paths.contact, aContact(), { "X-Real-IP": ip, Connection: "close" }, other);

    expect(await statuses(["203.0.113.1", "203.0.113.2", "203.0.113.1"].map(sendFrom))).toEqual([
      200, 200, 429,
    ]);
  });

  it("is warned of once if a proxy forwards it and none is trusted", async () => {
    await using other = await startApp();
    await statuses(times(2, () => post(paths.contact, aContact(), { Connection: "close" }, other)));
    const warnings = other.logged.filter(({ level }) => level === "warn");

    expect(warnings).toEqual([
      expect.objectContaining({ msg: expect.stringContaining("TRUST_PROXY") }),
    ]);
    expect(JSON.stringify(other.logged)).not.toContain("198.51.100");
  });
});

describe("the limit of the chat", () => {
  const ask = (visitor: Headers, body: object = {}) => {
    return () => post(paths.chatbot, { message: "Oi", ...body }, visitor);
  };

  it("counts each session, and five times as much for their address", async () => {
    const [one, other] = [await visitorSession(app), await visitorSession(app)];
    const third = await visitorSession(app);

    const ofSessions = [...times(3, ask(one)), ask(other)];
    expect(await statuses(ofSessions)).toEqual([200, 200, 429, 200]);
    expect(await statuses(times(7, ask({})))).toEqual([...times(6, 200), 429]);
    expect(await statuses([ask(third)])).toEqual([429]);
  });

  it("keeps a lead that comes with a message too many", async () => {
    const visitor = await visitorSession(app);
    const leadData = { name: "Ana", email: "a-mais@padaria.com.br" };

    expect(await statuses(times(2, ask(visitor)))).toEqual([200, 200]);
    expect(await statuses([ask(visitor, { leadData })])).toEqual([429]);
    await using store = openStore({ dataDir: app.dataDir });
    const kept = store.db.selectFrom("messages").select("kind").where("email", "=", leadData.email);
    expect(await kept.execute()).toMatchObject([{ kind: "lead" }]);
  });

  it("admits twice the contact limit of new leads, and known ones always", async () => {
    const visitor = await visitorSession(app);
    const lead = (name: string) =>
      ask(visitor, {
        message: "",
        leadData: { name, email: `${name}@padaria.com.br` },
        leadId: `confirmation-${name}`,
      });

    expect(await statuses(["ana", "bia", "ana"].map(lead))).toEqual([200, 200, 200]);
    expect(await statuses([lead("caio"), lead("bia")])).toEqual([429, 200]);
  });
});

describe("the common limit", () => {
  const askNothing = (url: string) =>
    fetch(`${url}/functions/v1/nada`, { method: "POST", headers: from });

  it("is 300 calls of all functions and sessions a minute from one address", async () => {
    await Promise.all(times(300, app.url).map(async (url) => (await askNothing(url)).text()));

    const signUp = () => post("/auth/v1/signup", {});
    const elsewhere = { "X-Forwarded-For": "203.0.113.2" };
    const sendElsewhere = () => post(paths.contact, aContact(), elsewhere);
    expect(await statuses([signUp, sendContact, sendElsewhere])).toEqual([429, 429, 200]);
    expect((await fetch(app.url, { headers: from })).status).toBe(200);
  });

  it("is lifted when all three limits are off", async () => {
    await using other = await startApp({ SESSION_RATE_LIMIT: "off" });
    const found = times(310, other.url).map(async (url) => (await askNothing(url)).status);

    expect(new Set(await Promise.all(found))).toEqual(new Set([404]));
  });
});
