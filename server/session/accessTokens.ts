import type { KeyObject } from "node:crypto";
import { SignJWT, jwtVerify } from "jose";
import { z } from "zod";

const SECOND_MS = 1000;

export const ACCESS_LIFETIME_S = 3600;

const AUDIENCE = "authenticated";

const HEADER = { alg: "HS256", typ: "JWT" };

/** Encoded header of all our tokens. `verify` rejects other headers itself: an exception of jose takes 50 µs. */
const ENCODED_HEADER = `${Buffer.from(JSON.stringify(HEADER)).toString("base64url")}.`;

const Claims = z.object({ sub: z.uuid(), session_id: z.uuid(), since: z.number() });

/** Anonymous visitor and session, as named in a token. */
export interface Visitor {
  id: string;
  sessionId: string;
  /** Time in epoch seconds at which the session was created; a refresh keeps it. */
  since: number;
}

interface Parts {
  /** The first key signs, all of them verify: during a rotation two keys are valid. */
  keys: () => Promise<readonly KeyObject[]>;
  issuer: string;
  now: () => number;
}

/** Signs and verifies access tokens (JWT, RFC 7519) with the main claims of Supabase's tokens, and `since`. */
export function createAccessTokens({ keys, issuer, now }: Parts) {
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
        .setProtectedHeader(HEADER)
        .setSubject(id)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_LIFETIME_S)
        .sign(key!);
    },

    /** Resolves with the visitor; with undefined if the token is invalid or has expired. */
    async verify(accessToken: string): Promise<Visitor | undefined> {
      if (!accessToken.startsWith(ENCODED_HEADER)) return undefined;
      for (const key of await keys()) {
        const verified = await jwtVerify(accessToken, key, {
          algorithms: ["HS256"],
          issuer,
          audience: AUDIENCE,
          currentDate: new Date(now()),
        }).catch(() => undefined);
        const { data } = Claims.safeParse(verified?.payload);
        if (data) return { id: data.sub, sessionId: data.session_id, since: data.since };
      }
      return undefined;
    },
  };
}
