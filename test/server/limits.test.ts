import { type Server, request as send } from "node:http";
import { type Socket, connect } from "node:net";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { paths } from "../../src/shared/paths.ts";
import { createHttpServer } from "../../server/http/createHttpServer.ts";
import { countRefusals } from "../../server/http/refusals.ts";
import { listen } from "../../server/process/listen.ts";
import { openTestDoor } from "../support/openTestDoor.ts";
import { rawRequest, statusOf } from "../support/rawRequest.ts";
import { ANON_KEY, type RunningApp, startApp } from "../support/startApp.ts";
import { until } from "../support/until.ts";

async function statusAt(app: RunningApp, path: string, from = "203.0.113.7"): Promise<number> {
  const response = await fetch(app.url + path, { headers: { "X-Forwarded-For": from } });
  await response.body?.cancel();
  return response.status;
}

describe("an address with too many refusals", () => {
  let app: RunningApp;
  beforeEach(async () => {
    app = await startApp({ REFUSAL_RATE_LIMIT: "5/60", TRUST_PROXY: "1", METRICS_TOKEN: "t" });
    for (let count = 0; count < 5; count++) await statusAt(app, "/functions/v1/nothing");
  });
  afterEach(() => app.stop());

  it("gets a Retry-After in whole seconds and a Portuguese sentence", async () => {
    const response = await fetch(`${app.url}/functions/v1/nothing`, {
      headers: { "X-Forwarded-For": "203.0.113.7" },
    });

    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(await response.json()).toEqual({
      error: "Recebemos muitas tentativas em pouco tempo. Aguarde um minuto e tente de novo.",
    });
  });

  it("gets a 429 from the functions too", async () => {
    const response = await fetch(app.url + paths.contact, {
      method: "POST",
      headers: { "X-Forwarded-For": "203.0.113.7" },
    });

    expect(response.status).toBe(429);
  });

  it("gets a page for a form posted without JavaScript", async () => {
    const response = await fetch(app.url + paths.contact, {
      method: "POST",
      headers: { "X-Forwarded-For": "203.0.113.7" },
      body: new URLSearchParams({ name: "Ana" }),
    });

    expect(response.status).toBe(429);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toMatch(/^<!doctype html>[^]*Aguarde[^]*Volte/);
  });

  it.each(["/", "/favicon.svg", "/healthz", "/readyz"])("is still served %s", async (path) => {
    expect(await statusAt(app, path)).toBe(200);
  });

  it("doesn't affect other addresses", async () => {
    expect(await statusAt(app, "/functions/v1/nothing", "203.0.113.8")).toBe(404);
  });

  it("is counted in the metrics", async () => {
    await statusAt(app, "/functions/v1/nothing");
    const metrics = await fetch(`${app.url}/metrics`, { headers: { Authorization: "Bearer t" } });

    expect(await metrics.text()).toContain('http_limited_total{limit="refusals"} 1');
  });

  it("includes its whole IPv6 /56 network, and no other", async () => {
    for (let host = 1; host <= 5; host++) {
      await statusAt(app, "/functions/v1/nothing", `2001:db8:0:1::${host}`);
    }

    expect(await statusAt(app, "/functions/v1/nothing", "2001:db8:0:ff::9")).toBe(429);
    expect(await statusAt(app, "/functions/v1/nothing", "2001:db8:0:100::1")).toBe(404);
  });
});

describe("an address that continues after its limit", () => {
  it("is admitted at an even rate, never in a burst", async () => {
    await using app = await startApp({ REFUSAL_RATE_LIMIT: "4/8", TRUST_PROXY: "1" });
    for (let count = 0; count < 4; count++) await statusAt(app, "/functions/v1/nothing");
    await until(async () => (await statusAt(app, "/functions/v1/nothing")) === 404);
    const next = await statusAt(app, "/functions/v1/nothing");

    expect(next).toBe(429);
  });
});

it("an address with too many refusals gets a 429 from /metrics if that doesn't exist", async () => {
  await using app = await startApp({ REFUSAL_RATE_LIMIT: "2/60", TRUST_PROXY: "1" });
  expect([await statusAt(app, "/metrics"), await statusAt(app, "/metrics")]).toEqual([404, 404]);

  expect(await statusAt(app, "/metrics")).toBe(429);
});

describe("a request without a key", () => {
  async function statusOfPost(url: string, headers: Record<string, string> = {}): Promise<number> {
    const response = await fetch(url, { method: "POST", body: "{}", headers });
    await response.body?.cancel();
    return response.status;
  }
  const valid = { apikey: ANON_KEY, "Content-Type": "application/json" };

  it("doesn't count towards the limit of the chat", async () => {
    await using app = await startApp({ CHAT_RATE_LIMIT: "1/60" });
    const statuses = [];
    for (let count = 0; count < 6; count++) {
      statuses.push(await statusOfPost(app.url + paths.chatbot));
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await statusOfPost(app.url + paths.chatbot, valid)).toBe(400);
  });

  it("counts as refused at the contact form, not towards the limit of accepted messages", async () => {
    await using app = await startApp({ CONTACT_RATE_LIMIT: "1/60" });
    const statuses = [];
    for (let count = 0; count < 5; count++) {
      statuses.push(await statusOfPost(app.url + paths.contact));
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    expect(await statusOfPost(app.url + paths.contact, valid)).toBe(400);
    expect(await statusOfPost(app.url + paths.contact)).toBe(429);
  });
});

describe("a slow client", () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createHttpServer({
      headersTimeout: 300,
      requestTimeout: 600,
      connectionsCheckingInterval: 50,
    });
    openTestDoor(server, {
      next: (request, response) => {
        request.resume();
        request.on("end", () => response.end("ok"));
      },
    });
    url = `http://127.0.0.1:${await listen(server, { port: 0, host: "127.0.0.1" })}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ["sends nothing", ""],
    ["doesn't end its headers", "GET / HTTP/1.1\r\nHost: x\r\nA: "],
    ["doesn't end its body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nslow"],
  ])("that %s gets a 408 and is disconnected", async (_case, bytes) => {
    expect(statusOf(await rawRequest(url, bytes))).toBe(408);
  });

  it("that sends single bytes at intervals is disconnected too", async () => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
    const dripping = setInterval(() => socket.write("A: b\r\n"), 20);
    const answer = await text(socket).catch(() => "");
    clearInterval(dripping);

    expect(statusOf(answer)).toBe(408);
  });
});

describe("500 slow connections", () => {
  it("don't delay the page for others", async () => {
    await using app = await startApp();
    const { port } = new URL(app.url);
    const sockets: Socket[] = [];
    for (let count = 0; count < 500; count++) {
      const socket = connect(Number(port), "127.0.0.1");
      socket.on("error", () => {});
      await once(socket, "connect");
      socket.write("POST /functions/v1/chatbot HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{");
      sockets.push(socket);
    }

    const page = send(app.url).end();
    const [response] = (await once(page, "response")) as [{ statusCode: number; resume(): void }];
    response.resume();
    for (const socket of sockets) socket.destroy();

    expect(response.statusCode).toBe(200);
  });
});

describe("the count of refusals", () => {
  it("still limits an address after a flood from 10,000 others", () => {
    const refusals = countRefusals({ requests: 5, seconds: 60 });
    for (let other = 0; other < 10_000; other++) refusals.add(`10.0.${other >> 8}.${other & 255}`);
    for (let count = 0; count < 6; count++) refusals.add("203.0.113.7");

    expect(refusals.secondsToWait("203.0.113.7")).toBeGreaterThan(0);
  });
});
