import { mock } from "node:test";
import { type Sessions, type Tokens, createSessions } from "../../server/session/sessions.ts";
import type { Store } from "../../server/store/openStore.ts";
import { engines, type Stores, startStores } from "../support/stores.ts";

const SECOND = 1000;
const DAY = 86_400 * SECOND;

describe.each(engines)("visitors' sessions on %s", (engine) => {
  let stores: Stores;
  let store: Store;
  let sessions: Sessions;
  beforeAll(async () => {
    stores = await startStores(engine);
  });
  afterAll(() => stores.stop());
  beforeEach(async () => {
    store = await stores.open(await stores.config());
    sessions = createSessions({
      store,
      secrets: ["0123456789abcdef0123456789abcdef"],
      issuer: "https://nora.example/auth/v1",
    });
  });

  /** Changes the store as if time had passed. */
  async function pass(ms: number): Promise<void> {
    await store.db
      .updateTable("refresh_tokens")
      .set((token) => ({
        expires_at: token("expires_at", "-", ms),
        used_at: token("used_at", "-", ms),
      }))
      .execute();
  }

  async function kept(): Promise<number> {
    return (await store.db.selectFrom("refresh_tokens").select("hash").execute()).length;
  }

  it("accept a used refresh token for ten seconds", async () => {
    const { refreshToken, visitor } = await sessions.create();
    await sessions.refresh(refreshToken);

    await pass(9 * SECOND);
    expect(await sessions.refresh(refreshToken)).toMatchObject({ visitor });
    await pass(2 * SECOND);
    expect(await sessions.refresh(refreshToken)).toBe("used");
  });

  it("end when a used refresh token comes back later, which may be stolen", async () => {
    const { refreshToken } = await sessions.create();
    const renewed = (await sessions.refresh(refreshToken)) as Tokens;

    await pass(2 * DAY);
    await sessions.sweep();
    expect(await sessions.refresh(refreshToken)).toBe("used");
    expect(await sessions.refresh(renewed.refreshToken)).toBe("unknown");
  });

  it("accept an access token for an hour", async () => {
    const { accessToken, visitor } = await sessions.create();

    mock.timers.enable({ apis: ["Date"], now: Date.now() });
    mock.timers.tick(59 * 60 * SECOND);
    expect(await sessions.verify(accessToken)).toEqual(visitor);
    mock.timers.tick(2 * 60 * SECOND);
    expect(await sessions.verify(accessToken)).toBeUndefined();
    mock.timers.reset();
  });

  it("are erased when they can no longer be used, and not before", async () => {
    const { refreshToken } = await sessions.create();
    await sessions.create();
    await sessions.refresh(refreshToken);
    expect(await kept()).toBe(3);

    await pass(59 * DAY);
    await sessions.sweep();
    expect(await kept()).toBe(3);

    await pass(2 * DAY);
    await sessions.sweep();
    expect(await kept()).toBe(0);
  });

  it("can't be refreshed after sign-out, even by a refresh at the same time", async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      const { refreshToken, visitor } = await sessions.create();
      const renewals = Array.from({ length: 4 }, () => sessions.refresh(refreshToken));
      const [, ...renewed] = await Promise.all([sessions.end(visitor), ...renewals]);

      for (const result of renewed) {
        const given = typeof result === "string" ? refreshToken : result.refreshToken;
        expect(await sessions.refresh(given)).toBe("unknown");
      }
    }
  });

  it("end without ending those of other visitors", async () => {
    const mine = await sessions.create();
    const other = await sessions.create();
    await sessions.end(mine.visitor);

    expect(await sessions.refresh(other.refreshToken)).toMatchObject({ visitor: other.visitor });
  });

  it("are stored without the token itself", async () => {
    const { refreshToken } = await sessions.create();

    const rows = await store.db.selectFrom("refresh_tokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });
});
