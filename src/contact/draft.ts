import { type ContactDraft, cleanField, contactFields } from "../shared/fieldRules.ts";
import { readFromTab, writeToTab } from "../tabStorage.ts";

const STORAGE_KEY = "nora-contato";

/** Unsent text of the contact form, kept over a reload of the tab. */
interface Kept {
  draft?: ContactDraft;
  /** The last submitted text, and its idempotency key. */
  attempt?: { text: string; key: string };
}

/** Copy of the stored value, for a browser that blocks storage. */
let kept: Kept = {};

function keep(value: Kept): void {
  kept = value;
  writeToTab(STORAGE_KEY, value);
}

export function fieldOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** Returns the cleaned texts of the form's fields. */
export function draftOf(form: HTMLFormElement): ContactDraft {
  const texts = contactFields.map((field) => [
    field,
    cleanField(field, fieldOf(form, field).value),
  ]);
  return Object.fromEntries(texts) as ContactDraft;
}

export function saveDraft(form: HTMLFormElement): void {
  keep({ ...kept, draft: draftOf(form) });
}

/** Fills in the form's empty fields with the text of before a reload. */
export function restoreDraft(form: HTMLFormElement): void {
  kept = readFromTab(STORAGE_KEY) ?? {};
  for (const field of contactFields) fieldOf(form, field).value ||= kept.draft?.[field] ?? "";
}

export function forgetDraft(): void {
  keep({});
}

/** Returns the idempotency key of a message: the same until its text changes, so that the service stores it once. */
export function keyFor(draft: ContactDraft): string {
  const text = JSON.stringify(draft);
  const attempt = kept.attempt?.text === text ? kept.attempt : { text, key: randomKey() };
  keep({ draft, attempt });
  return attempt.key;
}

/** Not `randomUUID()`, which is undefined outside secure contexts. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint8Array(16)).join("-");
}
