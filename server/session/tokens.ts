import { SignJWT, jwtVerify } from "jose";

export const ACCESS_LIFETIME_S = 3600;

const AUDIENCE = "authenticated";

/** Anonymous visitor with a session, as named in a token. */
export interface Visitor {
  id: string;
  /** Time in epoch seconds at which the session was created; a refresh keeps it. */
  since: number;
}

interface Parts {
  /** The first key signs, all of them verify: during a rotation two are valid. */
  keys: () => Promise<readonly Uint8Array[]>;
  issuer: string;
}

/** Signs and verifies access tokens (JWT, RFC 7519) with the main claims of Supabase's tokens, and `since`. */
export function createTokens({ keys, issuer }: Parts) {
  return {
    async sign({ id, since }: Visitor): Promise<string> {
      const [key] = await keys();
      return await new SignJWT({
        role: AUDIENCE,
        is_anonymous: true,
        aal: "aal1",
        amr: [{ method: "anonymous", timestamp: since }],
        // A visitor has one session.
        session_id: id,
        since,
      })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setSubject(id)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_LIFETIME_S} s`)
        .sign(key!);
    },

    /** Resolves with the visitor; with undefined if the token is invalid or has expired. */
    async verify(accessToken: string): Promise<Visitor | undefined> {
      const rules = { algorithms: ["HS256"], issuer, audience: AUDIENCE };
      for (const key of await keys()) {
        // A valid signature proves the claims.
        const verified = await jwtVerify<{ sub: string; since: number }>(
          accessToken,
          key,
          rules,
        ).catch(() => undefined);
        if (verified) return { id: verified.payload.sub, since: verified.payload.since };
      }
      return undefined;
    },
  };
}
