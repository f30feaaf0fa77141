import { type ContactDraft, contactFields } from "../shared/contactFields.ts";
import { contactForm as words } from "../shared/content/contact.ts";
import { contactLimits, fieldRules } from "../shared/fieldRules.ts";
import { fieldProblems, type FieldProblems } from "../ui/fieldProblems.ts";

const { name, email, requiredPhone: phone, message } = fieldRules;

/**
 * Validates a contact message and returns its problems by field. Loaded on demand, so that the rules aren't part of
 * the first load.
 */
export function checkContact(draft: ContactDraft): FieldProblems {
  return fieldProblems({ name, email, phone, message }, draft);
}

const NONE: FieldProblems = {};

/** Returns the character counts of the texts that are too long, by field. Always the same object if there are none. */
export function countExcess(draft: ContactDraft): FieldProblems {
  const tooLong = contactFields
    .map((field) => ({ field, length: draft[field].trim().length, limit: contactLimits[field] }))
    .filter(({ length, limit }) => length > limit);
  if (tooLong.length === 0) return NONE;
  return Object.fromEntries(
    tooLong.map(({ field, length, limit }) => [field, words.count(length, limit)]),
  );
}
