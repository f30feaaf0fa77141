import * as z from "zod/mini";
import { type ChatMessage, type ChatRequest, Lead, chatLimits } from "../shared/chat.ts";
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

const Conversation = z.object({
  entries: z.array(Entry).check(z.minLength(1)),
  /** The entry of a question that has no whole answer yet: it can be asked again. */
  unanswered: z.nullable(z.number()),
  /** Confirmed by the visitor; sent with every call from then on. */
  lead: z.nullable(Lead),
  leadDelivered: z.boolean(),
  leadForm: z.enum(["hidden", "shown"]),
});
/** All that is said, and what is known of the visitor. */
export type Conversation = z.infer<typeof Conversation>;

export function newConversation(): Conversation {
  return {
    entries: [{ id: 1, role: "assistant", content: chat.greeting }],
    unanswered: null,
    lead: null,
    leadDelivered: false,
    leadForm: "hidden",
  };
}

/** A conversation that was kept, or null where that is not one. */
export function restoreConversation(stored: unknown): Conversation | null {
  return Conversation.safeParse(stored).data ?? null;
}

/** The visitor asks; an earlier question without an answer is let go. */
export function ask(conversation: Conversation, message: string): Conversation {
  const asked = add(conversation, { role: "user", content: message });
  return { ...asked, unanswered: lastOf(asked).id };
}

/** The question that "try again" would ask, or null when there is none. */
export function questionToRetry({ entries, unanswered }: Conversation): string | null {
  return entries.find(({ id }) => id === unanswered)?.content ?? null;
}

/** As before the failed question: without it, and without what came in place of its answer. */
export function takeBack(conversation: Conversation): Conversation {
  const { unanswered } = conversation;
  if (unanswered === null) return conversation;
  const entries = conversation.entries.filter(
    ({ id, mark }) => id < unanswered || (id > unanswered && mark === undefined),
  );
  return { ...conversation, entries, unanswered: null };
}

/** The assistant has answered; one that asks for contact data brings up the lead form. */
export function answer(conversation: Conversation, reply: string): Conversation {
  return {
    ...add(conversation, { role: "assistant", content: reply }),
    unanswered: null,
    leadForm: conversation.lead === null && asksForLead(reply) ? "shown" : conversation.leadForm,
  };
}

/** The visitor stopped the answer: what was said until then stays, marked. */
export function stop(conversation: Conversation, words: string): Conversation {
  const stopped = add(conversation, { role: "assistant", content: words, mark: "stopped" });
  return { ...stopped, unanswered: null };
}

/** The answer broke off: what was said until then stays, marked, and the question can be asked again. */
export function interrupt(conversation: Conversation, words: string): Conversation {
  if (words === "") return conversation;
  return add(conversation, { role: "assistant", content: words, mark: "interrupted" });
}

/** The call failed: the assistant says so. */
export function apologize(conversation: Conversation, apology: string): Conversation {
  return add(conversation, { role: "assistant", content: apology, mark: "apology" });
}

/** The visitor has left contact data: the form goes, and the assistant gives thanks by name. */
export function confirmLead(conversation: Conversation, lead: Lead): Conversation {
  const thanked = add(conversation, { role: "assistant", content: thanks(lead.name) });
  return { ...thanked, lead, leadDelivered: false, leadForm: "hidden" };
}

/** Not now: the form goes until a reply asks again. */
export function putOffLead(conversation: Conversation): Conversation {
  return { ...conversation, leadForm: "hidden" };
}

/** Whether a reply asks for contact data: by SPEC's phrases, lower-cased. */
export function asksForLead(reply: string): boolean {
  const lowerCased = reply.toLowerCase();
  return leadTriggers.some((phrase) => lowerCased.includes(phrase));
}

/** What the service is told with a new message: all that was said before it, and the lead. */
export function requestOf({ entries, lead }: Conversation, message: string): ChatRequest {
  return { message, conversationHistory: historyOf(entries), leadData: lead };
}

/**
 * Tells of a confirmed lead and nothing else. `maxBytes` drops the oldest entries of the history:
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

/** At most so many UTF-16 code units, and never half a character outside the basic plane. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(length - 1));
  return text.slice(0, splitsPair ? length - 1 : length);
}

function add(conversation: Conversation, entry: Omit<Entry, "id">): Conversation {
  const id = lastOf(conversation).id + 1;
  return { ...conversation, entries: [...conversation.entries, { id, ...entry }] };
}

function lastOf({ entries }: Conversation): Entry {
  const last = entries.at(-1);
  if (!last) throw new Error("A conversation begins with the greeting");
  return last;
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
