import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Store } from "./openStore.ts";

/** Between two attempts to read from a store that isn't available yet. */
const RETRY_MS = 1000;

/** The page's public key; undefined until the store has been read once. */
export interface AnonKey {
  current: () => string | undefined;
  close: () => void;
}

/** The configured key, or one that the first instance generates and the store keeps. */
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
      await setTimeout(RETRY_MS, null, { signal: closed.signal, ref: false });
      await ask().catch(() => {});
    }
  }

  if (key === undefined) {
    // The page is served without a store too; the key follows once the store is available.
    await ask().catch(() => void keepAsking().catch(() => {}));
  }
  return { current: () => key, close: () => closed.abort() };
}
