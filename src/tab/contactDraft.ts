import type { ContactDraft } from "../shared/contact.ts";
import { readFromTab, removeFromTab, writeToTab } from "./tabStorage.ts";

const STORAGE_KEY = "nora-contato";

/** An unsent contact form, stored for this tab. */
export interface KeptDraft {
  draft: Partial<ContactDraft>;
  /** Idempotency keys by the text that was tried. */
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
 * One key for one text, remembered in `keys`: a retry after a lost answer is the same message,
 * changed text a new one, and text changed back the first one again.
 */
export function idempotencyKey(keys: KeptDraft["keys"], draft: ContactDraft): string {
  const text = JSON.stringify(Object.values(draft).map((value) => value.trim()));
  return (keys[text] ??= randomKey());
}

/** 128 random bits. Not `randomUUID()`, which a page on plain HTTP lacks. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
