import { randomBytes } from "node:crypto";
import type { Store } from "../store/openStore.ts";

/**
 * Returns a getter of the secrets for access tokens: the first signs, all verify. Without configured secrets, the first
 * call reads one from the store, or generates and stores it.
 */
export function sessionSecrets(
  configured: readonly string[] | undefined,
  store: Pick<Store, "setting">,
): () => Promise<readonly string[]> {
  let secrets = configured;
  return async () => {
    secrets ??= [
      await store.setting("session_secret", () => randomBytes(32).toString("base64url")),
    ];
    return secrets;
  };
}
