import { paths } from "../../src/shared/paths.ts";
import { redirectToSite } from "../../server/http/redirectToSite.ts";
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
  ])("%s %s by http is redirected to https with path and query", async (method, url) => {
    const answer = await ask(app, url, { "X-Forwarded-Proto": "http" }, method);

    expect(answer).toEqual({ status: 308, location: `https://www.nora.example${url}` });
  });

  it("redirects a request in absolute form, whose own host counts", async () => {
    const headers = { Host: "www.nora.example", "X-Forwarded-Proto": "https" };

    expect(await ask(app, "http://nora.example/sobre?a=b", headers)).toEqual({
      status: 308,
      location: "https://www.nora.example/sobre?a=b",
    });
  });

  it.each(["nora.example", "NORA.example", "nora.example:443", "nora.example."])(
    "redirects its other host name %s",
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

  it("never redirects to another site", async () => {
    const answer = await ask(app, "//evil.example/", { "X-Forwarded-Proto": "http" });

    expect(answer.location).toBe("https://www.nora.example//evil.example/");
  });
});

describe("a request line with invalid bytes", () => {
  it.each(["/é", "/\x7f", "/\0"])("is refused: %j", async (url) => {
    await using app = await startApp({ SITE_URL: "https://www.nora.example", TRUST_PROXY: "1" });
    const answer = await ask(app, url, { "X-Forwarded-Proto": "http" });

    expect(answer).toEqual({ status: 400, location: undefined });
  });
});

describe("X-Forwarded-Proto without a trusted proxy", () => {
  it("causes no redirect", async () => {
    await using app = await startApp({ SITE_URL: "https://www.nora.example", TRUST_PROXY: "0" });
    const answer = await ask(app, "/", { "X-Forwarded-Proto": "http" });

    expect(answer.status).toBe(200);
  });
});

describe("a site on http", () => {
  it("is never redirected", () => {
    const redirect = redirectToSite("http://nora.example", 1);
    const headers = { host: "www.nora.example", "x-forwarded-proto": "http" };

    expect(redirect({ url: "/", headers } as never)).toBeUndefined();
  });
});
