import { createHash } from "node:crypto";
import { paths } from "../../src/shared/paths.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ SITE_URL: "https://www.nora.example" });
});
afterAll(() => app.stop());

function policyOf(response: Response): Map<string, string[]> {
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  return new Map(
    policy.split(";").map((directive) => {
      const [name, ...values] = directive.trim().split(/\s+/);
      return [name!, values];
    }),
  );
}

describe.each([
  ["the page", "/"],
  ["a page that doesn't exist", "/nada"],
  ["a file", "/robots.txt"],
  ["a missing file", "/assets/nada.js"],
  ["a function's refusal", paths.contact],
  ["the session's refusal", "/auth/v1/user"],
  ["the process's health", "/healthz"],
])("%s", (_name, path) => {
  let response: Response;
  beforeAll(async () => {
    response = await fetch(app.url + path);
    await response.body?.cancel();
  });

  it("has a policy of our own origin, without wildcards, inline scripts and eval", () => {
    const policy = policyOf(response);

    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("script-src")).toEqual(["'self'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect([...policy.values()].flat().join(" ")).not.toMatch(/unsafe|\*|http:|nonce/);
  });

  it.each([
    ["Content-Type", /^(?:text\/(?:html|plain)|application\/json); ?charset=utf-8$/],
    ["Strict-Transport-Security", /^max-age=31536000$/],
    ["X-Content-Type-Options", /^nosniff$/],
    ["X-Frame-Options", /^deny$/i],
    ["Referrer-Policy", /^strict-origin-when-cross-origin$/],
    ["Cross-Origin-Resource-Policy", /^same-origin$/],
    ["X-Request-Id", /^[\da-f-]{36}$/],
  ])("has the header %s", (name, expected) => {
    expect(response.headers.get(name)).toMatch(expected);
  });

  it("sets no cookie, no CORS header and no header that names the software", () => {
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(response.headers.get("Server")).toBeNull();
    expect(response.headers.get("X-Powered-By")).toBeNull();
  });
});

describe("the page", () => {
  it("has scripts of its own origin only, and its inlined style by hash", async () => {
    const response = await fetch(app.url);
    const html = await response.text();
    const [, style] = /<style[^>]*>(.*?)<\/style>/s.exec(html)!;
    const hash = createHash("sha256").update(style!).digest("base64");
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!);

    expect(scripts.length).toBeGreaterThan(0);
    for (const attributes of scripts) {
      expect(attributes).toMatch(/src="\/assets\/|type="application\/(?:ld\+)?json"/);
    }
    expect(policyOf(response).get("style-src")).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(html).not.toMatch(/<[a-z][^>]*\s(?:on[a-z]+|style)=/i);
  });

  it("sends HSTS only if it is served by https", async () => {
    await using plain = await startApp({ SITE_URL: "http://localhost:3000" });

    expect((await fetch(plain.url)).headers.get("Strict-Transport-Security")).toBeNull();
  });
});

it.each(["/og.png", "/favicon.svg", "/favicon.ico", "/icon-180.png"])(
  "%s may be shown by other sites",
  async (path) => {
    const { headers } = await fetch(app.url + path, { method: "HEAD" });

    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  },
);
