import { isNewContact } from "../shared/isNewContact.ts";
import { type WrittenContact, isForeign } from "../shared/personIn.ts";
import type { Lead } from "../shared/lead.ts";
import { unaccented } from "../shared/unaccented.ts";
import {
  type Conversation,
  EMPTY_FIELDS,
  type LeadFields,
  leadFieldNames,
} from "./conversation.ts";

/**
 * Copies contact data from a message into the lead form, which is then shown after the answer. Replaces what was written
 * before, also in the form: the message is newer, and may correct it. Only a name that was typed or edited in the form
 * stays, since messages often have a part of it. Fills the other fields from the confirmed lead, if it is the same
 * person's.
 *
 * Data of two people are never mixed. Those of another person change nothing if the form has the visitor's: the company
 * reads them in the conversation. If it isn't sure whose they are, they replace the whole form, unless the visitor has
 * typed in it. While the form is hidden, the data of the confirmed lead change nothing.
 */
export function noteContact(
  conversation: Conversation,
  contact: WrittenContact | null,
): Conversation {
  if (!contact) return conversation;
  if (!contact.email && !contact.phone) return noteName(conversation, contact);
  const { lead, leadForm, leadFieldsOwner: ownerBefore } = conversation;
  const { owner, name } = contact;
  if (leadForm === "hidden" && lead && !isNewContact(contact, lead)) return conversation;

  const due = { ...conversation, leadForm: "due" as const };
  const isOther = isAnotherPersons(contact, conversation);
  if (isOther && (hasTypedFields(due) || (owner === "other" && hasOwnData(due)))) return due;
  const form = isOther ? { ...due, leadFields: EMPTY_FIELDS, filledFields: EMPTY_FIELDS } : due;
  const filled = {
    ...fillLeadForm(form, contact, { ...form.leadFields, name: form.filledFields.name }),
    leadFieldsOwner: isOther || owner !== "same" ? owner : ownerBefore,
  };
  const mayBeOfLead = isOther
    ? name && !isForeign(owner)
    : leadForm === "hidden" || !isForeign(ownerBefore);
  return mayBeOfLead ? fillLeadForm(filled, samePerson(lead, filled)) : filled;
}

/**
 * Copies a message's name into the lead form, but doesn't show the form for it. Replaces another name only if the
 * message corrects it. A correction of the confirmed lead's name shows the form with the lead's other data.
 */
function noteName(conversation: Conversation, contact: WrittenContact): Conversation {
  const { lead, leadForm, leadFields, filledFields, leadFieldsOwner } = conversation;
  const { name = "", owner, corrects } = contact;
  const confirmed = leadForm === "hidden" ? lead : null;
  if (corrects && !isForeign(leadFieldsOwner)) {
    const { email, phone = "" } = confirmed ?? leadFields;
    const corrected = { name, email, phone };
    return {
      ...conversation,
      leadForm: confirmed ? "due" : leadForm,
      leadFields: corrected,
      filledFields: confirmed ? corrected : { ...filledFields, name },
    };
  }
  if (confirmed || isAnotherPersons(contact, conversation)) return conversation;
  return {
    ...fillLeadForm(conversation, contact, { name: filledFields.name }),
    leadFieldsOwner: owner === "same" ? leadFieldsOwner : owner,
  };
}

/** Whether contact data in a message may be another person's than those in the lead form. */
function isAnotherPersons(
  { owner, name, email, phone }: WrittenContact,
  { leadFields: { name: present }, leadFieldsOwner }: Conversation,
): boolean {
  if (isForeign(owner) || !isSameName(present, name)) return true;
  if (!isForeign(leadFieldsOwner)) return false;
  // The form has another person's data: the visitor's own, or the first name, begin a new form.
  return owner === "visitor" || Boolean((email || phone) && name && !present);
}

/** Whether the lead form has data that may be the visitor's. */
function hasOwnData({ leadFields, leadFieldsOwner }: Conversation): boolean {
  return !isForeign(leadFieldsOwner) && leadFieldNames.some((field) => leadFields[field]);
}

/** Whether the lead form has a value that wasn't copied into it. */
function hasTypedFields({ leadFields, filledFields }: Conversation): boolean {
  return leadFieldNames.some(
    (field) => leadFields[field] && leadFields[field] !== filledFields[field],
  );
}

/**
 * Fills the lead form's empty fields, and those with the values of `outdated`, with known contact data. A later message
 * may replace it.
 */
export function fillLeadForm(
  conversation: Conversation,
  known: Partial<LeadFields> | null,
  outdated?: Partial<LeadFields>,
): Conversation {
  const leadFields = { ...conversation.leadFields };
  const filledFields = { ...conversation.filledFields };
  for (const field of leadFieldNames) {
    const value = known?.[field];
    const present = leadFields[field];
    if (value && (!present || present === outdated?.[field])) {
      leadFields[field] = filledFields[field] = value;
    }
  }
  return { ...conversation, leadFields, filledFields };
}

/**
 * Copies the contact form's data into the lead form's empty fields, and into those with the values of `outdated`, which
 * were copied before. Leaves a field empty that the visitor has emptied. Returns null if the lead form has other data
 * than the contact form, or another person's.
 */
export function copyContact(
  conversation: Conversation,
  draft: Partial<LeadFields>,
  outdated: Partial<LeadFields>,
): Conversation | null {
  const { leadFields, leadFieldsOwner, filledFields } = conversation;
  if (isForeign(leadFieldsOwner) || contradicts(leadFields, draft, outdated)) return null;
  const known = { ...draft };
  for (const field of leadFieldNames) {
    if (!leadFields[field] && filledFields[field] === draft[field]) known[field] = "";
  }
  return fillLeadForm(conversation, known, outdated);
}

/** Whether contact data has a value other than that of `known` and `outdated`, and may be another person's. */
export function contradicts(
  data: Partial<LeadFields>,
  known: Partial<LeadFields>,
  outdated: Partial<LeadFields>,
): boolean {
  return leadFieldNames.some((field) => {
    const { [field]: value = "" } = data;
    return value && value !== outdated[field] && !isSame(field, value, known[field] ?? "");
  });
}

/** Returns the lead, or null if the form has another name. */
export function samePerson(lead: Lead | null, { leadFields }: Conversation): Lead | null {
  return lead && isSameName(lead.name, leadFields.name) ? lead : null;
}

/** Whether one of two names has all words of the other, or one is unknown. */
export function isSameName(one = "", other = ""): boolean {
  const words = wordsOf(one);
  const others = wordsOf(other);
  return (
    words.every((word) => others.includes(word)) || others.every((word) => words.includes(word))
  );
}

function wordsOf(name: string): string[] {
  return unaccented(name).match(/\p{L}+/gu) ?? [];
}

/** Whether two values of a field mean the same, or one is unknown. */
function isSame(field: keyof LeadFields, one: string, other: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s()-]/g, "");
  return field === "name" ? isSameName(one, other) : !other || plain(one) === plain(other);
}
