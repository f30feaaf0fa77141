import type { ChatMessage } from "../shared/chat.ts";
import { asksForLead } from "../shared/asksForLead.ts";
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

export const leadFieldNames = ["name", "email", "phone"] as const;

export type LeadFields = Record<(typeof leadFieldNames)[number], string>;

export const EMPTY_FIELDS: LeadFields = { name: "", email: "", phone: "" };

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
  leadFieldsOwner: WrittenContact["owner"];
  /** Values copied into the fields, not typed. A field with another value was edited by the visitor. */
  filledFields: LeadFields;
  /** The contact form's copies of confirmed leads' values. */
  copiedToForm: Partial<LeadFields>;
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
    leadFieldsOwner: "same",
    filledFields: EMPTY_FIELDS,
    copiedToForm: {},
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

/**
 * Adds an answer. Shows the lead form below it if the answer asks for contact data and no lead is confirmed, unless the
 * form must stay where it is.
 */
export function answer(conversation: Conversation, reply: string, keepForm = false): Conversation {
  const answered = {
    ...add(conversation, { role: "assistant", content: reply }),
    unanswered: null,
    unread: true,
  };
  return !conversation.lead && !keepForm && asksForLead(reply) ? showLeadForm(answered) : answered;
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

/** Hides the lead form; `answer` and `showLeadForm` can show it again. */
export function hideLeadForm(conversation: Conversation): Conversation {
  return { ...conversation, leadForm: "hidden" };
}

/**
 * Adds an entry at the end. An answer comes before the thanks for a lead confirmed during the answer, whose ids change so
 * that the ids stay in order.
 */
function add(conversation: Conversation, entry: Omit<Entry, "id">): Conversation {
  const last = lastOf(conversation).id;
  const { entries, unanswered } = conversation;
  const isAnswer = entry.role === "assistant" && !entry.leadId && unanswered !== null;
  const later = isAnswer ? entries.filter(({ id, leadId }) => leadId && id > unanswered) : [];
  const moveDown = (one: Entry): Entry => ({ ...one, id: one.id + 1 });
  const added = {
    ...conversation,
    entries: [
      ...entries.slice(0, entries.length - later.length),
      { ...entry, id: last + 1 - later.length },
      ...later.map(moveDown),
    ],
  };
  if (entry.role === "user") return added;
  // A form that is due, or was requested during an answer, is shown below the answer or the apology.
  if (added.leadForm === "due") return showLeadForm(added);
  return added.leadFormAfter === last ? { ...added, leadFormAfter: last + 1 } : added;
}

/** Returns the last entry; there is at least the greeting. */
export function lastOf({ entries }: Conversation): Entry {
  return entries.at(-1)!;
}
