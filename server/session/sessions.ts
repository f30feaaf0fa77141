import { createHash, randomBytes, randomUUID } from "node:crypto";
import { type JWTPayload, SignJWT, jwtVerify } from "jose";
import { z } from "zod";
import type { Store } from "../store/openStore.ts";

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Seconds an access token lives. */
export const ACCESS_LIFETIME = 3600;
/** Milliseconds for which a refresh token that was used stays good: two tabs may refresh at once. */
const REUSE = 10 * SECOND;
/** Milliseconds after which a session nobody refreshed is forgotten. */
const REFRESH_LIFETIME = 60 * DAY;

const AUDIENCE = "authenticated";

/** An anonymous visitor: who, in which of their sessions, since when. */
export interface Visitor {
  id: string;
  sessionId: string;
  /** Epoch seconds. */
  since: number;
}

export interface Tokens {
  visitor: Visitor;
  accessToken: string;
  refreshToken: string;
  /** Epoch seconds. */
  expiresAt: number;
}

/** Why a refresh token is refused. */
export type Refusal = "unknown" | "used";

/** Anonymous sessions: signed access tokens, and refresh tokens that rotate. */
export interface Sessions {
  create: () => Promise<Tokens>;
  refresh: (refreshToken: string) => Promise<Tokens | { refused: Refusal }>;
  /** Who an access token names; undefined when it is expired, forged or of another site. */
  verify: (accessToken: string) => Promise<Visitor | undefined>;
  /** Ends the refresh tokens of this session, or of all of the visitor's. */
  end: (visitor: Visitor, scope: "local" | "global" | "others") => Promise<void>;
  /** Forgets what nobody can use any more. */
  sweep: () => Promise<void>;
}

interface Parts {
  store: Pick<Store, "db">;
  /** The first signs, each of them verifies: two are valid while the secret is being changed. */
  secrets: () => Promise<readonly string[]>;
  /** The site's origin; a token of another is not ours. */
  issuer: string;
  now?: () => number;
}

const Claims = z.object({ sub: z.uuid(), session_id: z.uuid(), since: z.number() });

export function createSessions({ store, secrets, issuer, now = Date.now }: Parts): Sessions {
  const { db } = store;

  async function issue(visitor: Visitor): Promise<Tokens> {
    const refreshToken = randomBytes(24).toString("base64url");
    const [accessToken] = await Promise.all([
      sign(visitor),
      db
        .insertInto("refresh_tokens")
        .values({
          hash: hashOf(refreshToken),
          session_id: visitor.sessionId,
          visitor_id: visitor.id,
          visitor_since: visitor.since,
          expires_at: now() + REFRESH_LIFETIME,
          used_at: null,
        })
        .execute(),
    ]);
    const expiresAt = Math.floor(now() / SECOND) + ACCESS_LIFETIME;
    return { visitor, accessToken, refreshToken, expiresAt };
  }

  /** For as long as a token of the session could live. */
  async function markEnded({ id, sessionId, since }: Visitor): Promise<void> {
    await db
      .insertInto("refresh_tokens")
      .values({
        hash: endOf(sessionId),
        session_id: sessionId,
        visitor_id: id,
        visitor_since: since,
        expires_at: now() + REFRESH_LIFETIME,
        used_at: null,
      })
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .execute();
  }

  async function hasEnded(sessionId: string): Promise<boolean> {
    const mark = await db
      .selectFrom("refresh_tokens")
      .select("hash")
      .where("hash", "=", endOf(sessionId))
      .executeTakeFirst();
    return mark !== undefined;
  }

  async function sign({ id, sessionId, since }: Visitor): Promise<string> {
    const [secret] = await secrets();
    const issuedAt = Math.floor(now() / SECOND);
    return await new SignJWT({
      role: AUDIENCE,
      is_anonymous: true,
      aal: "aal1",
      amr: [{ method: "anonymous", timestamp: since }],
      session_id: sessionId,
      since,
    })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setSubject(id)
      .setIssuer(issuer)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_LIFETIME)
      .sign(keyOf(secret!));
  }

  async function readClaims(accessToken: string): Promise<JWTPayload | undefined> {
    for (const secret of await secrets()) {
      const verified = await jwtVerify(accessToken, keyOf(secret), {
        algorithms: ["HS256"],
        issuer,
        audience: AUDIENCE,
        currentDate: new Date(now()),
      }).catch(() => undefined);
      if (verified) return verified.payload;
    }
    return undefined;
  }

  return {
    create: () =>
      issue({ id: randomUUID(), sessionId: randomUUID(), since: Math.floor(now() / SECOND) }),

    async refresh(refreshToken) {
      const hash = hashOf(refreshToken);
      const found = await db
        .selectFrom("refresh_tokens")
        .selectAll()
        .where("hash", "=", hash)
        .where("expires_at", ">", now())
        .executeTakeFirst();
      if (!found || (await hasEnded(found.session_id))) return { refused: "unknown" };
      if (found.used_at !== null && found.used_at < now() - REUSE) return { refused: "used" };

      await db
        .updateTable("refresh_tokens")
        .set({ used_at: now() })
        .where("hash", "=", hash)
        .where("used_at", "is", null)
        .execute();
      return await issue({
        id: found.visitor_id,
        sessionId: found.session_id,
        since: found.visitor_since,
      });
    },

    async verify(accessToken) {
      const { success, data } = Claims.safeParse(await readClaims(accessToken));
      return success ? { id: data.sub, sessionId: data.session_id, since: data.since } : undefined;
    },

    async end(visitor, scope) {
      const { id, sessionId } = visitor;
      // A renewal under way may still add a token after all are deleted. The mark makes it worthless.
      if (scope !== "others") await markEnded(visitor);
      const tokens = db
        .deleteFrom("refresh_tokens")
        .where("visitor_id", "=", id)
        .where("hash", "!=", endOf(sessionId));
      if (scope === "global") await tokens.execute();
      if (scope === "local") await tokens.where("session_id", "=", sessionId).execute();
      if (scope === "others") await tokens.where("session_id", "!=", sessionId).execute();
    },

    async sweep() {
      await db
        .deleteFrom("refresh_tokens")
        .where((token) =>
          token.or([
            token("expires_at", "<", now()),
            // A used one is kept for a while only to tell it from one that never was.
            token("used_at", "<", now() - DAY),
          ]),
        )
        .execute();
    },
  };
}

/** Only the hash is kept: whoever reads the store can't continue a session. */
function hashOf(refreshToken: string): string {
  return createHash("sha256").update(refreshToken).digest("base64url");
}

/** The mark of a session that was ended, which no token's hash is like. */
function endOf(sessionId: string): string {
  return `ended ${sessionId}`;
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
