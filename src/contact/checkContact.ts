import { Contact, type ContactDraft, contactFields, contactLimits } from "../shared/contact.ts";
import { contactForm as words } from "../shared/content/contact.ts";
import { fieldProblems, type FieldProblems } from "../ui/fieldProblems.ts";

/**
 * Validates a contact message and returns its problems by field. Loaded on demand, so that the schema isn't part of
 * the first load.
 */
export function checkContact(draft: ContactDraft): FieldProblems {
  const { error } = Contact.safeParse(draft);
  return error ? fieldProblems(error.issues) : {};
}

/** Returns the character counts of the texts that are too long, by field. */
export function countExcess(draft: ContactDraft): FieldProblems {
  const tooLong = contactFields
    .map((field) => ({ field, length: draft[field].trim().length, limit: contactLimits[field] }))
    .filter(({ length, limit }) => length > limit);
  return Object.fromEntries(
    tooLong.map(({ field, length, limit }) => [field, words.count(length, limit)]),
  );
}
