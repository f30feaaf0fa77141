import { createHash, randomBytes } from "node:crypto";
import { DAY_MS } from "../../src/shared/dayMs.ts";
import type { Store } from "../store/openStore.ts";
import type { Visitor } from "./accessTokens.ts";

const SECOND_MS = 1000;

/** Time in ms for which a used refresh token stays valid: two tabs may refresh at the same time. */
const REUSE_MS = 10 * SECOND_MS;
/** Time in ms after which a session without a refresh expires. */
const LIFETIME_MS = 60 * DAY_MS;

/** `unknown`: not in the store, expired, or of an ended session. `used`: first used more than `REUSE_MS` ago. */
export type Refusal = "unknown" | "used";

/** Manages refresh tokens. The store has only their hashes: a copy of the store contains no usable refresh token. */
export function createRefreshTokens({ db }: Pick<Store, "db">, now: () => number) {
  const rowOf = (hash: string, { id, sessionId, since }: Visitor) => ({
    hash,
    session_id: sessionId,
    visitor_id: id,
    visitor_since: since,
    expires_at: now() + LIFETIME_MS,
    used_at: null,
  });

  return {
    async create(visitor: Visitor): Promise<string> {
      const token = randomBytes(24).toString("base64url");
      await db
        .insertInto("refresh_tokens")
        .values(rowOf(hashOf(token), visitor))
        .execute();
      return token;
    },

    /** Marks a token as used and resolves with its visitor, or with the reason why the token is refused. */
    async use(token: string): Promise<Visitor | { refused: Refusal }> {
      const hash = hashOf(token);
      const found = await db
        .selectFrom("refresh_tokens")
        .selectAll()
        .where("hash", "=", hash)
        .where("expires_at", ">", now())
        .executeTakeFirst();
      if (!found) return { refused: "unknown" };
      const marker = await db
        .selectFrom("refresh_tokens")
        .select("hash")
        .where("hash", "=", endOf(found.session_id))
        .executeTakeFirst();
      if (marker) return { refused: "unknown" };
      if (found.used_at !== null && found.used_at < now() - REUSE_MS) return { refused: "used" };

      await db
        .updateTable("refresh_tokens")
        .set({ used_at: now() })
        .where("hash", "=", hash)
        .where("used_at", "is", null)
        .execute();
      return { id: found.visitor_id, sessionId: found.session_id, since: found.visitor_since };
    },

    /** Marks the session as ended and deletes its tokens. */
    async end(visitor: Visitor): Promise<void> {
      const ended = endOf(visitor.sessionId);
      // A concurrent refresh may add a token after the deletion: the marker makes `use` refuse that token.
      await db
        .insertInto("refresh_tokens")
        .values(rowOf(ended, visitor))
        .onConflict((conflict) => conflict.column("hash").doNothing())
        .execute();
      // `visitor_id` has an index, and a visitor has only one session.
      await db
        .deleteFrom("refresh_tokens")
        .where("visitor_id", "=", visitor.id)
        .where("hash", "!=", ended)
        .execute();
    },

    /** Deletes expired tokens and markers, and used tokens after a day. */
    async sweep(): Promise<void> {
      await db
        .deleteFrom("refresh_tokens")
        .where((token) =>
          token.or([
            token("expires_at", "<", now()),
            // Used tokens are kept for a day, so that they are refused as used and not as unknown.
            token("used_at", "<", now() - DAY_MS),
          ]),
        )
        .execute();
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
