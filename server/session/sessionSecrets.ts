import { randomBytes } from "node:crypto";
import type { Store } from "../store/openStore.ts";

/**
 * Returns a function that resolves to the secrets that sign session tokens: those of the environment, or else one
 * generated and kept in the store, which the first call reads.
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
