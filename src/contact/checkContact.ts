import { contactForm as words } from "../shared/content/contact.ts";
import {
  type ContactDraft,
  type FieldProblems,
  cleanField,
  contactFields,
  contactLimits,
  fieldProblems,
  fieldRules,
} from "../shared/fieldRules.ts";

const { name, email, requiredPhone: phone, message } = fieldRules;

/** Validates a contact message and returns its problems by field. */
export function checkContact(draft: ContactDraft): FieldProblems {
  return fieldProblems({ name, email, phone, message }, draft);
}

/** Returns the problems as shown at the fields: a text that is too long comes with its number of characters. */
export function withCounts(problems: FieldProblems, draft: ContactDraft): FieldProblems {
  const shown = { ...problems };
  for (const field of contactFields) {
    const { length } = cleanField(field, draft[field]);
    const limit = contactLimits[field];
    if (shown[field] && length > limit) shown[field] += ` (${words.count(length, limit)})`;
  }
  return shown;
}
