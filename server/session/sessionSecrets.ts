import { randomBytes } from "node:crypto";
import type { Store } from "../store/openStore.ts";

/** What signs session tokens: the environment's secrets, or one generated once into the store, asked for when first needed. */
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
