import { randomId } from "../randomId.ts";
import { type ContactDraft, contactFields } from "../shared/fieldRules.ts";
import { readFromTab, writeToTab } from "../tabStorage.ts";
import { readFields } from "../ui/formFields.ts";

const STORAGE_KEY = "nora-contato";

/** Unsent text of the contact form, and the idempotency key of its message. */
interface Kept {
  draft: ContactDraft;
  key: string;
}

/** Copy of the stored value, for a browser that blocks storage. */
let kept: Kept | null = null;

function keep(value: Kept | null): void {
  kept = value;
  writeToTab(STORAGE_KEY, value);
}

/** Keeps the text over a reload of the tab. Returns its idempotency key, which changes only with the text. */
export function keepDraft(draft: ContactDraft): string {
  const isSame = JSON.stringify(draft) === JSON.stringify(kept?.draft);
  const key = kept && isSame ? kept.key : randomId();
  keep({ draft, key });
  return key;
}

/** Fills in the fields that are as the server sent them with the kept text, and keeps the text of all. */
export function restoreDraft(form: HTMLFormElement): void {
  kept ??= readFromTab(STORAGE_KEY) as Kept | null;
  for (const name of contactFields) {
    const field = fieldOf(form, name);
    if (kept && field.value === field.defaultValue) field.value = kept.draft[name];
  }
  const draft = readFields(form, contactFields);
  if (Object.values(draft).some(Boolean)) keepDraft(draft);
}

export function forgetDraft(): void {
  keep(null);
}

export function fieldOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
