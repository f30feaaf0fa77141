import { isNewContact } from "../shared/isNewContact.ts";
import { isForeign } from "../shared/personIn.ts";
import {
  type Conversation,
  EMPTY_FIELDS,
  type Entry,
  lastOf,
  leadFieldNames,
  showLeadForm,
} from "./conversation.ts";
import { fillLeadForm, isSameName, samePerson } from "./leadFields.ts";

/**
 * Restores an erased conversation. Appends the entries that were added after the erasure. A lead confirmed after the
 * erasure replaces the erased lead.
 */
export function undoErasing(erased: Conversation, since: Conversation): Conversation {
  const offset = lastOf(erased).id - 1;
  const renumber = (entry: Entry) => ({ ...entry, id: entry.id + offset });
  const later = since.entries.slice(1).map(renumber);
  const unanswered = since.unanswered && since.unanswered + offset;
  const { lead, leadId, leadDelivered } = since.lead ? since : erased;
  return {
    ...mergeForms(erased, since, offset),
    entries: [...erased.entries, ...later],
    unanswered: later.length === 0 ? erased.unanswered : unanswered,
    lead,
    leadId,
    leadDelivered,
    copiedToForm: { ...erased.copiedToForm, ...since.copiedToForm },
  };
}

/**
 * Returns the erased conversation with the lead form that follows from both. Of the form's values, those typed since
 * the erasure come first, then those typed before, then copied ones; if those since the erasure are another person's,
 * only they count. The form is shown if it is pending, unless it was opened since the erasure only because the lead was
 * erased.
 *
 * @param offset Difference between an entry's id in the restored conversation and in `since`.
 */
function mergeForms(erased: Conversation, since: Conversation, offset: number): Conversation {
  const leadFields = { ...EMPTY_FIELDS };
  const filledFields = { ...EMPTY_FIELDS };
  const hasNew = leadFieldNames.some((field) => since.leadFields[field]);
  const isOther =
    isForeign(since.leadFieldsOwner) ||
    isForeign(erased.leadFieldsOwner) ||
    !isSameName(since.leadFields.name, erased.leadFields.name);
  const sources = hasNew && isOther ? [since] : [since, erased];
  for (const field of leadFieldNames) {
    const given = sources.filter((one) => one.leadFields[field]);
    const isTyped = (one: Conversation) => one.leadFields[field] !== one.filledFields[field];
    const source = given.find(isTyped) ?? given[0] ?? since;
    leadFields[field] = source.leadFields[field];
    filledFields[field] = source.filledFields[field];
  }
  const { leadFieldsOwner } = hasNew ? since : erased;
  const merged = { ...erased, leadFields, leadFieldsOwner, filledFields };

  const lead = since.lead ? null : erased.lead;
  const { email, phone } = since.leadFields;
  const contact = { email: email || undefined, phone: phone || undefined };
  if (since.leadForm !== "hidden" && (!lead || isNewContact(contact, lead))) {
    return {
      ...(isForeign(leadFieldsOwner) ? merged : fillLeadForm(merged, samePerson(lead, merged))),
      leadForm: since.leadForm,
      leadFormAfter: since.leadFormAfter + offset,
    };
  }
  if (since.lead) return { ...merged, leadForm: "hidden" };
  // The question whose answer would have shown the form can't be retried any more.
  const cannotRetry = erased.leadForm === "due" && since.entries.length > 1;
  return cannotRetry ? showLeadForm(merged) : merged;
}
