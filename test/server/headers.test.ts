import { createHash } from "node:crypto";
import { paths } from "../../src/shared/paths.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";

/**
 * Rules of MDN's HTTP Observatory (https://developer.mozilla.org/observatory/docs/tests_and_scoring), repeated here
 * because its scanner requires port 443. Each avoids a penalty or earns a bonus.
 */
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

describe("every response", () => {
  describe.each([
    ["the page", "/"],
    ["a page that doesn't exist", "/nada"],
    ["a file", "/favicon.svg"],
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

    it("has a policy without wildcards and eval, with one inline script by its hash", () => {
      const policy = policyOf(response);

      expect(policy.get("default-src")).toEqual(["'none'"]);
      expect(policy.get("script-src")).toEqual([
        "'self'",
        expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
      ]);
      expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
      expect(policy.get("trusted-types")).toEqual(["default"]);
      expect(policy.get("base-uri")).toEqual(["'none'"]);
      expect(policy.get("form-action")).toEqual(["'self'"]);
      expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
      expect([...policy.values()].flat().join(" ")).not.toMatch(/unsafe|\*|http:|nonce/);
    });

    it("states its content type and charset", () => {
      expect(response.headers.get("Content-Type")).toMatch(
        /^(?:text\/(?:html|plain)|application\/json|image\/svg\+xml); ?charset=utf-8$/,
      );
    });

    it.each([
      ["Strict-Transport-Security", /^max-age=(3153600\d|[4-9]\d{7}); includeSubDomains$/],
      ["X-Content-Type-Options", /^nosniff$/],
      ["X-Frame-Options", /^deny$/i],
      ["Referrer-Policy", /^strict-origin-when-cross-origin$/],
      ["Cross-Origin-Opener-Policy", /^same-origin$/],
      ["Cross-Origin-Resource-Policy", /^same-origin$/],
      ["Permissions-Policy", /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
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
});

describe("the page", () => {
  it("loads scripts from its own origin only, beside the inline one with its hash in the policy", async () => {
    const response = await fetch(app.url);
    const html = await response.text();
    const [, loader] = /<script id="loader">(.*?)<\/script>/s.exec(html)!;
    const hash = createHash("sha256").update(loader!).digest("base64");
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!);

    expect(scripts.length).toBeGreaterThan(0);
    for (const attributes of scripts) {
      expect(attributes).toMatch(
        /src="\/assets\/|type="application\/(?:ld\+)?json"|^ id="loader"$/,
      );
    }
    expect(policyOf(response).get("script-src")).toContain(`'sha256-${hash}'`);
    expect(html).not.toMatch(/<[a-z][^>]*\s(?:on[a-z]+|style)=/i);
  });

  it("has an integrity hash for its script", async () => {
    const html = await (await fetch(app.url)).text();
    const [, path, integrity] = /<script type="deferred" src="([^"]+)" integrity="([^"]+)"/.exec(
      html,
    )!;
    const script = await (await fetch(app.url + path)).bytes();

    expect(integrity).toBe(`sha256-${createHash("sha256").update(script).digest("base64")}`);
  });

  it("sends HSTS only if it is served by https", async () => {
    await using plain = await startApp({ SITE_URL: "http://localhost:3000" });
    const response = await fetch(plain.url);

    expect(response.headers.get("Strict-Transport-Security")).toBeNull();
  });
});
