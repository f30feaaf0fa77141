import { once } from "node:events";
import { type IncomingMessage, get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import request from "supertest";
import { securityTxt } from "../../server/page/siteFiles.ts";
import { company, contactToasts } from "../../src/shared/content/index.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";

const NO_SOURCES = { connect: [], script: [], style: [] };

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ SITE_URL: "https://nora.example" });
});
afterAll(() => app.stop());

/** Sends a GET and returns the body as received: supertest would decompress it. */
async function getRaw(path: string, headers: Record<string, string> = {}) {
  const sent = get(`${app.url}${path}`, { headers });
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { headers: response.headers, body: await buffer(response) };
}

describe("GET /", () => {
  it("is the landing page in Portuguese, rendered on the server", async () => {
    const response = await request(app.url).get("/");

    expect(response.status).toBe(200);
    expect(response.type).toBe("text/html");
    expect(response.text.slice(0, 34)).toBe('<!DOCTYPE html><html lang="pt-BR">');
    expect(response.text).toMatch(/<h1[ >]/);
  });

  it("is the same for any query", async () => {
    const [plain, queried] = await Promise.all([
      request(app.url).get("/"),
      request(app.url).get("/?utm_source=x&contato=outro"),
    ]);

    expect(queried.text === plain.text).toBe(true);
  });

  it("has the same content in every coding", async () => {
    const [br, gzip, identity] = await Promise.all([
      getRaw("/", { "Accept-Encoding": "gzip, deflate, br" }),
      getRaw("/", { "Accept-Encoding": "gzip" }),
      getRaw("/", { "Accept-Encoding": "identity" }),
    ]);

    expect(br.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(identity.headers["content-encoding"]).toBeUndefined();
    expect(brotliDecompressSync(br.body).equals(identity.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(identity.body)).toBe(true);
    for (const { headers } of [br, gzip, identity]) {
      expect(headers.vary).toContain("Accept-Encoding");
    }
  });

  it.each([
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0.1, gzip", "gzip"],
    ["*", "br"],
    ["", undefined],
    ["zstd", undefined],
  ])("respects Accept-Encoding: %s", async (accepted, coding) => {
    const { headers } = await getRaw("/", { "Accept-Encoding": accepted });

    expect(headers["content-encoding"]).toBe(coding);
  });

  it("answers HEAD with the same headers and no body", async () => {
    const whole = await request(app.url).get("/").set("Accept-Encoding", "br");
    const head = await request(app.url).head("/").set("Accept-Encoding", "br");

    expect(head.status).toBe(200);
    expect(head.headers.etag).toBe(whole.headers.etag);
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
    expect(head.text ?? "").toBe("");
  });

  it.each([
    ["the same tag", (tag: string) => tag],
    ["one of several", (tag: string) => `"other", ${tag}`],
    ["any", () => "*"],
  ])("answers 304 if the visitor's copy is current: %s", async (_what, ifNoneMatch) => {
    for (const path of ["/", "/robots.txt", "/favicon.svg", "/og.png"]) {
      const { headers } = await request(app.url).get(path);
      const response = await request(app.url)
        .get(path)
        .set({ "If-None-Match": ifNoneMatch(headers.etag!), "Cache-Control": "no-cache" });

      expect([path, response.status]).toEqual([path, 304]);
      expect(response.headers.etag).toBe(headers.etag);
    }
  });

  it("confirms the message after a form post without JavaScript", async () => {
    const response = await request(app.url).get("/?contato=enviado");

    expect(response.status).toBe(200);
    expect(response.text).toContain(`<title>${contactToasts.sent.title} | ${company.name}</title>`);
    expect(response.text).toContain(contactToasts.sent.description);
  });
});

it("a page that can't be rendered stops the start", async () => {
  const prepare = async () => await Promise.reject(new Error("broken"));
  const broken = {
    prepare,
    show: prepare,
    files: () => {},
    sources: NO_SOURCES,
    close: async () => {},
  };

  await expect(startApp({}, async () => broken)).rejects.toThrow("broken");
});

describe("an unknown path", () => {
  it("is answered with the 404 page and noindex", async () => {
    const response = await request(app.url).get("/nao-existe");

    expect(response.status).toBe(404);
    expect(response.type).toBe("text/html");
    expect(response.text).toContain("Oops! Page not found");
    expect(response.text).toMatch(/<meta name="robots" content="noindex"/);
    expect(response.text).toContain("Voltar para a página inicial");
  });

  it.each(["*", "its own tag"])(
    "is answered with 404 also with If-None-Match: %s",
    async (known) => {
      const { headers } = await request(app.url).get("/um");
      const response = await request(app.url)
        .get("/outro")
        .set("If-None-Match", known === "*" ? known : headers.etag!);

      expect(response.status).toBe(404);
      expect(response.text).toContain("Oops! Page not found");
    },
  );

  it.each(["/%E0%A4%A", "/%00", "/a%2F..%2Fb", `/${"a".repeat(4000)}`, "/Functions/v1/chatbot"])(
    "is answered with 404 for an unusual path: %s",
    async (path) => {
      const response = await request(app.url).get(path);

      expect(response.status).toBe(404);
    },
  );
});

describe("the build's files", () => {
  it("have hashed names and are immutable", async () => {
    const { text } = await request(app.url).get("/");
    const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(text)!;
    const response = await request(app.url).get(script!);

    expect(response.status).toBe(200);
    expect(response.type).toBe("text/javascript");
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it.each(["/assets/main-00000000.js", "/assets/%ff"])(
    "are answered with a short 404 if missing: %s",
    async (path) => {
      const response = await request(app.url).get(path);

      expect(response.status).toBe(404);
      expect(response.type).toBe("text/plain");
      expect(response.text.length).toBeLessThan(100);
    },
  );
});

describe("the files for crawlers and browsers", () => {
  it.each([
    ["/robots.txt", "text/plain"],
    ["/sitemap.xml", "application/xml"],
    ["/favicon.svg", "image/svg+xml"],
    ["/favicon.ico", "image/x-icon"],
    ["/.well-known/security.txt", "text/plain"],
    ["/site.webmanifest", "application/manifest+json"],
    ["/og.png", "image/png"],
  ])("%s is %s", async (path, type) => {
    const response = await request(app.url).get(path);

    expect(response.status).toBe(200);
    expect(response.type).toBe(type);
  });

  it("contain the site's URL", async () => {
    const [robots, sitemap] = await Promise.all([
      request(app.url).get("/robots.txt"),
      request(app.url).get("/sitemap.xml"),
    ]);

    expect(robots.text).toContain("Sitemap: https://nora.example/sitemap.xml");
    expect(sitemap.text).toContain("<loc>https://nora.example/</loc>");
  });

  it("contain the contact for security problems (RFC 9116)", async () => {
    const { text } = await request(app.url).get("/.well-known/security.txt");
    const fields = new Map(
      text
        .trim()
        .split("\n")
        .map((line) => line.split(/: (.*)/, 2) as [string, string]),
    );

    expect(fields.get("Contact")).toBe("mailto:contato@nora.example");
    expect(fields.get("Canonical")).toBe("https://nora.example/.well-known/security.txt");
    expect(fields.get("Preferred-Languages")).toBe("pt, en");
    const days = (Date.parse(fields.get("Expires")!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(270);
    expect(days).toBeLessThan(366);
  });

  it("expire in the future however long the process runs (RFC 9116, 2.5.5)", () => {
    const written = (now: string) =>
      securityTxt("https://nora.example", "a@b.example", new Date(now));

    expect(written("2026-11-22T12:00:00Z")).toContain("Expires: 2027-10-01T00:00:00.000Z");
    expect(written("2028-01-01T00:00:00Z")).toContain("Expires: 2028-12-01T00:00:00.000Z");
  });
});

describe("a known path with the wrong method", () => {
  it.each([
    ["post", "/", "GET, HEAD"],
    ["delete", "/", "GET, HEAD"],
    ["post", "/robots.txt", "GET, HEAD"],
    ["post", "/healthz", "GET, HEAD"],
    ["get", "/functions/v1/send-contact-email", "POST, OPTIONS"],
    ["put", "/functions/v1/chatbot", "POST, OPTIONS"],
    ["trace", "/", "GET, HEAD"],
    ["trace", "/functions/v1/chatbot", "POST, OPTIONS"],
  ] as const)("%s %s is 405 and names the right ones", async (method, path, allowed) => {
    const response = await request(app.url)[method](path);

    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe(allowed);
    expect(response.body.error).toEqual(expect.any(String));
  });
});

describe("any other path of the functions", () => {
  it.each(["/functions/v1/outra", "/functions/"])("%s is a JSON 404", async (path) => {
    const response = await request(app.url).post(path);

    expect(response.status).toBe(404);
    expect(response.body).toEqual({ error: "Este endereço não existe." });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it.each(["/auth/v1/nada", "/auth/"])("%s is a 404 in Supabase's format", async (path) => {
    const response = await request(app.url).post(path);

    expect(response.status).toBe(404);
    expect(response.body).toEqual({
      code: 404,
      error_code: "validation_failed",
      msg: "Este endereço não existe.",
      error: "Este endereço não existe.",
    });
    expect(response.headers["cache-control"]).toBe("no-store");
  });
});
