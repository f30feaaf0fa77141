import type { ChatMessage, ChatRequest } from "../shared/chat.ts";
import { asksForContact, asksForLead } from "../shared/asksForLead.ts";
import { chatLimits } from "../shared/chatLimits.ts";
import { chat, leaveContact, thanks } from "../shared/content/chat.ts";
import { cutAt } from "../shared/cutAt.ts";
import type { Lead } from "../shared/lead.ts";

export interface Entry extends ChatMessage {
  /** Increases with each entry. */
  id: number;
  /** Set if an entry of the assistant isn't a complete answer. */
  mark?: "stopped" | "interrupted" | "apology" | "thanks";
  /** Messages that the visitor is likely to send next. */
  suggestions?: readonly string[];
}

/** Everything that a reload of the tab, or "Desfazer", restores. */
export interface Conversation {
  /** At least the greeting. */
  entries: readonly Entry[];
  /** `failed`: the last question can be sent again. */
  turn: "idle" | "answering" | "failed";
  /** Text so far of the answer that is being received. */
  words: string;
  /** Unsent text of the message box. */
  draft: string;
  /** Contact data that the visitor has confirmed. */
  lead: Lead | null;
  /** Id of the confirmation, sent with the lead. */
  leadId?: string;
  /** Whether the service has accepted the lead. */
  delivered: boolean;
  /** Id of the entry below which the lead form is shown. */
  formAfter: number | null;
  /** Whether the visitor has answered the lead form with "Agora não". */
  declined: boolean;
}

export type Action =
  | { type: "drafted"; text: string }
  | { type: "asked"; message: string }
  | { type: "words"; text: string }
  | { type: "answered"; reply: string; suggestions: readonly string[] }
  | { type: "stopped" }
  /** The service rejected the question. */
  | { type: "refused" }
  | { type: "failed"; apology: string }
  /** Removes the failed question, to send it again. */
  | { type: "takenBack" }
  | { type: "formOpened" }
  | { type: "formDeclined" }
  | { type: "confirmed"; lead: Lead; leadId: string }
  | { type: "delivered" }
  | { type: "replaced"; conversation: Conversation };

export function newConversation(draft = ""): Conversation {
  return {
    entries: [{ id: 1, role: "assistant", content: chat.greeting, suggestions: chat.suggestions }],
    turn: "idle",
    words: "",
    draft,
    lead: null,
    delivered: false,
    formAfter: null,
    declined: false,
  };
}

export function reduce(state: Conversation, action: Action): Conversation {
  switch (action.type) {
    case "drafted":
      return { ...state, draft: action.text };
    case "asked":
      return {
        ...add(state, { role: "user", content: action.message }),
        turn: "answering",
        words: "",
      };
    case "words":
      return { ...state, words: state.words + action.text };
    case "answered":
      return answer(state, action.reply, action.suggestions);
    case "stopped":
      return { ...say(state, state.words, "stopped"), turn: "idle", words: "" };
    case "refused":
      return { ...state, turn: "failed" };
    case "failed":
      return say(interrupt(state), action.apology, "apology");
    case "takenBack":
      return takeBack(state);
    case "formOpened":
      return { ...state, formAfter: lastOf(state).id };
    case "formDeclined":
      return { ...state, formAfter: null, declined: true };
    case "confirmed": {
      const { lead, leadId } = action;
      const thanked = say(state, thanks(lead.name), "thanks");
      return { ...thanked, lead, leadId, delivered: false, formAfter: null };
    }
    case "delivered":
      return { ...state, delivered: true };
    default:
      return action.conversation;
  }
}

/** Adds an answer, and shows the lead form below it if the answer or its question asks for the form. */
function answer(state: Conversation, reply: string, suggestions: readonly string[]): Conversation {
  const question = lastQuestion(state);
  const answered = add(state, { role: "assistant", content: reply, suggestions });
  const isAsked = asksForLead(reply) && (!state.declined || asksForContact(question));
  const showsForm = !state.lead && (isAsked || question === leaveContact);
  const formAfter = showsForm ? lastOf(answered).id : answered.formAfter;
  return { ...answered, formAfter, turn: "idle", words: "" };
}

/** Ends a running answer: keeps its text so far, marked as interrupted, and its question for another attempt. */
export function interrupt(state: Conversation): Conversation {
  if (state.turn !== "answering") return state;
  const kept = state.words ? say(state, state.words, "interrupted") : state;
  return { ...kept, turn: "failed", words: "" };
}

/** Removes the failed question, its partial answer and the apology. */
function takeBack(state: Conversation): Conversation {
  const question = state.entries.findLast(({ role }) => role === "user");
  if (state.turn !== "failed" || !question) return state;
  const entries = state.entries.filter(
    ({ id, mark }) => id < question.id || (id > question.id && mark === "thanks"),
  );
  return { ...state, entries, turn: "idle" };
}

function say(state: Conversation, content: string, mark: NonNullable<Entry["mark"]>): Conversation {
  return add(state, { role: "assistant", content, mark });
}

/** Adds an entry. A form that was opened during an answer moves below the answer. */
function add(state: Conversation, entry: Omit<Entry, "id">): Conversation {
  const last = lastOf(state).id;
  const id = last + 1;
  const moves = entry.role === "assistant" && state.formAfter === last;
  const formAfter = moves ? id : state.formAfter;
  return { ...state, entries: [...state.entries, { ...entry, id }], formAfter };
}

/**
 * Returns the conversation of an earlier page of this tab, or null if `stored` isn't one. An answer that was being received is
 * interrupted.
 */
export function restoreConversation(stored: unknown): Conversation | null {
  const { entries } = Object(stored) as Partial<Conversation>;
  if (!Array.isArray(entries) || entries.length === 0) return null;
  if (!entries.every((entry) => typeof entry?.content === "string")) return null;
  return interrupt({ ...newConversation(), ...(stored as Conversation) });
}

/** Returns the id of the entry below which the lead form is shown, or null if the form is hidden. */
export function formPlace({ entries, formAfter }: Conversation): number | null {
  if (formAfter === null) return null;
  return entries.findLast(({ id }) => id <= formAfter)?.id ?? null;
}

/** Returns the suggestions to show below the newest entry. None beside the lead form, which needs the room. */
export function suggestionsOf(state: Conversation): readonly string[] {
  const { id, suggestions = [] } = lastOf(state);
  return state.turn === "answering" || formPlace(state) === id ? [] : suggestions;
}

/** Returns the request for a message: the newest entries before it, the message and the lead. */
export function requestOf({ entries, lead, leadId }: Conversation, message: string): ChatRequest {
  const conversationHistory = entries
    .filter(({ content }) => content.trim() !== "")
    .slice(-chatLimits.pageHistory)
    .map(({ role, content }) => ({ role, content: cutAt(content, chatLimits.content) }));
  return { message, conversationHistory, leadData: lead, leadId };
}

export function lastQuestion({ entries }: Conversation): string {
  return entries.findLast(({ role }) => role === "user")?.content ?? "";
}

/** Returns the last entry; there is at least the greeting. */
export function lastOf({ entries }: Conversation): Entry {
  return entries.at(-1)!;
}
