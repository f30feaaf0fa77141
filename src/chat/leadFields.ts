import { isNewContact } from "../shared/isNewContact.ts";
import type { WrittenContact } from "../shared/personIn.ts";
import type { Lead } from "../shared/lead.ts";
import {
  type Conversation,
  EMPTY_FIELDS,
  type LeadFields,
  leadFieldNames,
} from "./conversation.ts";

/**
 * Copies contact data from a message into the lead form, which is then shown after the answer. Replaces what was written
 * before, also in the form: the message is newer, and may correct it. Only a name that was typed or edited in the form
 * stays, since messages often have a part of it. The data of another person replace the whole form, unless the visitor
 * has typed in it: data of two people are never mixed. Fills the other fields from the confirmed lead, if it is the same
 * person's.
 *
 * A name alone doesn't show the form and replaces no other name. While the form is hidden, neither a name alone nor the
 * data of the confirmed lead change anything.
 */
export function noteContact(
  conversation: Conversation,
  contact: WrittenContact | null,
): Conversation {
  if (!contact) return conversation;
  const { lead, leadForm, leadFieldsOwner: ownerBefore } = conversation;
  const { owner, name } = contact;
  const isOnlyName = isNameOnly(contact);
  const isOther = isAnotherPersons(contact, conversation);
  if (isOnlyName && isOther) return conversation;
  if (leadForm === "hidden" && lead && (isOnlyName || !isNewContact(contact, lead))) {
    return conversation;
  }

  const due = { ...conversation, leadForm: isOnlyName ? leadForm : ("due" as const) };
  if (isOther && hasTypedFields(conversation)) return due;
  const form = isOther ? { ...due, leadFields: EMPTY_FIELDS, filledFields: EMPTY_FIELDS } : due;
  const filled = {
    ...fillLeadForm(form, contact, { ...form.leadFields, name: form.filledFields.name }),
    leadFieldsOwner: isOther || owner !== "same" ? owner : ownerBefore,
  };
  const mayBeOfLead = isOther
    ? name && owner !== "other"
    : leadForm === "hidden" || ownerBefore !== "other";
  return mayBeOfLead ? fillLeadForm(filled, samePerson(lead, filled)) : filled;
}

/** Whether contact data in a message are another person's than those in the lead form. */
function isAnotherPersons(
  contact: WrittenContact,
  { leadFields: { name: present }, leadFieldsOwner }: Conversation,
): boolean {
  const { owner, name } = contact;
  if (owner === "other" || !isSameName(present, name)) return true;
  if (leadFieldsOwner !== "other") return false;
  // The form has another person's data: the visitor's own, or the first name, begin a new form.
  return owner === "visitor" || (!isNameOnly(contact) && Boolean(name) && !present);
}

function isNameOnly({ email, phone }: WrittenContact): boolean {
  return !email && !phone;
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
  if (leadFieldsOwner === "other" || contradicts(leadFields, draft, outdated)) return null;
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
  const plain = name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "");
  return plain.match(/\p{L}+/gu) ?? [];
}

/** Whether two values of a field mean the same, or one is unknown. */
function isSame(field: keyof LeadFields, one: string, other: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s()-]/g, "");
  return field === "name" ? isSameName(one, other) : !other || plain(one) === plain(other);
}
