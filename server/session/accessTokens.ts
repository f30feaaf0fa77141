import { type JWTPayload, SignJWT, jwtVerify } from "jose";
import { z } from "zod";
import type { Visitor } from "./Visitor.ts";

const SECOND = 1000;

/** Seconds an access token lives. */
export const ACCESS_LIFETIME = 3600;

const AUDIENCE = "authenticated";

const Claims = z.object({ sub: z.uuid(), session_id: z.uuid(), since: z.number() });

interface Parts {
  /** The first signs, each of them verifies: two are valid while the secret is being changed. */
  secrets: () => Promise<readonly string[]>;
  /** The site's origin; a token of another is not ours. */
  issuer: string;
  now: () => number;
}

/** Signed access tokens (RFC 7519), with the claims of Supabase's. */
export function createAccessTokens({ secrets, issuer, now }: Parts) {
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
    async sign({ id, sessionId, since }: Visitor): Promise<string> {
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
    },

    /** Undefined for a token that is expired, forged or of another site. */
    async verify(accessToken: string): Promise<Visitor | undefined> {
      const { success, data } = Claims.safeParse(await readClaims(accessToken));
      return success ? { id: data.sub, sessionId: data.session_id, since: data.since } : undefined;
    },
  };
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
