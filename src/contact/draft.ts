import { type ContactDraft, cleanField, contactFields } from "../shared/fieldRules.ts";
import { readFromTab, removeFromTab, writeToTab } from "../tabStorage.ts";

const STORAGE_KEY = "nora-contato";

/** Unsent text of the contact form, kept over a reload of the tab. */
interface KeptDraft {
  draft: ContactDraft;
  /** Idempotency keys of the submitted texts, by text. */
  keys: Record<string, string>;
}

export function fieldOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** Returns the texts of the form's fields, cleaned if `clean` is true. */
export function draftOf(form: HTMLFormElement, clean = false): ContactDraft {
  const texts = contactFields.map((field) => {
    const { value } = fieldOf(form, field);
    return [field, clean ? cleanField(field, value) : value];
  });
  return Object.fromEntries(texts) as ContactDraft;
}

/** Fills in the form's empty fields. */
export function fillIn(form: HTMLFormElement, draft: Partial<ContactDraft>): void {
  for (const field of contactFields) fieldOf(form, field).value ||= draft[field] ?? "";
}

export function readDraft(): Partial<KeptDraft> {
  return readFromTab(STORAGE_KEY) ?? {};
}

export function saveDraft(draft: ContactDraft): void {
  writeToTab(STORAGE_KEY, { ...readDraft(), draft });
}

export function forgetDraft(): void {
  removeFromTab(STORAGE_KEY);
  keys = {};
}

/** Keys of this page, for a browser that blocks storage. */
let keys: Record<string, string> = {};

/**
 * Returns the idempotency key of a message: the same for the same text, even if it was changed and changed back, so that
 * the service stores it once.
 */
export function keyFor(draft: ContactDraft): string {
  keys = { ...readDraft().keys, ...keys };
  // Not `randomUUID()`, which is undefined outside secure contexts.
  const key = (keys[JSON.stringify(draft)] ??= crypto
    .getRandomValues(new Uint8Array(16))
    .join("-"));
  writeToTab(STORAGE_KEY, { draft, keys });
  return key;
}
