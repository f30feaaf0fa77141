import type { ContactDraft } from "../shared/contact.ts";
import { readFromTab, removeFromTab, writeToTab } from "./tabStorage.ts";

const STORAGE_KEY = "nora-contato";

/** Unsent text of the contact form, stored in `sessionStorage`. */
export interface KeptDraft {
  draft: Partial<ContactDraft>;
  /** Idempotency keys of the submitted texts, by text. */
  keys: Record<string, string>;
}

export function readDraft(): KeptDraft {
  const { draft = {}, keys = {} } = (readFromTab(STORAGE_KEY) ?? {}) as Partial<KeptDraft>;
  return { draft, keys };
}

export function saveDraft(kept: KeptDraft): void {
  writeToTab(STORAGE_KEY, kept);
}

export function forgetDraft(): void {
  removeFromTab(STORAGE_KEY);
}

/**
 * Returns the idempotency key of a draft, whose texts are trimmed; adds a new key to `keys` for a new text. A retry
 * with the same text has the same key, even if the text was changed and changed back.
 */
export function idempotencyKey(keys: KeptDraft["keys"], draft: ContactDraft): string {
  const text = JSON.stringify(Object.values(draft));
  return (keys[text] ??= randomKey());
}

/** Returns 128 random bits as text. Not `randomUUID()`, which is undefined outside secure contexts. */
export function randomKey(): string {
  return crypto.getRandomValues(new Uint8Array(16)).join("-");
}
