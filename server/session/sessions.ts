import { hash, randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { DAY_MS } from "../../src/shared/dayMs.ts";
import type { Store } from "../store/openStore.ts";
import { type Visitor, createTokens } from "./tokens.ts";

/** Time in ms for which a used refresh token stays valid: two tabs may refresh at the same time. */
const REUSE_MS = 10_000;

/** Time in ms after which a session without a refresh expires. */
const LIFETIME_MS = 60 * DAY_MS;

export type Sessions = ReturnType<typeof createSessions>;

/** Tokens of a session. */
export interface Tokens {
  visitor: Visitor;
  accessToken: string;
  refreshToken: string;
}

interface Parts {
  store: Pick<Store, "db" | "setting">;
  /** Secrets of access tokens. Without them, the first use reads one from the store, or generates and stores it. */
  secrets: readonly string[] | undefined;
  /** URL of the auth API; tokens of other issuers are invalid. */
  issuer: string;
}

/**
 * Manages anonymous sessions: signed access tokens and rotating refresh tokens. The store has only hashes of the latter:
 * a copy of it contains no usable token.
 */
export function createSessions({ store, secrets, issuer }: Parts) {
  let known = secrets;
  const tokens = createTokens({
    async keys() {
      known ??= [await store.setting("session_secret", makeSecret)];
      return known.map((secret) => new TextEncoder().encode(secret));
    },
    issuer,
  });

  async function issue(visitor: Visitor, refreshToken: string): Promise<Tokens> {
    return { visitor, accessToken: await tokens.sign(visitor), refreshToken };
  }

  return {
    async create(): Promise<Tokens> {
      const visitor = { id: randomUUID(), since: Math.floor(Date.now() / 1000) };
      return await issue(visitor, await addToken(store.db, visitor));
    },

    /** Exchanges a refresh token. `unknown`: not in the store, expired, or of an ended session. */
    async refresh(refreshToken: string): Promise<Tokens | "unknown" | "used"> {
      const renewed = await store.db
        .transaction()
        .execute(async (transaction) => await renewToken(transaction, refreshToken));
      return typeof renewed === "string" ? renewed : await issue(...renewed);
    },

    verify: async (accessToken: string) => await tokens.verify(accessToken),

    /** Deletes the refresh tokens of the visitor, who has only one session. */
    end: async ({ id }: Visitor): Promise<void> =>
      await store.db.transaction().execute(async (db) => {
        // Waits for refreshes under way: the deletion then finds their new tokens.
        await db
          .updateTable("refresh_tokens")
          .set({ used_at: Date.now() })
          .where("visitor_id", "=", id)
          .execute();
        await deleteTokens(db, id);
      }),

    /** Deletes expired tokens. */
    async sweep(): Promise<void> {
      await store.db.deleteFrom("refresh_tokens").where("expires_at", "<", Date.now()).execute();
    },
  };
}

/** Stores a new refresh token and returns it. */
async function addToken(db: Store["db"], { id, since }: Visitor): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await db
    .insertInto("refresh_tokens")
    .values({
      hash: hashOf(token),
      // Read by the release before.
      session_id: id,
      visitor_id: id,
      visitor_since: since,
      expires_at: Date.now() + LIFETIME_MS,
      used_at: null,
    })
    .execute();
  return token;
}

/** Marks a token as used and adds the next. One used before, which may be stolen, ends the session. */
async function renewToken(
  db: Store["db"],
  token: string,
): Promise<[visitor: Visitor, next: string] | "unknown" | "used"> {
  const now = Date.now();
  const found = await db
    .updateTable("refresh_tokens")
    .set({ used_at: sql`coalesce(used_at, ${now})` })
    .where("hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (!found) return "unknown";
  const { visitor_id: id, visitor_since: since, used_at: usedAt } = found;
  if (usedAt! < now - REUSE_MS) {
    await deleteTokens(db, id);
    return "used";
  }
  const visitor = { id, since };
  return [visitor, await addToken(db, visitor)];
}

async function deleteTokens(db: Store["db"], visitorId: string): Promise<void> {
  await db.deleteFrom("refresh_tokens").where("visitor_id", "=", visitorId).execute();
}

function makeSecret(): string {
  return randomBytes(32).toString("base64url");
}

function hashOf(token: string): string {
  return hash("sha256", token, "base64url");
}
