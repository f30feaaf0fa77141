import type { ChatMessage, ChatRequest, Lead } from "../shared/chat.ts";
import { asksForContact, asksForLead } from "../shared/asksForLead.ts";
import { chatLimits } from "../shared/chatLimits.ts";
import { chat, chatLabels as words, leaveContact, thanks } from "../shared/content/chat.ts";
import { cutAt } from "../shared/cutAt.ts";

export interface Entry extends ChatMessage {
  /** Increases with each entry. */
  id: number;
  /** Set if an entry of the assistant isn't a complete answer. */
  mark?: "stopped" | "interrupted" | "apology" | "thanks";
  /** Messages that the visitor is likely to send next. */
  suggestions?: readonly string[];
}

/** State of the chat. A reload of the tab restores it, except for `erased` and `announcement`. */
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
  /** Erased conversation that "Desfazer" restores. */
  erased: Conversation | null;
  /** Text for screen readers about the last change. */
  announcement: string;
}

export type Action =
  | { type: "drafted"; text: string }
  | { type: "asked"; message: string }
  | { type: "words"; text: string }
  | { type: "answered"; reply: string; suggestions: readonly string[] }
  | { type: "stopped" }
  | { type: "failed"; apology: string | undefined }
  /** Removes the failed question, to send it again. */
  | { type: "takenBack" }
  | { type: "formOpened" }
  | { type: "formDeclined" }
  | { type: "confirmed"; lead: Lead; leadId: string }
  /** The service has accepted the lead of a confirmation. */
  | { type: "delivered"; leadId: string | undefined }
  | { type: "erased" }
  | { type: "undone" }
  | { type: "undoExpired" };

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
    erased: null,
    announcement: "",
  };
}

export function reduce(state: Conversation, action: Action): Conversation {
  switch (action.type) {
    case "drafted":
      return { ...state, draft: action.text };
    case "asked": {
      const asked = add(state, { role: "user", content: action.message });
      return { ...asked, turn: "answering", words: "", announcement: "" };
    }
    case "words":
      return { ...state, words: state.words + action.text };
    case "answered":
      return answer(state, action.reply, action.suggestions);
    case "stopped": {
      const stopped = say(state, state.words, "stopped");
      return { ...stopped, turn: "idle", announcement: `${state.words} ${words.stopped}.` };
    }
    case "failed": {
      const failed = interrupt(state);
      return action.apology ? say(failed, action.apology, "apology") : failed;
    }
    case "takenBack":
      return takeBack(state);
    case "formOpened":
      return { ...state, formAfter: lastOf(state).id };
    case "formDeclined":
      return { ...state, formAfter: null, declined: true };
    case "confirmed": {
      const { lead, leadId } = action;
      const announcement = thanks(lead.name);
      const thanked = say(state, announcement, "thanks");
      return { ...thanked, lead, leadId, delivered: false, formAfter: null, announcement };
    }
    case "delivered":
      return { ...state, delivered: state.delivered || action.leadId === state.leadId };
    case "erased":
      return { ...newConversation(state.draft), erased: { ...interrupt(state), erased: null } };
    case "undone":
      return { ...(state.erased ?? state), draft: state.draft, announcement: words.restored };
    default:
      return { ...state, erased: null };
  }
}

/** Adds an answer, and shows the lead form below it if the answer or its question asks for the form. */
function answer(state: Conversation, reply: string, suggestions: readonly string[]): Conversation {
  const question = lastQuestion(state);
  const answered = add(state, { role: "assistant", content: reply, suggestions });
  const isAsked = asksForLead(reply) && (!state.declined || asksForContact(question));
  const showsForm = !state.lead && (isAsked || question === leaveContact);
  const formAfter = showsForm ? lastOf(answered).id : answered.formAfter;
  const shown = { ...answered, formAfter, turn: "idle" } as const;
  return { ...shown, announcement: `${reply}\n${announcementBelow(shown)}`.trim() };
}

/** Tells what is shown below a new answer. */
function announcementBelow(state: Conversation): string {
  if (isFormLast(state)) return words.formAnnouncement;
  const suggestions = suggestionsOf(state);
  return suggestions.length > 0 ? words.suggestionsAnnouncement(suggestions) : "";
}

/** Ends a running answer: keeps its text so far, marked as interrupted, and its question for another attempt. */
function interrupt(state: Conversation): Conversation {
  if (state.turn !== "answering") return state;
  const kept = state.words ? say(state, state.words, "interrupted") : state;
  return { ...kept, turn: "failed" };
}

/** Removes the failed question, its partial answer and the apology. The thanks for a lead stay. */
function takeBack(state: Conversation): Conversation {
  const { id: asked = 0 } = newestQuestion(state) ?? {};
  const entries = state.entries.filter(({ id, mark }) => id < asked || mark === "thanks");
  const last = entries.at(-1)!.id;
  const formAfter = state.formAfter && Math.min(state.formAfter, last);
  return { ...state, entries, formAfter, turn: "idle" };
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
 * Returns the conversation of an earlier page of this tab, or a new one if `stored` isn't one. An answer that was being
 * received is interrupted.
 */
export function restoreConversation(stored: unknown): Conversation {
  const { entries } = Object(stored) as Partial<Conversation>;
  if (typeof entries?.[0]?.content !== "string") return newConversation();
  const restored = { ...newConversation(), ...(stored as Conversation) };
  return interrupt({ ...restored, erased: null, announcement: "" });
}

export function isFormLast(state: Conversation): boolean {
  return state.formAfter === lastOf(state).id;
}

/** Returns the suggestions to show below the newest entry. None beside the lead form, which needs the room. */
export function suggestionsOf(state: Conversation): readonly string[] {
  const isHidden = state.turn === "answering" || isFormLast(state);
  return isHidden ? [] : (lastOf(state).suggestions ?? []);
}

/**
 * Returns the id of the entry that stays in sight while a long answer grows below it: the newest question, or null if
 * the lead form or the thanks follow it, which are to be seen themselves.
 */
export function topOf(state: Conversation): number | null {
  const { id = 0 } = newestQuestion(state) ?? {};
  const hasForm = (state.formAfter ?? 0) >= id;
  return hasForm || lastOf(state).mark === "thanks" ? null : id;
}

/** Returns the request for a message: the newest entries before it, the message and the lead. */
export function requestOf({ entries, lead, leadId }: Conversation, message: string): ChatRequest {
  const conversationHistory = entries
    .filter(({ content }) => content.trim() !== "")
    .slice(-chatLimits.pageHistory)
    .map(({ role, content }) => ({ role, content: cutAt(content, chatLimits.content) }));
  return { message, conversationHistory, leadData: lead, leadId };
}

export function lastQuestion(state: Conversation): string {
  return newestQuestion(state)?.content ?? "";
}

function newestQuestion({ entries }: Conversation): Entry | undefined {
  return entries.findLast(({ role }) => role === "user");
}

/** Returns the last entry; there is at least the greeting. */
function lastOf({ entries }: Conversation): Entry {
  return entries.at(-1)!;
}
