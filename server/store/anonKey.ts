import { randomBytes } from "node:crypto";
import type { Store } from "./openStore.ts";

/** Interval in ms of the attempts to read the key from the store. */
const RETRY_MS = 1000;

/** Number of random bytes in a generated key. The key is public, and each character makes the page longer. */
const RANDOM_BYTES = 12;

const makeKey = () => `nora_anon_${randomBytes(RANDOM_BYTES).toString("base64url")}`;

export type AnonKey = Awaited<ReturnType<typeof readAnonKey>>;

/**
 * Provides the public key that the page sends with its calls to `/functions/v1`: the configured key, or else the key in
 * the store, which the first instance generates. Resolves after the first attempt to read it; while the store is
 * unavailable, others follow.
 */
export async function readAnonKey(configured: string | undefined, store: Pick<Store, "setting">) {
  let key = configured;
  const retry = setInterval(attempt, RETRY_MS).unref();

  async function attempt(): Promise<void> {
    key ??= await store.setting("anon_key", makeKey).catch(() => undefined);
    if (key !== undefined) clearInterval(retry);
  }

  await attempt();
  return {
    /** Returns the key; undefined until it has been read from the store. */
    current: () => key,
    /** Ends the attempts to read the key. */
    close: () => clearInterval(retry),
  };
}
