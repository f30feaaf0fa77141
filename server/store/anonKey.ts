import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "./openStore.ts";

/** Wait in ms between two attempts to read the key from the store. */
const RETRY_MS = 1000;

export type AnonKey = Awaited<ReturnType<typeof readAnonKey>>;

/** Number of random bytes in a generated key. The key is public, and each character makes the page longer. */
const RANDOM_BYTES = 12;

/**
 * Provides the public key that the page sends with its calls to `/functions/v1`: the configured key, or else the key in
 * the store, which the first instance generates. Resolves after the first attempt to read the stored key. If this
 * attempt fails, others follow in the background.
 */
export async function readAnonKey(configured: string | undefined, store: Pick<Store, "setting">) {
  let key = configured;
  const closed = new AbortController();

  async function ask(): Promise<void> {
    key = await store.setting(
      "anon_key",
      () => `nora_anon_${randomBytes(RANDOM_BYTES).toString("base64url")}`,
    );
  }

  async function keepAsking(): Promise<void> {
    while (key === undefined) {
      await sleep(RETRY_MS, null, { signal: closed.signal, ref: false });
      await ask().catch(() => {});
    }
  }

  if (key === undefined) {
    // The page is served even without a store; the key is added once the store is available.
    await ask().catch(() => void keepAsking().catch(() => {}));
  }
  return {
    /** Returns the key; undefined if it isn't configured and hasn't been read from the store yet. */
    current: () => key,
    /** Ends the attempts to read the key. */
    close: () => closed.abort(),
  };
}
