import * as z from "zod/mini";
import type { ChatMessage, ChatRequest } from "../shared/chat.ts";
import { chatLimits } from "../shared/chatLimits.ts";
import { Lead } from "../shared/lead.ts";
import { chat, leadTriggers, thanks } from "../shared/content/chat.ts";

const Entry = z.object({
  /** Grows from entry to entry. */
  id: z.number(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  /** Why this is not a whole answer of the assistant's. */
  mark: z.optional(z.enum(["stopped", "interrupted", "apology"])),
});
export type Entry = z.infer<typeof Entry>;

const LeadFields = z.object({ name: z.string(), email: z.string(), phone: z.string() });
/** The texts of the lead form's fields. */
export type LeadFields = z.infer<typeof LeadFields>;

const EMPTY_FIELDS: LeadFields = { name: "", email: "", phone: "" };

const Conversation = z.object({
  entries: z.array(Entry).check(z.minLength(1)),
  /** The entry of a question without a complete answer: it can be asked again. */
  unanswered: z.nullable(z.number()),
  /** Confirmed by the visitor; sent with every call from then on. */
  lead: z.nullable(Lead),
  leadDelivered: z.boolean(),
  /** `due`: shown with the next answer, because the visitor has written contact data. */
  leadForm: z.enum(["hidden", "due", "shown"]),
  leadFields: z._default(LeadFields, EMPTY_FIELDS),
});
/** The entries of a chat and the lead. */
export type Conversation = z.infer<typeof Conversation>;

export function newConversation(): Conversation {
  return {
    entries: [{ id: 1, role: "assistant", content: chat.greeting }],
    unanswered: null,
    lead: null,
    leadDelivered: false,
    leadForm: "hidden",
    leadFields: EMPTY_FIELDS,
  };
}

/** Reads a stored conversation; null where the value is none. */
export function restoreConversation(stored: unknown): Conversation | null {
  return Conversation.safeParse(stored).data ?? null;
}

/** Adds the visitor's message. An earlier question without an answer can no longer be asked again. */
export function ask(conversation: Conversation, message: string): Conversation {
  const asked = add(conversation, { role: "user", content: message });
  return { ...asked, unanswered: lastOf(asked).id };
}

/** Takes contact data from a message into the lead form, which the next answer brings up. */
export function noteContact(
  conversation: Conversation,
  contact: Partial<LeadFields> | null,
): Conversation {
  if (!contact || conversation.lead) return conversation;
  const leadForm = conversation.leadForm === "shown" ? "shown" : "due";
  return { ...fillLead(conversation, contact), leadForm };
}

/** The question that "try again" would ask, or null when there is none. */
export function questionToRetry({ entries, unanswered }: Conversation): string | null {
  return entries.find(({ id }) => id === unanswered)?.content ?? null;
}

/** Removes the failed question and what came in place of its answer. */
export function takeBack(conversation: Conversation): Conversation {
  const { unanswered } = conversation;
  if (unanswered === null) return conversation;
  const entries = conversation.entries.filter(
    ({ id, mark }) => id < unanswered || (id > unanswered && mark === undefined),
  );
  return { ...conversation, entries, unanswered: null };
}

/** Adds an answer; one that asks for contact data brings up the lead form. */
export function answer(conversation: Conversation, reply: string): Conversation {
  const { lead, leadForm } = conversation;
  const isAsked = leadForm === "due" || asksForLead(reply);
  return {
    ...add(conversation, { role: "assistant", content: reply }),
    unanswered: null,
    leadForm: lead === null && isAsked ? "shown" : leadForm,
  };
}

/** Keeps the words of an answer that the visitor stopped, marked. */
export function stop(conversation: Conversation, words: string): Conversation {
  const stopped = add(conversation, { role: "assistant", content: words, mark: "stopped" });
  return { ...stopped, unanswered: null };
}

/** Keeps the words of an answer that broke off, marked; the question can be asked again. */
export function interrupt(conversation: Conversation, words: string): Conversation {
  if (words === "") return conversation;
  return add(conversation, { role: "assistant", content: words, mark: "interrupted" });
}

/** Adds the assistant's apology for a failed call. */
export function apologize(conversation: Conversation, apology: string): Conversation {
  return add(conversation, { role: "assistant", content: apology, mark: "apology" });
}

/** Sets the lead, hides the form, and adds the assistant's thanks. */
export function confirmLead(conversation: Conversation, lead: Lead): Conversation {
  const thanked = add(conversation, { role: "assistant", content: thanks(lead.name) });
  return {
    ...thanked,
    lead,
    leadDelivered: false,
    leadForm: "hidden",
    leadFields: EMPTY_FIELDS,
  };
}

/** Marks `lead` as delivered, unless the visitor has confirmed another one since. */
export function markDelivered(conversation: Conversation, lead: Lead | null): Conversation {
  const isCurrent = lead !== null && lead === conversation.lead;
  return isCurrent ? { ...conversation, leadDelivered: true } : conversation;
}

/** Opens the lead form on the visitor's request. */
export function showLead(conversation: Conversation): Conversation {
  return { ...conversation, leadForm: conversation.lead ? "hidden" : "shown" };
}

/** Fills the lead form's empty fields with what is known from elsewhere. */
export function fillLead(conversation: Conversation, known: Partial<LeadFields>): Conversation {
  const { name, email, phone } = conversation.leadFields;
  return {
    ...conversation,
    leadFields: {
      name: name || (known.name ?? ""),
      email: email || (known.email ?? ""),
      phone: phone || (known.phone ?? ""),
    },
  };
}

/** Hides the lead form until a reply asks again. */
export function putOffLead(conversation: Conversation): Conversation {
  return { ...conversation, leadForm: "hidden" };
}

/**
 * Restores an erased conversation. Entries that came after the erasing follow it, and a lead confirmed since
 * then replaces the erased one.
 */
export function undoErasing(erased: Conversation, since: Conversation): Conversation {
  const offset = lastOf(erased).id - 1;
  const later = since.entries
    .slice(1)
    .map(({ id, role, content, mark }) => ({ id: id + offset, role, content, mark }));
  const unanswered = since.unanswered === null ? null : since.unanswered + offset;
  const isIdle = later.length === 0;
  const { lead, leadDelivered } = since.lead ? since : erased;
  const { leadForm } = isIdle ? erased : since;
  return {
    ...fillLead(erased, since.leadFields),
    entries: [...erased.entries, ...later],
    unanswered: isIdle ? erased.unanswered : unanswered,
    lead,
    leadDelivered,
    leadForm: lead ? "hidden" : leadForm,
  };
}

/** Whether a reply asks for contact data: by SPEC's phrases, lower-cased. */
export function asksForLead(reply: string): boolean {
  const lowerCased = reply.toLowerCase();
  return leadTriggers.some((phrase) => lowerCased.includes(phrase));
}

/** The request for a new message: the entries before it, and the lead. */
export function requestOf({ entries, lead }: Conversation, message: string): ChatRequest {
  return { message, conversationHistory: historyOf(entries), leadData: lead };
}

/**
 * The request that delivers a confirmed lead without a message. Drops the oldest entries over `maxBytes`:
 * a browser lets a call outlive its page only while its body is small.
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
    .map(({ role, content }) => ({ role, content: cut(content, chatLimits.content) }));
}

/** Cuts a text to `length` UTF-16 code units at most, never between the halves of a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(length - 1));
  return text.slice(0, splitsPair ? length - 1 : length);
}

function add(conversation: Conversation, entry: Omit<Entry, "id">): Conversation {
  const id = lastOf(conversation).id + 1;
  return { ...conversation, entries: [...conversation.entries, { id, ...entry }] };
}

/** There is always one: a conversation begins with the greeting. */
function lastOf({ entries }: Conversation): Entry {
  return entries.at(-1)!;
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
