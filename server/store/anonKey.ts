import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Store } from "./openStore.ts";

/** Milliseconds between two questions to a store that doesn't answer yet. */
const RETRY = 1000;

/** The page's public key; undefined until the store has first answered. */
export interface AnonKey {
  current: () => string | undefined;
  close: () => void;
}

/** The key of the environment, or one generated once into the store. */
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
      await setTimeout(RETRY, null, { signal: closed.signal, ref: false });
      await ask().catch(() => {});
    }
  }

  if (key === undefined) {
    // The page is served without a store as well; its key comes when the store does.
    await ask().catch(() => void keepAsking().catch(() => {}));
  }
  return { current: () => key, close: () => closed.abort() };
}
