import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "./openStore.ts";

/** Wait in ms between two attempts to read the key from the store. */
const RETRY_MS = 1000;

/** Public key with which the page calls the functions. */
export interface AnonKey {
  /** Undefined until a key that isn't configured has been read from the store. */
  current: () => string | undefined;
  /** Ends the attempts to read the key. */
  close: () => void;
}

/**
 * Provides the configured key, or else the one in the store, which the first instance generates. Resolves after the
 * first attempt to read it, even if that fails; further attempts are then made in the background.
 */
export async function readAnonKey(
  configured: string | undefined,
  store: Pick<Store, "setting">,
): Promise<AnonKey> {
  let key = configured;
  const closed = new AbortController();

  async function ask(): Promise<void> {
    key = await store.setting(
      "anon_key",
      () => `nora_anon_${randomBytes(24).toString("base64url")}`,
    );
  }

  async function keepAsking(): Promise<void> {
    while (key === undefined) {
      await sleep(RETRY_MS, null, { signal: closed.signal, ref: false });
      await ask().catch(() => {});
    }
  }

  if (key === undefined) {
    // The page is served without a store too; the key is added once the store is available.
    await ask().catch(() => void keepAsking().catch(() => {}));
  }
  return { current: () => key, close: () => closed.abort() };
}
