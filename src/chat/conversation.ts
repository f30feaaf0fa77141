import type { ChatMessage, ChatRequest } from "../shared/chat.ts";
import { asksForLead } from "../shared/asksForLead.ts";
import { chatLimits } from "../shared/chatLimits.ts";
import { cutAt } from "../shared/cutAt.ts";
import { isNewContact } from "../shared/isNewContact.ts";
import type { WrittenContact } from "../shared/personIn.ts";
import type { Lead } from "../shared/lead.ts";
import { chat, thanks } from "../shared/content/chat.ts";
import { isLead } from "./checkLead.ts";

export interface Entry extends ChatMessage {
  /** Increases with each entry. */
  id: number;
  /** Why an entry of the assistant isn't a complete answer; undefined for other entries. */
  mark?: "stopped" | "interrupted" | "apology";
  /** Set in the assistant's thanks for a lead: the id of its confirmation. */
  leadId?: string;
}

const FIELDS = ["name", "email", "phone"] as const;

export type LeadFields = Record<(typeof FIELDS)[number], string>;

const EMPTY_FIELDS: LeadFields = { name: "", email: "", phone: "" };

/** State of a chat: its entries (at least the greeting) and the lead. */
export interface Conversation {
  entries: readonly Entry[];
  /** Id of the question whose answer is being received or has failed. */
  unanswered: number | null;
  /** Whether an answer has arrived or failed that the visitor hasn't seen yet. */
  unread: boolean;
  /** Contact data that the visitor has confirmed; sent with later questions too. */
  lead: Lead | null;
  /** Random id of the lead's confirmation, sent with the lead. Undefined in a conversation of an earlier version. */
  leadId?: string | undefined;
  leadDelivered: boolean;
  /** `due`: the form will be shown after the answer, because the visitor has written contact data. */
  leadForm: "hidden" | "due" | "shown";
  /** Id of the entry below which the form is shown, so that the conversation can go on below the form. */
  leadFormAfter: number;
  leadFields: LeadFields;
  /** Whose data a message has filled in last, also after they were confirmed. Another person's are never mixed with the visitor's. */
  leadFieldsOf: WrittenContact["of"];
  /** Values copied into the fields, not typed. A field with another value was edited by the visitor. */
  filledFields: LeadFields;
}

export function newConversation(): Conversation {
  return {
    entries: [{ id: 1, role: "assistant", content: chat.greeting }],
    unanswered: null,
    unread: false,
    lead: null,
    leadDelivered: false,
    leadForm: "hidden",
    leadFormAfter: 1,
    leadFields: EMPTY_FIELDS,
    leadFieldsOf: "same",
    filledFields: EMPTY_FIELDS,
  };
}

/**
 * Returns the stored conversation, or null if `stored` isn't one. Checks only the entries' texts and the lead, to keep
 * the code small: the page itself wrote the value. Fields that an earlier version of the page didn't store get their initial values.
 */
export function restoreConversation(stored: unknown): Conversation | null {
  const { entries, lead } = Object(stored) as Partial<Conversation>;
  if (!Array.isArray(entries) || !entries[0]) return null;
  if (!entries.every((entry) => typeof entry?.content === "string")) return null;
  if (lead && !isLead(lead)) return null;
  return { ...newConversation(), ...(stored as Conversation) };
}

/** Adds the visitor's message. An earlier unanswered question can no longer be retried. */
export function ask(conversation: Conversation, message: string): Conversation {
  const asked = add(conversation, { role: "user", content: message });
  return { ...asked, unanswered: lastOf(asked).id };
}

/**
 * Copies contact data from a message into the lead form, which is then shown after the next answer. Replaces what was
 * written before, also in the form: the message is newer, and may correct it. Only a name that was typed or edited in
 * the form stays, since messages often have a part of it. Fills the other fields from the confirmed lead. The data of another person replace the whole form, unless the visitor has typed in it: data of two
 * people are never mixed. A name alone doesn't show the form and replaces no other name.
 *
 * Does nothing without contact data, or if the form is hidden and the confirmed lead has the same or the message is only
 * a name.
 */
export function noteContact(
  conversation: Conversation,
  contact: WrittenContact | null,
): Conversation {
  const { lead, leadForm, leadFields, leadFieldsOf, filledFields } = conversation;
  if (!contact) return conversation;
  const { of, name, email, phone } = contact;
  const isOnlyName = !email && !phone;
  const isOther =
    of === "other" ||
    (leadFieldsOf === "other" && (of === "visitor" || (!isOnlyName && name && !leadFields.name))) ||
    !isSameName(leadFields.name, name);
  if (isOnlyName && isOther) return conversation;
  if (leadForm === "hidden" && lead && (isOnlyName || !isNewContact(contact, lead))) {
    return conversation;
  }

  const due = { ...conversation, leadForm: isOnlyName ? leadForm : ("due" as const) };
  const isTyped = FIELDS.some(
    (field) => leadFields[field] && leadFields[field] !== filledFields[field],
  );
  if (isOther && isTyped) return due;
  const form = isOther ? { ...due, leadFields: EMPTY_FIELDS, filledFields: EMPTY_FIELDS } : due;
  const filled = {
    ...fillLeadForm(form, contact, { ...form.leadFields, name: form.filledFields.name }),
    leadFieldsOf: isOther || of !== "same" ? of : leadFieldsOf,
  };
  const isOfLead = isOther
    ? name && of !== "other"
    : leadForm === "hidden" || leadFieldsOf !== "other";
  return isOfLead ? fillLeadForm(filled, samePerson(lead, filled)) : filled;
}

/** Returns the question that "try again" would send, or null if there is none. */
export function questionToRetry({ entries, unanswered }: Conversation): string | null {
  return entries.find(({ id }) => id === unanswered)?.content ?? null;
}

/**
 * Returns the id of the last entry of the question that "try again" would send: the apology, the text so far, or else
 * the question. Null if there is none.
 */
export function retryPlace({ entries, unanswered }: Conversation): number | null {
  if (unanswered === null) return null;
  const last = entries.findLast(({ id, mark }) => id === unanswered || (id > unanswered && mark));
  return last?.id ?? null;
}

/** Removes the failed question, its partial answer and the apology. */
export function takeBack(conversation: Conversation): Conversation {
  const { unanswered } = conversation;
  if (unanswered === null) return conversation;
  const entries = conversation.entries.filter(
    ({ id, mark }) => id < unanswered || (id > unanswered && mark === undefined),
  );
  return { ...conversation, entries, unanswered: null };
}

/** Adds an answer. Shows the lead form if the answer asks for contact data and no lead is confirmed. */
export function answer(conversation: Conversation, reply: string): Conversation {
  const answered = {
    ...add(conversation, { role: "assistant", content: reply }),
    unanswered: null,
    unread: true,
  };
  return !conversation.lead && asksForLead(reply) ? showLeadForm(answered) : answered;
}

/** Adds the text of a stopped answer, even if empty, marked as stopped. Its question can't be retried. */
export function stop(conversation: Conversation, words: string): Conversation {
  const stopped = add(conversation, { role: "assistant", content: words, mark: "stopped" });
  return { ...stopped, unanswered: null };
}

/** Adds the text of an answer that broke off, unless empty, marked as interrupted. Its question can be retried. */
export function interrupt(conversation: Conversation, words: string): Conversation {
  if (words === "") return conversation;
  return add(conversation, { role: "assistant", content: words, mark: "interrupted" });
}

export function apologize(conversation: Conversation, apology: string): Conversation {
  const apologized = add(conversation, { role: "assistant", content: apology, mark: "apology" });
  return { ...apologized, unread: true };
}

/** Marks the conversation as seen. */
export function markRead(conversation: Conversation): Conversation {
  return { ...conversation, unread: false };
}

/** Sets the lead and its id, hides and empties the form, and adds the assistant's thanks. */
export function confirmLead(conversation: Conversation, lead: Lead, leadId: string): Conversation {
  const thanked = add(conversation, { role: "assistant", content: thanks(lead.name), leadId });
  return {
    ...thanked,
    lead,
    leadId,
    leadDelivered: false,
    leadForm: "hidden",
    leadFields: EMPTY_FIELDS,
    filledFields: EMPTY_FIELDS,
  };
}

/** Marks `lead` as delivered if it is still the conversation's lead. */
export function markDelivered(conversation: Conversation, lead: Lead | null): Conversation {
  if (!lead || lead !== conversation.lead) return conversation;
  return { ...setDelayed(conversation, false), leadDelivered: true };
}

/** Rewords the assistant's thanks for the confirmed lead, depending on whether its delivery is delayed. */
export function setDelayed(conversation: Conversation, isDelayed: boolean): Conversation {
  const { lead, leadId, entries } = conversation;
  if (!lead || !leadId) return conversation;
  const reword = (entry: Entry) =>
    entry.leadId === leadId ? { ...entry, content: thanks(lead.name, isDelayed) } : entry;
  return { ...conversation, entries: entries.map(reword) };
}

/**
 * Returns the thanks to announce when a request has delivered the lead. Empty if another request had delivered it, or
 * its delivery was delayed: a toast then announces it.
 */
export function thanksToAnnounce(conversation: Conversation, lead: Lead | null): string {
  const { leadDelivered, leadId, entries } = conversation;
  if (!lead || lead !== conversation.lead || leadDelivered) return "";
  const entry = entries.find((one) => leadId && one.leadId === leadId);
  return entry?.content === thanks(lead.name) ? entry.content : "";
}

/** Shows the lead form at the end of the conversation. */
export function showLeadForm(conversation: Conversation): Conversation {
  return { ...conversation, leadForm: "shown", leadFormAfter: lastOf(conversation).id };
}

/** Returns the id of the entry below which the lead form is shown, or null if it is hidden. */
export function leadFormPlace({ entries, leadForm, leadFormAfter }: Conversation): number | null {
  if (leadForm !== "shown") return null;
  // A retry may have removed the entry with the id `leadFormAfter`.
  return entries.findLast(({ id }) => id <= leadFormAfter)?.id ?? null;
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
  for (const field of FIELDS) {
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
  const { leadFields, leadFieldsOf, filledFields } = conversation;
  if (leadFieldsOf === "other" || contradicts(leadFields, draft, outdated)) return null;
  const known = { ...draft };
  for (const field of FIELDS) {
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
  return FIELDS.some((field) => {
    const { [field]: value = "" } = data;
    return value && value !== outdated[field] && !isSame(field, value, known[field] ?? "");
  });
}

/** Hides the lead form; `answer` and `showLeadForm` can show it again. */
export function hideLeadForm(conversation: Conversation): Conversation {
  return { ...conversation, leadForm: "hidden" };
}

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
  const hasNew = FIELDS.some((field) => since.leadFields[field]);
  const isOther =
    [since.leadFieldsOf, erased.leadFieldsOf].includes("other") ||
    !isSameName(since.leadFields.name, erased.leadFields.name);
  const sources = hasNew && isOther ? [since] : [since, erased];
  for (const field of FIELDS) {
    const given = sources.filter((one) => one.leadFields[field]);
    const isTyped = (one: Conversation) => one.leadFields[field] !== one.filledFields[field];
    const source = given.find(isTyped) ?? given[0] ?? since;
    leadFields[field] = source.leadFields[field];
    filledFields[field] = source.filledFields[field];
  }
  const { leadFieldsOf } = hasNew ? since : erased;
  const merged = { ...erased, leadFields, leadFieldsOf, filledFields };

  const lead = since.lead ? null : erased.lead;
  const { email, phone } = since.leadFields;
  const contact = { email: email || undefined, phone: phone || undefined };
  if (since.leadForm !== "hidden" && (!lead || isNewContact(contact, lead))) {
    return {
      ...(leadFieldsOf === "other" ? merged : fillLeadForm(merged, samePerson(lead, merged))),
      leadForm: since.leadForm,
      leadFormAfter: since.leadFormAfter + offset,
    };
  }
  if (since.lead) return { ...merged, leadForm: "hidden" };
  // The question whose answer would have shown the form can't be retried any more.
  const cannotRetry = erased.leadForm === "due" && since.entries.length > 1;
  return cannotRetry ? showLeadForm(merged) : merged;
}

/** Returns the request for a new message: the newest entries before it, the message and the lead. */
export function requestOf({ entries, lead, leadId }: Conversation, message: string): ChatRequest {
  return { message, conversationHistory: historyOf(entries), leadData: lead, leadId };
}

/**
 * Returns the request that delivers a confirmed lead without a message. Drops the oldest entries to stay within
 * `maxBytes`, because browsers limit the body of a request that outlives its page.
 */
export function leadRequestOf(conversation: Conversation, maxBytes: number): ChatRequest {
  const request = requestOf(conversation, "");
  const { conversationHistory } = request;
  while (conversationHistory.length > 0 && bytesOf(request) > maxBytes) conversationHistory.shift();
  return request;
}

function historyOf(entries: readonly Entry[]): ChatMessage[] {
  return entries
    .filter(({ content }) => content.trim() !== "")
    .slice(-chatLimits.pageHistory)
    .map(({ role, content }) => ({ role, content: cutAt(content, chatLimits.content) }));
}

function add(conversation: Conversation, entry: Omit<Entry, "id">): Conversation {
  const last = lastOf(conversation).id;
  const id = last + 1;
  const added = { ...conversation, entries: [...conversation.entries, { id, ...entry }] };
  if (entry.role === "user") return added;
  // A form that is due, or was requested during an answer, is shown below the answer or the apology.
  if (added.leadForm === "due") return showLeadForm(added);
  return added.leadFormAfter === last ? { ...added, leadFormAfter: id } : added;
}

/** Returns the last entry; there is at least the greeting. */
function lastOf({ entries }: Conversation): Entry {
  return entries.at(-1)!;
}

/** Returns the lead, or null if the form has another name. */
function samePerson(lead: Lead | null, { leadFields }: Conversation): Lead | null {
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

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
