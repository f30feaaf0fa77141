import request from "supertest";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";

const LISTED = "https://app.nora.example";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ ALLOWED_ORIGINS: LISTED, TRUST_PROXY: "1" });
});
afterAll(() => app.stop());

function post(headers: Record<string, string>, path: string = paths.contact) {
  return request(app.url).post(path).set("apikey", app.anonKey).set(headers).send(aContact());
}

describe("a post", () => {
  it.each<[string, Record<string, string>]>([
    ["of no origin", {}],
    ["of the site", { Origin: "http://localhost:3000", Host: "10.0.0.7" }],
    ["of the requested host", { Origin: "https://nora.onrender.com", Host: "nora.onrender.com" }],
    ["of our own page with a hidden origin", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
  ])("%s is accepted without CORS headers", async (_whose, headers) => {
    const response = await post(headers);

    expect(response.status).toBe(200);
    expect(response.headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("of a listed origin is accepted and may be read there", async () => {
    const { status, headers } = await post({ Origin: LISTED });

    expect(status).toBe(200);
    expect(headers["access-control-allow-origin"]).toBe(LISTED);
    expect(headers["access-control-expose-headers"]).toContain("retry-after");
  });

  it.each<[string, Record<string, string>]>([
    ["of another site", { Origin: "https://evil.example" }],
    ["of a page that hides its origin", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    [
      "whose forwarded host is its own",
      { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
    ],
  ])("%s is refused", async (_whose, headers) => {
    const response = await post(headers);

    expect(response.status).toBe(403);
    expect(response.body).toEqual({ error: expect.stringContaining("outro site") });
    expect(response.headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("is refused in Supabase's shape under /auth and as a page for the native form", async () => {
    const foreign = { Origin: "https://evil.example" };
    const session = await post(foreign, "/auth/v1/signup");
    const form = await request(app.url)
      .post(paths.contact)
      .set(foreign)
      .type("form")
      .send(aContact());

    expect(session.body).toMatchObject({ code: 403, msg: expect.stringContaining("outro site") });
    expect(form.status).toBe(403);
    expect(form.text).toContain(aContact().message);
  });
});

it("a preflight is allowed for a listed origin only", async () => {
  const ask = (Origin: string) =>
    request(app.url)
      .options(paths.chatbot)
      .set({ Origin, "Access-Control-Request-Method": "POST" });

  const { headers } = await ask(LISTED).expect(204);
  expect(headers["access-control-allow-headers"]).toContain("apikey");
  expect(headers["access-control-allow-methods"]).toContain("POST");
  const { headers: foreign } = await ask("https://evil.example").expect(204);
  expect(foreign).not.toHaveProperty("access-control-allow-origin");
});
