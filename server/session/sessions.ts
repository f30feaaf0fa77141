import { hash, randomBytes, randomUUID } from "node:crypto";
import { SignJWT, jwtVerify } from "jose";
import { sql } from "kysely";
import { DAY_MS } from "../../src/shared/time.ts";
import type { Store } from "../store/openStore.ts";

export const ACCESS_LIFETIME_S = 3600;

/** Time in ms for which a used refresh token stays valid: two tabs may refresh at the same time. */
const REUSE_MS = 10_000;

/** Time in ms after which a session without a refresh expires. */
const LIFETIME_MS = 60 * DAY_MS;

const ALGORITHM = "HS256";

/** Supabase's role and audience of a visitor with a session. */
const AUTHENTICATED = "authenticated";

/** Anonymous visitor with a session, as named in a token. */
export interface Visitor {
  id: string;
  /** Time in epoch seconds at which the session was created; a refresh keeps it. */
  since: number;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Tokens of a session. */
export interface Tokens {
  visitor: Visitor;
  accessToken: string;
  refreshToken: string;
}

interface Parts {
  store: Pick<Store, "db" | "setting">;
  /** The first signs access tokens, all verify them. Without them, one is generated and kept in the store. */
  secrets: readonly string[] | undefined;
  /** URL of the auth API; tokens of other issuers are invalid. */
  issuer: string;
}

/**
 * Manages anonymous sessions: signed access tokens (JWT, RFC 7519) and rotating refresh tokens. The store has only hashes
 * of the latter: a copy of it contains no usable token.
 */
export function createSessions({ store, secrets, issuer }: Parts) {
  let known = secrets;

  async function keys(): Promise<Uint8Array[]> {
    known ??= [await store.setting("session_secret", makeSecret)];
    return known.map((secret) => new TextEncoder().encode(secret));
  }

  async function issue(visitor: Visitor, refreshToken: string): Promise<Tokens> {
    const [key] = await keys();
    const token = new SignJWT({ role: AUTHENTICATED, is_anonymous: true, since: visitor.since })
      .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
      .setSubject(visitor.id)
      .setIssuer(issuer)
      .setAudience(AUTHENTICATED)
      .setIssuedAt()
      .setExpirationTime(`${ACCESS_LIFETIME_S} s`);
    return { visitor, accessToken: await token.sign(key!), refreshToken };
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

    /** Resolves with the visitor of an access token; with undefined if it is invalid or has expired. */
    verify: async (accessToken: string): Promise<Visitor | undefined> => {
      const rules = { algorithms: [ALGORITHM], issuer, audience: AUTHENTICATED };
      for (const key of await keys()) {
        const verifying = jwtVerify<{ sub: string; since: number }>(accessToken, key, rules);
        // A valid signature proves the claims.
        const verified = await verifying.catch(() => undefined);
        if (verified) return { id: verified.payload.sub, since: verified.payload.since };
      }
      return undefined;
    },

    /** Deletes the refresh tokens of the visitor, who has only one session. */
    async end({ id }: Visitor): Promise<void> {
      // Waits for refreshes under way, whose new tokens only the second statement sees.
      await deleteTokens(store.db, id);
      await deleteTokens(store.db, id);
    },

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
