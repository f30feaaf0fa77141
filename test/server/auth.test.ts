import { createClient } from "@supabase/supabase-js";
import request from "supertest";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";

const SECRET = "0123456789abcdef0123456789abcdef";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ SESSION_SECRET: SECRET, SESSION_RATE_LIMIT: "off" });
});
afterAll(() => app.stop());

/** Returns the published client, as a page of another site creates it. */
function client(url = app.url) {
  return createClient(url, app.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

function refresh(refreshToken: string) {
  return request(app.url)
    .post("/auth/v1/token?grant_type=refresh_token")
    .set("apikey", app.anonKey)
    .send({ refresh_token: refreshToken });
}

describe("the published Supabase client", () => {
  it("signs in anonymously and reads its user", async () => {
    const supabase = client();

    const { data, error } = await supabase.auth.signInAnonymously();
    const { data: asked } = await supabase.auth.getUser();

    expect(error).toBeNull();
    expect(data.user).toMatchObject({ is_anonymous: true, role: "authenticated" });
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    expect(asked.user?.id).toBe(data.user!.id);
    expect((await supabase.auth.getSession()).data.session).toEqual(data.session);
  });

  it("refreshes its session and remains the same visitor", async () => {
    const supabase = client();
    const { data: first } = await supabase.auth.signInAnonymously();

    const { data: second, error } = await supabase.auth.refreshSession();

    expect(error).toBeNull();
    expect(second.user!.id).toBe(first.user!.id);
    expect(second.session!.refresh_token).not.toBe(first.session!.refresh_token);
  });

  it("calls a function with its session", async () => {
    const supabase = client();
    await supabase.auth.signInAnonymously();

    const { data, error } = await supabase.functions.invoke("send-contact-email", {
      body: aContact(),
    });

    expect(error).toBeNull();
    expect(data).toEqual({ id: expect.any(String) });
  });

  it("signs out: its refresh token is invalid at once, its access token until it expires", async () => {
    const supabase = client();
    const { data } = await supabase.auth.signInAnonymously();

    const { error } = await supabase.auth.signOut();
    const refreshed = await refresh(data.session!.refresh_token);
    const user = await request(app.url)
      .get("/auth/v1/user")
      .set("Authorization", `Bearer ${data.session!.access_token}`);

    expect(error).toBeNull();
    expect(refreshed.status).toBe(400);
    expect(refreshed.body).toMatchObject({ code: 400, error_code: "refresh_token_not_found" });
    expect(user.status).toBe(200);
  });

  it.each([
    ["local", 400],
    ["global", 400],
    ["others", 200],
  ] as const)("signs out with the scope %s: a refresh gets %i", async (scope, status) => {
    const supabase = client();
    const { data } = await supabase.auth.signInAnonymously();

    const { error } = await supabase.auth.signOut({ scope });

    expect(error).toBeNull();
    expect((await refresh(data.session!.refresh_token)).status).toBe(status);
  });

  it("reads the code of a refusal", async () => {
    const { error } = await client().auth.refreshSession({ refresh_token: "nothing" });

    expect(error).toMatchObject({ status: 400, code: "refresh_token_not_found" });
  });
});

describe("/auth/v1", () => {
  it("accepts a refresh token twice, for two tabs at the same time", async () => {
    const { data } = await client().auth.signInAnonymously();
    const token = data.session!.refresh_token;

    const [one, other] = await Promise.all([refresh(token), refresh(token)]);

    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.user.id).toBe(other.body.user.id);
  });

  it("creates only anonymous sessions", async () => {
    const response = await request(app.url)
      .post("/auth/v1/signup")
      .send({ email: "ana@padaria.com.br", password: "segredo" });

    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ error_code: "signup_disabled", msg: expect.any(String) });
  });

  it.each([
    ["no token", undefined, 401, "no_authorization"],
    ["a forged token", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.", 403, "bad_jwt"],
  ])("refuses to return the user for %s", async (_what, token, status, code) => {
    const asking = request(app.url).get("/auth/v1/user");
    if (token) void asking.set("Authorization", `Bearer ${token}`);
    const response = await asking;

    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ code: status, error_code: code });
  });

  it("accepts an expired session together with the key, and refuses it alone", async () => {
    await using other = await startApp({
      SESSION_SECRET: "f".repeat(32),
      SITE_URL: "https://b.example",
    });
    const { data } = await client(other.url).auth.signInAnonymously();
    const send = (headers: Record<string, string>) =>
      request(app.url)
        .post(paths.contact)
        .set({ Authorization: `Bearer ${data.session!.access_token}`, ...headers })
        .send(aContact());

    expect((await send({ apikey: app.anonKey })).status).toBe(200);
    expect((await send({})).status).toBe(401);
  });

  it("accepts sessions of the old secret during its rotation", async () => {
    const { data } = await client().auth.signInAnonymously();
    const rotated = await startApp({ SESSION_SECRET: `${"n".repeat(32)},${SECRET}` });
    try {
      const { data: asked } = await client(rotated.url).auth.getUser(data.session!.access_token);

      expect(asked.user?.id).toBe(data.user!.id);
    } finally {
      await rotated.stop();
    }
  });

  it("limits the number of sessions per address", async () => {
    const limited = await startApp({ SESSION_RATE_LIMIT: "1/60" });
    try {
      await client(limited.url).auth.signInAnonymously();
      const { error } = await client(limited.url).auth.signInAnonymously();

      expect(error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
    } finally {
      await limited.stop();
    }
  });

  it.each([
    ["POST", "/auth/v1/signup", { Origin: "https://evil.example" }, 403],
    ["GET", "/auth/v1/nada", {}, 404],
    ["GET", "/auth/v1/logout", {}, 405],
    ["GET", "/auth/v1/user", { Authorization: "Bearer x" }, 403],
  ])("answers the error of %s %s in Supabase's format", async (method, path, headers, status) => {
    const response = await fetch(app.url + path, { method, headers });

    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      code: status,
      error_code: expect.any(String) as string,
      msg: expect.any(String) as string,
      error: expect.any(String) as string,
    });
  });

  it("answers an unreadable body in Supabase's format", async () => {
    const response = await request(app.url).post("/auth/v1/signup").type("json").send("{");

    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 400, error_code: "validation_failed" });
  });
});
