import { type SyntheticEvent, useState } from "react";
import { flushSync } from "react-dom";
import {
  type ContactDraft,
  type ContactField,
  type FieldProblems,
  type fieldRules,
  cleanField,
  fieldProblems,
} from "../shared/fieldRules.ts";
import type { useToast } from "./Toasts.tsx";

/** Attributes by which browsers fill in a person's fields, and phones show the right keyboard. */
export const personFields = {
  name: { autoComplete: "name" },
  email: { type: "email", inputMode: "email", autoComplete: "email" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
} as const;

/** Returns the cleaned texts of a form's fields, also of those that the browser has filled in without an event. */
export function readFields<Field extends ContactField>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Record<Field, string> {
  const data = new FormData(form);
  const texts = fields.map((field) => [field, cleanField(field, data.get(field) as string)]);
  return Object.fromEntries(texts) as Record<Field, string>;
}

/** Returns the problems to show at a form's fields, by field name. `showToast` shows the first in a toast. */
export function useProblems(
  rules: typeof fieldRules,
  showToast: ReturnType<typeof useToast>,
  initial: FieldProblems = {},
) {
  const [problems, setProblems] = useState(initial);

  /** Shows problems, and focuses the first field that has one: both after the frame that answers the press. */
  function show(form: HTMLFormElement, found: FieldProblems) {
    setTimeout(() => {
      // Rendered before the focus moves: screen readers read a field with its description.
      flushSync(() => setProblems(found));
      const [first] = Object.keys(found);
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    });
  }

  /** Hides the problem of a field once it is valid, and the toast. */
  function onInput({ target }: SyntheticEvent) {
    const { name, value } = target as HTMLInputElement;
    const isInvalid = fieldProblems(rules, { [name]: value } as ContactDraft)[name];
    if (!problems[name] || isInvalid) return;
    setProblems((others) => ({ ...others, [name]: undefined }));
    showToast(null);
  }

  return { problems, show, onInput };
}
