import { SignJWT, jwtVerify } from "jose";

export const ACCESS_LIFETIME_S = 3600;

const AUDIENCE = "authenticated";

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
}

/** Signs and verifies access tokens (JWT, RFC 7519) with the main claims of Supabase's tokens, and `since`. */
export function createTokens({ secrets, issuer }: Parts) {
  async function keys(): Promise<Uint8Array[]> {
    return (await secrets()).map((secret) => new TextEncoder().encode(secret));
  }

  return {
    async sign({ id, sessionId, since }: Visitor): Promise<string> {
      const [key] = await keys();
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
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_LIFETIME_S} s`)
        .sign(key!);
    },

    /** Resolves with the visitor; with undefined if the token is invalid or has expired. */
    async verify(accessToken: string): Promise<Visitor | undefined> {
      const rules = { algorithms: ["HS256"], issuer, audience: AUDIENCE };
      for (const key of await keys()) {
        const verified = await jwtVerify<Claims>(accessToken, key, rules).catch(() => undefined);
        if (!verified) continue;
        const { sub, session_id: sessionId, since } = verified.payload;
        return { id: sub, sessionId, since };
      }
      return undefined;
    },
  };
}

/** Our own claims: a valid signature proves them. */
interface Claims {
  sub: string;
  session_id: string;
  since: number;
}
