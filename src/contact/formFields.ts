import { type ContactDraft, type ContactField, contactFields } from "../shared/contactFields.ts";

export function fieldOf(form: HTMLFormElement, field: ContactField | "website") {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
}

export function draftOf(form: HTMLFormElement): ContactDraft {
  const values = contactFields.map((field) => [field, fieldOf(form, field).value]);
  return Object.fromEntries(values) as ContactDraft;
}

export function trimmed(draft: ContactDraft): ContactDraft {
  const values = Object.entries(draft).map(([field, text]) => [field, text.trim()]);
  return Object.fromEntries(values) as ContactDraft;
}

/** Fills in the fields that are empty or have the value of `outdated`. */
export function fillIn(
  form: HTMLFormElement,
  draft: Partial<ContactDraft>,
  outdated?: Partial<ContactDraft> | null,
): void {
  for (const field of contactFields) {
    const element = fieldOf(form, field);
    if (!element.value || element.value === outdated?.[field]) {
      element.value = draft[field] ?? element.value;
    }
  }
}

export function isEmpty(form: HTMLFormElement): boolean {
  return contactFields.every((field) => fieldOf(form, field).value === "");
}

export function clear(form: HTMLFormElement): void {
  for (const field of contactFields) fieldOf(form, field).value = "";
}

function copy(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const field of contactFields) fieldOf(to, field).value = fieldOf(from, field).value;
}

/** The form's element before hydration, and its focused field, if any. */
interface EarlyForm {
  element: HTMLFormElement;
  focused: ContactField | undefined;
}

/**
 * Returns the form as it is before React hydrates its fields, and marks their texts as changed. React empties a text
 * area that was filled in by the server and not changed, since in the browser it has no `defaultValue`.
 */
export function findEarlyForm(): EarlyForm | undefined {
  const element = globalThis.document?.querySelector<HTMLFormElement>(".contact-form");
  if (!element) return undefined;
  copy(element, element);
  const focused = contactFields.find((field) => fieldOf(element, field) === document.activeElement);
  return { element, focused };
}

/**
 * Copies the typed text and the focus to the form's new element, if React replaced the element during hydration. This
 * happens, for instance, when an extension has changed the fields.
 */
export function moveInto(form: HTMLFormElement, { element, focused }: EarlyForm): void {
  if (element === form) return;
  copy(element, form);
  if (focused) fieldOf(form, focused).focus();
}
