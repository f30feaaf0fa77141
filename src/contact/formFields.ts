import type { ContactDraft, ContactField } from "../shared/contact.ts";

/** Names of the form's fields. Not imported from the schema's module, which isn't part of the first load. */
export const FIELDS = [
  "name",
  "email",
  "phone",
  "message",
] as const satisfies readonly ContactField[];

export function fieldOf(form: HTMLFormElement, field: ContactField | "website") {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
}

/** Returns the current values of the fields. */
export function draftOf(form: HTMLFormElement): ContactDraft {
  const [name, email, phone, message] = FIELDS.map((field) => fieldOf(form, field).value);
  return { name, email, phone, message } as ContactDraft;
}

export function trimmed({ name, email, phone, message }: ContactDraft): ContactDraft {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message: message.trim(),
  };
}

/** Fills the fields that are empty. */
export function fillEmpty(form: HTMLFormElement, draft: Partial<ContactDraft>): void {
  for (const field of FIELDS) {
    const element = fieldOf(form, field);
    if (element.value === "") element.value = draft[field] ?? "";
  }
}

export function isEmpty(form: HTMLFormElement): boolean {
  return FIELDS.every((field) => fieldOf(form, field).value === "");
}

export function clear(form: HTMLFormElement): void {
  for (const field of FIELDS) fieldOf(form, field).value = "";
}

/**
 * Scrolls a field that the Tab key has focused out from under the bar, with its label. Browsers leave a text area
 * where it is if they can show its first line.
 */
export function showWholeField({ key, target }: KeyboardEvent): void {
  if (key === "Tab") (target as Element).closest(".field")?.scrollIntoView({ block: "nearest" });
}

/** The form as it was before hydration, and the field that had the focus. */
export interface EarlyForm {
  element: HTMLFormElement;
  focused: ContactField | undefined;
}

export function findEarlyForm(): EarlyForm | undefined {
  const element = globalThis.document?.querySelector<HTMLFormElement>(".contact-form");
  if (!element) return undefined;
  const focused = FIELDS.find((field) => fieldOf(element, field) === document.activeElement);
  return { element, focused };
}

/**
 * Copies typed text and the focus to a form that React rendered again. React does so if an extension has changed the
 * fields.
 */
export function moveInto(form: HTMLFormElement, { element, focused }: EarlyForm): void {
  if (element === form) return;
  for (const field of FIELDS) fieldOf(form, field).value = fieldOf(element, field).value;
  if (focused) fieldOf(form, focused).focus();
}
