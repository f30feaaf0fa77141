import { type KeyObject, createSecretKey } from "node:crypto";
import { SignJWT, jwtVerify } from "jose";
import { z } from "zod";

const SECOND_MS = 1000;

export const ACCESS_LIFETIME_S = 3600;

const AUDIENCE = "authenticated";

const Claims = z.object({ sub: z.uuid(), session_id: z.uuid(), since: z.number() });

/** Anonymous visitor and session, as named in a token. */
export interface Visitor {
  id: string;
  sessionId: string;
  /** Time in epoch seconds at which the session was created; a refresh keeps it. */
  since: number;
}

interface Parts {
  /** The first secret signs, all of them verify: during a rotation two are valid. */
  secrets: () => Promise<readonly string[]>;
  issuer: string;
  now: () => number;
}

/** Signs and verifies access tokens (JWT, RFC 7519) with the main claims of Supabase's tokens, and `since`. */
export function createTokens({ secrets, issuer, now }: Parts) {
  let known: Promise<KeyObject[]> | undefined;

  async function keys(): Promise<KeyObject[]> {
    known ??= secrets().then((texts) => texts.map((text) => createSecretKey(text, "utf8")));
    return await known.catch((error: unknown) => {
      known = undefined;
      throw error;
    });
  }

  return {
    async sign({ id, sessionId, since }: Visitor): Promise<string> {
      const [key] = await keys();
      const issuedAt = Math.floor(now() / SECOND_MS);
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
        .setExpirationTime(issuedAt + ACCESS_LIFETIME_S)
        .sign(key!);
    },

    /** Resolves with the visitor; with undefined if the token is invalid or has expired. */
    async verify(accessToken: string): Promise<Visitor | undefined> {
      const rules = {
        algorithms: ["HS256"],
        issuer,
        audience: AUDIENCE,
        currentDate: new Date(now()),
      };
      for (const key of await keys()) {
        const verified = await jwtVerify(accessToken, key, rules).catch(() => undefined);
        const { data } = Claims.safeParse(verified?.payload);
        if (data) return { id: data.sub, sessionId: data.session_id, since: data.since };
      }
      return undefined;
    },
  };
}
