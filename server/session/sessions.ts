import { createSecretKey, randomBytes, randomUUID } from "node:crypto";
import type { Store } from "../store/openStore.ts";
import { ACCESS_LIFETIME_S, type Visitor, createAccessTokens } from "./accessTokens.ts";
import { createRefreshTokens } from "./refreshTokens.ts";

const SECOND_MS = 1000;

export type Sessions = ReturnType<typeof createSessions>;
export type Tokens = Awaited<ReturnType<Sessions["create"]>>;

interface Parts {
  store: Pick<Store, "db" | "setting">;
  /** Secrets of access tokens. Without them, the first use reads one from the store, or generates and stores it. */
  secrets: readonly string[] | undefined;
  /** URL of the auth API; tokens of other issuers are invalid. */
  issuer: string;
  now?: () => number;
}

/** Manages anonymous sessions: signed access tokens and rotating refresh tokens. */
export function createSessions({ store, secrets, issuer, now = Date.now }: Parts) {
  const keyOf = (secret: string) => createSecretKey(secret, "utf8");
  const makeSecret = () => randomBytes(32).toString("base64url");
  let known = secrets?.map(keyOf);
  const keys = async () => (known ??= [keyOf(await store.setting("session_secret", makeSecret))]);
  const accessTokens = createAccessTokens({ keys, issuer, now });
  const refreshTokens = createRefreshTokens(store, now);

  async function issue(visitor: Visitor) {
    const [accessToken, refreshToken] = await Promise.all([
      accessTokens.sign(visitor),
      refreshTokens.create(visitor),
    ]);
    /** Epoch seconds. */
    const expiresAt = Math.floor(now() / SECOND_MS) + ACCESS_LIFETIME_S;
    return { visitor, accessToken, refreshToken, expiresAt };
  }

  return {
    create: () =>
      issue({ id: randomUUID(), sessionId: randomUUID(), since: Math.floor(now() / SECOND_MS) }),
    async refresh(refreshToken: string) {
      const visitor = await refreshTokens.use(refreshToken);
      return "refused" in visitor ? visitor : await issue(visitor);
    },
    verify: (accessToken: string) => accessTokens.verify(accessToken),
    end: (visitor: Visitor) => refreshTokens.end(visitor),
    sweep: () => refreshTokens.sweep(),
  };
}
