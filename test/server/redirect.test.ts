import { paths } from "../../src/shared/paths.ts";
import { rawRequest, statusOf } from "../support/rawRequest.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";

async function ask(
  app: RunningApp,
  url: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<{ status: number | undefined; location: string | undefined }> {
  const lines = Object.entries({ Host: "127.0.0.1", Connection: "close", ...headers });
  const head = [`${method} ${url} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  const answer = await rawRequest(app.url, `${head.join("\r\n")}\r\nContent-Length: 0\r\n\r\n`);
  return { status: statusOf(answer), location: /^Location: (.*)\r$/m.exec(answer)?.[1] };
}

describe("a site on https behind a proxy", () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ SITE_URL: "https://www.nora.example", TRUST_PROXY: "1" });
  });
  afterAll(() => app.stop());

  it.each([
    ["GET", "/?utm_source=x"],
    ["HEAD", "/"],
    ["GET", "/nao-existe"],
    ["GET", "/favicon.svg"],
    ["POST", paths.contact],
    ["GET", "//evil.example/"],
  ])("%s %s by http is redirected to https with path and query", async (method, url) => {
    const answer = await ask(app, url, { "X-Forwarded-Proto": "http" }, method);

    expect(answer).toEqual({ status: 308, location: `https://www.nora.example${url}` });
  });

  it.each(["nora.example", "NORA.example", "nora.example:443", "nora.example."])(
    "redirects its twin host %s",
    async (Host) => {
      const answer = await ask(app, "/?a=b", { Host, "X-Forwarded-Proto": "https" });

      expect(answer).toEqual({ status: 308, location: "https://www.nora.example/?a=b" });
    },
  );

  it.each(["www.nora.example", "nora.onrender.com", "127.0.0.1"])(
    "is served at %s by https",
    async (Host) => {
      const answer = await ask(app, "/", { Host, "X-Forwarded-Proto": "https" });

      expect(answer).toEqual({ status: 200, location: undefined });
    },
  );

  it.each(["/healthz", "/readyz"])("%s is served on any host and protocol", async (path) => {
    const headers = { Host: "nora.example", "X-Forwarded-Proto": "http" };

    expect((await ask(app, path, headers)).status).toBe(200);
  });
});

it.each<[string, Record<string, string>, string]>([
  ["X-Forwarded-Proto without a trusted proxy", { SITE_URL: "https://www.nora.example" }, "x"],
  ["the twin host of a site on http", { SITE_URL: "http://www.nora.example" }, "nora.example"],
])("%s causes no redirect", async (_what, environment, Host) => {
  await using app = await startApp(environment);

  expect((await ask(app, "/", { Host, "X-Forwarded-Proto": "http" })).status).toBe(200);
});
