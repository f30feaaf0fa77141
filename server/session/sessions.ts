import { randomUUID } from "node:crypto";
import type { Store } from "../store/openStore.ts";
import { ACCESS_LIFETIME, createAccessTokens } from "./accessTokens.ts";
import { type Refusal, createRefreshTokens } from "./refreshTokens.ts";
import type { Visitor } from "./Visitor.ts";

const SECOND = 1000;

export interface Tokens {
  visitor: Visitor;
  accessToken: string;
  refreshToken: string;
  /** Epoch seconds. */
  expiresAt: number;
}

/** Anonymous sessions: signed access tokens, and refresh tokens that rotate. */
export interface Sessions {
  create: () => Promise<Tokens>;
  refresh: (refreshToken: string) => Promise<Tokens | { refused: Refusal }>;
  /** The visitor an access token names; undefined when it is expired, forged or of another site. */
  verify: (accessToken: string) => Promise<Visitor | undefined>;
  /** Ends the refresh tokens of this session, or of all of the visitor's. */
  end: (visitor: Visitor, scope: "local" | "global" | "others") => Promise<void>;
  /** Deletes what has expired. */
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

export function createSessions({ store, secrets, issuer, now = Date.now }: Parts): Sessions {
  const accessTokens = createAccessTokens({ secrets, issuer, now });
  const refreshTokens = createRefreshTokens({ store, now });

  async function issue(visitor: Visitor): Promise<Tokens> {
    const [accessToken, refreshToken] = await Promise.all([
      accessTokens.sign(visitor),
      refreshTokens.create(visitor),
    ]);
    const expiresAt = Math.floor(now() / SECOND) + ACCESS_LIFETIME;
    return { visitor, accessToken, refreshToken, expiresAt };
  }

  return {
    create: () =>
      issue({ id: randomUUID(), sessionId: randomUUID(), since: Math.floor(now() / SECOND) }),
    async refresh(refreshToken) {
      const visitor = await refreshTokens.use(refreshToken);
      return "refused" in visitor ? visitor : await issue(visitor);
    },
    verify: (accessToken) => accessTokens.verify(accessToken),
    end: (visitor, scope) => refreshTokens.end(visitor, scope),
    sweep: () => refreshTokens.sweep(),
  };
}
