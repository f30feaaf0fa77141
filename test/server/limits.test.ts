import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { ANON_KEY, type RunningApp, startApp } from "../support/startApp.ts";
import { visitorSession } from "../support/visitorSession.ts";

type Headers = Record<string, string>;

function post({ url }: RunningApp, path: string, body: unknown, headers: Headers = {}) {
  return fetch(url + path, {
    method: "POST",
    // Closed at once: at its stop, a service leaves idle connections open for a second.
    headers: {
      apikey: ANON_KEY,
      "Content-Type": "application/json",
      Connection: "close",
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

/** Sends one request for each of the headers, in order; returns the statuses. */
async function statuses(
  app: RunningApp,
  all: Headers[],
  { path = paths.contact, body = aContact() }: { path?: string; body?: unknown } = {},
): Promise<number[]> {
  const found: number[] = [];
  for (const headers of all) {
    const response = await post(app, path, body, headers);
    await response.arrayBuffer();
    found.push(response.status);
  }
  return found;
}

const from = (...addresses: string[]) =>
  addresses.map((address) => ({ "X-Forwarded-For": address }));

describe("the limit of contact messages", () => {
  it("tells the wait in Retry-After, draft-8 headers and a sentence", async () => {
    await using app = await startApp({ CONTACT_RATE_LIMIT: "1/600" });
    const first = await post(app, paths.contact, aContact());
    const second = await post(app, paths.contact, aContact());

    expect(first.headers.get("RateLimit")).toMatch(/"contact"; r=0; t=600/);
    expect(first.headers.get("RateLimit-Policy")).toMatch(/"contact"; q=1; w=600/);
    expect(second.status).toBe(429);
    expect(Number(second.headers.get("Retry-After"))).toBeGreaterThan(590);
    expect(await second.json()).toEqual({
      error: "Recebemos muitas tentativas em pouco tempo. Aguarde 10 minutos e tente de novo.",
    });
  });

  it("counts accepted messages only", async () => {
    await using app = await startApp({ CONTACT_RATE_LIMIT: "1/600" });
    const refused = await statuses(app, [{}, {}, {}], { body: aContact({ email: "ana@" }) });
    const unknown = await statuses(app, [{ apikey: "other" }]);

    expect([...refused, ...unknown]).toEqual([400, 400, 400, 401]);
    expect(await statuses(app, [{}, {}, {}])).toEqual([200, 429, 429]);
  });

  it("answers the native form with the page and its values", async () => {
    await using app = await startApp({ CONTACT_RATE_LIMIT: "1/600" });
    const send = (message: string) =>
      fetch(app.url + paths.contact, {
        method: "POST",
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
  it.each<[string, Headers, Headers[], number[]]>([
    [
      "TRUST_PROXY=1: the last entry",
      { TRUST_PROXY: "1" },
      from("203.0.113.1, 198.51.100.1", "203.0.113.2, 198.51.100.1"),
      [200, 429],
    ],
    [
      "with a port (Azure)",
      { TRUST_PROXY: "1" },
      from("198.51.100.1:1001", "198.51.100.1:1002"),
      [200, 429],
    ],
    [
      "an IPv6 /56",
      { TRUST_PROXY: "1" },
      from("2001:db8:0:1::1", "[2001:db8:0:ff::9]:5", "2001:db8:0:100::1"),
      [200, 429, 200],
    ],
    ["no proxy trusted: the connection", {}, from("203.0.113.1", "203.0.113.2"), [200, 429]],
    [
      "Heroku: the last entry",
      { DYNO: "web.1" },
      from("1.1.1.1, 203.0.113.1", "1.1.1.1, 203.0.113.2"),
      [200, 200],
    ],
    [
      "Fly: Fly-Client-IP",
      { FLY_APP_NAME: "nora" },
      ["203.0.113.1", "203.0.113.2", "203.0.113.2"].map((ip) => ({
        "Fly-Client-IP": ip,
        "X-Forwarded-For": `${ip}, 66.241.124.230`,
      })),
      [200, 200, 429],
    ],
    [
      "Render: CF-Connecting-IP",
      { RENDER: "true" },
      ["203.0.113.1", "203.0.113.2"].map((ip) => ({
        "CF-Connecting-IP": ip,
        "X-Forwarded-For": `${ip}, 172.70.1.1, 10.1.1.1`,
      })),
      [200, 200],
    ],
    [
      "Railway: X-Real-IP; without it the last entry",
      { RAILWAY_ENVIRONMENT: "production" },
      [
        { "X-Real-IP": "203.0.113.1", "X-Forwarded-For": "203.0.113.1, 10.1.1.1" },
        ...from("203.0.113.3", "203.0.113.3"),
      ],
      [200, 200, 429],
    ],
  ])("%s", async (_what, environment, sent, expected) => {
    await using app = await startApp({
      CONTACT_RATE_LIMIT: "1/600",
      EPHEMERAL_DISK: "off",
      ...environment,
    });

    expect(await statuses(app, sent)).toEqual(expected);
  });

  it("is warned of once if a proxy forwards it and none is trusted", async () => {
    await using app = await startApp();
    await statuses(app, from("203.0.113.1", "203.0.113.2"));
    const warnings = app.logged.filter(({ level }) => level === "warn");

    expect(warnings).toEqual([
      expect.objectContaining({ msg: expect.stringContaining("TRUST_PROXY") }),
    ]);
    expect(JSON.stringify(app.logged)).not.toContain("203.0.113");
  });
});

describe("the limit of the chat", () => {
  const chat = { path: paths.chatbot, body: { message: "Oi" } };

  it("counts each session, and five times as much for their address", async () => {
    await using app = await startApp({ CHAT_RATE_LIMIT: "2/60" });
    const [one, other] = [await visitorSession(app), await visitorSession(app)];
    const third = await visitorSession(app);

    expect(await statuses(app, [one, one, one, other], chat)).toEqual([200, 200, 429, 200]);
    expect(
      await statuses(
        app,
        Array.from({ length: 7 }, () => ({})),
        chat,
      ),
    ).toEqual([...Array.from({ length: 6 }, () => 200), 429]);
    expect(await statuses(app, [third], chat)).toEqual([429]);
  });

  it("keeps a lead that comes with a message too many", async () => {
    await using app = await startApp({ CHAT_RATE_LIMIT: "1/60", METRICS_TOKEN: "t" });
    const leadData = { name: "Ana", email: "ana@padaria.com.br" };
    const visitor = await visitorSession(app);

    expect(
      await statuses(app, [visitor, visitor], { ...chat, body: { message: "Oi", leadData } }),
    ).toEqual([200, 429]);
    const other = { message: "Oi", leadData: { name: "Bia", email: "bia@padaria.com.br" } };
    expect(await statuses(app, [visitor], { ...chat, body: other })).toEqual([429]);
    const metrics = await fetch(`${app.url}/metrics`, { headers: { Authorization: "Bearer t" } });
    expect(await metrics.text()).toContain('accepted_total{kind="lead",source="direct"} 2');
  });

  it("admits twice the contact limit of new leads, and known ones always", async () => {
    await using app = await startApp({ CONTACT_RATE_LIMIT: "1/600" });
    const visitor = await visitorSession(app);
    const leadOf = async (name: string) =>
      await statuses(app, [visitor], {
        path: paths.chatbot,
        body: {
          message: "",
          leadData: { name, email: `${name}@padaria.com.br` },
          leadId: `confirmation-${name}`,
        },
      });

    expect([await leadOf("ana"), await leadOf("bia"), await leadOf("ana")].flat()).toEqual([
      200, 200, 200,
    ]);
    expect(await leadOf("caio")).toEqual([429]);
    expect(await leadOf("bia")).toEqual([200]);
  });
});

describe("the common limit", () => {
  const missing = { path: "/functions/v1/nada" };

  it("is 300 calls of all functions and sessions a minute from one address", async () => {
    await using app = await startApp({ TRUST_PROXY: "1" });
    const headers = from("203.0.113.1");
    const calls = Array.from({ length: 300 }, () => post(app, missing.path, {}, headers[0]));
    await Promise.all(calls.map(async (call) => (await call).arrayBuffer()));

    expect(await statuses(app, headers, { path: "/auth/v1/signup" })).toEqual([429]);
    expect(await statuses(app, headers)).toEqual([429]);
    expect(await statuses(app, from("203.0.113.2"))).toEqual([200]);
    expect((await fetch(app.url, { headers: headers[0]! })).status).toBe(200);
  });

  it("is lifted when all three limits are off", async () => {
    await using app = await startApp({ SESSION_RATE_LIMIT: "off" });
    const calls = Array.from(
      { length: 310 },
      async () => (await post(app, missing.path, {})).status,
    );

    expect(new Set(await Promise.all(calls))).toEqual(new Set([404]));
  });
});
