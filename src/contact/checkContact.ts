import { Contact, type ContactDraft } from "../shared/contact.ts";
import { fieldProblems, type FieldProblems } from "../ui/fieldProblems.ts";

/** What is wrong with a contact message, by SPEC's rules. Fetched apart: the schema is no part of the first load. */
export function checkContact(draft: ContactDraft): FieldProblems {
  const { error } = Contact.safeParse(draft);
  return error ? fieldProblems(error.issues) : {};
}
