import { createHash, randomBytes, randomUUID } from "node:crypto";
import { DAY_MS } from "../../src/shared/dayMs.ts";
import type { Store } from "../store/openStore.ts";
import { ACCESS_LIFETIME_S, type Visitor, createTokens } from "./tokens.ts";

const SECOND_MS = 1000;

/** Time in ms for which a used refresh token stays valid: two tabs may refresh at the same time. */
const REUSE_MS = 10 * SECOND_MS;

/** Time in ms after which a session without a refresh expires. */
const LIFETIME_MS = 60 * DAY_MS;

/** `unknown`: not in the store, expired, or of an ended session. `used`: first used more than `REUSE_MS` ago. */
export type Refusal = "unknown" | "used";
export type Sessions = ReturnType<typeof createSessions>;

/** Tokens of a session; `expiresAt` is that of the access token in epoch seconds. */
export interface Tokens {
  visitor: Visitor;
  accessToken: string;
  refreshToken: string;
  expiresAt: number;
}

interface Parts {
  store: Pick<Store, "db" | "setting">;
  /** Secrets of access tokens. Without them, the first use reads one from the store, or generates and stores it. */
  secrets: readonly string[] | undefined;
  /** URL of the auth API; tokens of other issuers are invalid. */
  issuer: string;
  now?: () => number;
}

/**
 * Manages anonymous sessions: signed access tokens and rotating refresh tokens. The store has only hashes of the latter:
 * a copy of it contains no usable token.
 */
export function createSessions({ store, secrets, issuer, now = Date.now }: Parts) {
  const makeSecret = () => randomBytes(32).toString("base64url");
  const tokens = createTokens({
    secrets: async () => secrets ?? [await store.setting("session_secret", makeSecret)],
    issuer,
    now,
  });
  const refreshTokens = createRefreshTokens(store, now);

  async function issue(visitor: Visitor): Promise<Tokens> {
    const refreshToken = randomBytes(24).toString("base64url");
    const accessToken = await tokens.sign(visitor);
    await refreshTokens.add(hashOf(refreshToken), visitor);
    const expiresAt = Math.floor(now() / SECOND_MS) + ACCESS_LIFETIME_S;
    return { visitor, accessToken, refreshToken, expiresAt };
  }

  return {
    create: () =>
      issue({ id: randomUUID(), sessionId: randomUUID(), since: Math.floor(now() / SECOND_MS) }),

    /** Exchanges a refresh token. One used before, which may be stolen, ends the session. */
    async refresh(refreshToken: string): Promise<Tokens | { refused: Refusal }> {
      const found = await refreshTokens.use(hashOf(refreshToken));
      if (!found) return { refused: "unknown" };
      if (!found.isReused) return await issue(found.visitor);
      await refreshTokens.end(found.visitor);
      return { refused: "used" };
    },

    verify: (accessToken: string) => tokens.verify(accessToken),
    end: (visitor: Visitor) => refreshTokens.end(visitor),
    sweep: () => refreshTokens.sweep(),
  };
}

/** The stored refresh tokens, by their hash. */
function createRefreshTokens({ db }: Pick<Store, "db">, now: () => number) {
  const insert = (hash: string, { id, sessionId, since }: Visitor) =>
    db.insertInto("refresh_tokens").values({
      hash,
      session_id: sessionId,
      visitor_id: id,
      visitor_since: since,
      expires_at: now() + LIFETIME_MS,
      used_at: null,
    });

  const find = (hash: string) =>
    db
      .selectFrom("refresh_tokens")
      .selectAll()
      .where("hash", "=", hash)
      .where("expires_at", ">", now())
      .executeTakeFirst();

  return {
    async add(hash: string, visitor: Visitor): Promise<void> {
      await insert(hash, visitor).execute();
    },

    /** Marks a token as used. Resolves with its visitor; with undefined if it is unknown or its session has ended. */
    async use(hash: string): Promise<{ visitor: Visitor; isReused: boolean } | undefined> {
      const found = await find(hash);
      if (!found || (await find(endOf(found.session_id)))) return undefined;
      await db
        .updateTable("refresh_tokens")
        .set({ used_at: now() })
        .where("hash", "=", hash)
        .where("used_at", "is", null)
        .execute();
      const { visitor_id: id, session_id: sessionId, visitor_since: since } = found;
      const isReused = found.used_at !== null && found.used_at < now() - REUSE_MS;
      return { visitor: { id, sessionId, since }, isReused };
    },

    /** Marks the visitor's session as ended and deletes its tokens. */
    async end(visitor: Visitor): Promise<void> {
      const ended = endOf(visitor.sessionId);
      // A concurrent refresh may add a token after the deletion: the marker makes `use` refuse that token.
      await insert(ended, visitor)
        .onConflict((conflict) => conflict.column("hash").doNothing())
        .execute();
      // `visitor_id` has an index, and a visitor has only one session.
      await db
        .deleteFrom("refresh_tokens")
        .where("visitor_id", "=", visitor.id)
        .where("hash", "!=", ended)
        .execute();
    },

    /** Deletes expired tokens and markers. */
    async sweep(): Promise<void> {
      await db.deleteFrom("refresh_tokens").where("expires_at", "<", now()).execute();
    },
  };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Returns the marker of an ended session, stored as `hash`; it can't be equal to a token's hash. */
function endOf(sessionId: string): string {
  return `ended ${sessionId}`;
}
