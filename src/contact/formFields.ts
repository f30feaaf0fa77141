import { type ContactDraft, type ContactField, contactFields } from "../shared/contactFields.ts";

/** Detail of the `input` event of a field that the visitor didn't fill in. */
export const FILLED = 1;

export function fieldOf(form: HTMLFormElement, field: ContactField | "website") {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
}

/** Returns the texts of the fields, each as `change` returns it. */
export function draftOf(form: HTMLFormElement, change = (text: string) => text): ContactDraft {
  const texts = contactFields.map((field) => [field, change(fieldOf(form, field).value)]);
  return Object.fromEntries(texts) as ContactDraft;
}

/**
 * Fills in the fields that are empty or have the value of `replaced`. An empty text empties the latter. Fires `input`
 * with the detail `FILLED` for each changed field. Returns the changed fields' texts before.
 */
export function fillIn(
  form: HTMLFormElement,
  draft: Partial<ContactDraft>,
  replaced: Partial<ContactDraft> = {},
): Partial<ContactDraft> {
  const before: Partial<ContactDraft> = {};
  for (const field of contactFields) {
    const element = fieldOf(form, field);
    const { [field]: text } = draft;
    const { value } = element;
    if (text !== undefined && text !== value && (!value || value === replaced[field])) {
      before[field] = value;
      element.value = text;
      element.dispatchEvent(new CustomEvent("input", { bubbles: true, detail: FILLED }));
    }
  }
  return before;
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
