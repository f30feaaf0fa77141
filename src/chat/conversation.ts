import type { ChatMessage, ChatRequest, Lead } from "../shared/chat.ts";
import { asksForContact, asksForLead } from "../shared/asksForLead.ts";
import { chatLimits } from "../shared/chatLimits.ts";
import { chat, chatLabels as words, leaveContact, thanks } from "../shared/content/chat.ts";
import { cutAt } from "../shared/cutAt.ts";

export interface Entry extends ChatMessage {
  /** Increases with each entry. */
  id: number;
  /** Set if an entry of the assistant isn't a complete answer. `running`: still being received. */
  mark?: "running" | "stopped" | "interrupted" | "thanks";
  /** Messages that the visitor is likely to send next. */
  suggestions?: readonly string[];
}

/** State of the chat. A reload of the tab restores it, except for `announcement`. */
export interface Conversation {
  /** At least the greeting. */
  entries: readonly Entry[];
  /** Whether the last question can be sent again. */
  failed: boolean;
  /** Unsent text of the message box. */
  draft: string;
  /** Unsent texts of the lead form, by field. */
  leadDraft: Partial<Record<string, string>>;
  /** Contact data that the visitor has confirmed. */
  lead: Lead | null;
  /** Id of the confirmation, sent with the lead. */
  leadId?: string;
  /** Id of the last confirmation that the service has accepted. */
  deliveredId?: string;
  /** Id of the entry below which the lead form is shown. */
  formAfter: number | null;
  /** Whether the visitor has answered the lead form with "Agora não". */
  declined: boolean;
  /** Text for screen readers about the last change. */
  announcement: string;
}

export type Drafts = Partial<Pick<Conversation, "draft" | "leadDraft">>;

export type Action =
  | { type: "drafted"; drafts: Drafts }
  /** Sends a message; a failed one again, if it is the same. */
  | { type: "asked"; message: string }
  | { type: "words"; text: string }
  | { type: "answered"; reply: string; suggestions: readonly string[] }
  | { type: "stopped" }
  | { type: "failed"; apology: string | undefined }
  | { type: "formOpened" }
  | { type: "formDeclined" }
  | { type: "confirmed"; lead: Lead; leadId: string }
  /** The service has accepted the lead of a confirmation. */
  | { type: "delivered"; leadId: string | undefined }
  | { type: "erased" }
  /** Puts an erased conversation back. */
  | { type: "restored"; erased: Conversation };

export function newConversation(): Conversation {
  return {
    entries: [{ id: 1, role: "assistant", content: chat.greeting, suggestions: chat.suggestions }],
    failed: false,
    draft: "",
    leadDraft: {},
    lead: null,
    formAfter: null,
    declined: false,
    announcement: "",
  };
}

export function reduce(state: Conversation, action: Action): Conversation {
  switch (action.type) {
    case "drafted":
      return { ...state, ...action.drafts };
    case "asked": {
      const asked = add(takeBack(state, action.message), { role: "user", content: action.message });
      const waiting = add(asked, { role: "assistant", content: "", mark: "running" });
      return { ...waiting, failed: false, announcement: "" };
    }
    case "words":
      return changeRunning(state, ({ content }) => ({ content: content + action.text }));
    case "answered":
      return answer(state, action.reply, action.suggestions);
    case "stopped":
      return changeRunning(state, () => ({ mark: "stopped" }));
    case "failed": {
      const failed = interrupt(state);
      return action.apology ? add(failed, { role: "assistant", content: action.apology }) : failed;
    }
    case "formOpened":
      return { ...state, formAfter: lastOf(state).id };
    case "formDeclined":
      return { ...state, formAfter: null, declined: true };
    case "confirmed": {
      const { lead, leadId } = action;
      const content = thanks(lead.name);
      const thanked = add(state, { role: "assistant", content, mark: "thanks" });
      return { ...thanked, lead, leadId, formAfter: null, announcement: content };
    }
    case "delivered":
      return { ...state, deliveredId: action.leadId };
    case "erased":
      return { ...newConversation(), draft: state.draft, declined: state.declined };
    default:
      return { ...interrupt(action.erased), draft: state.draft, announcement: words.restored };
  }
}

/** Completes the running answer. Shows the lead form below it if the answer or its question asks for the form. */
function answer(state: Conversation, reply: string, suggestions: readonly string[]): Conversation {
  const question = lastQuestion(state)?.content ?? "";
  const isAsked = asksForLead(reply) && (!state.declined || asksForContact(question));
  const showsForm = !state.lead && (isAsked || question === leaveContact);
  const answered = changeRunning(state, () => ({ content: reply, suggestions, mark: undefined }));
  const shown = showsForm ? { ...answered, formAfter: lastOf(answered).id } : answered;
  return { ...shown, announcement: `${reply}\n${announcementBelow(shown)}`.trim() };
}

/** Tells what is shown below a new answer. */
function announcementBelow(state: Conversation): string {
  if (isFormLast(state)) return words.formAnnouncement;
  const suggestions = suggestionsOf(state);
  return suggestions.length > 0 ? words.suggestionsAnnouncement(suggestions) : "";
}

/** Ends the running answer, if there is one: keeps its text so far, and its question for another attempt. */
function interrupt(state: Conversation): Conversation {
  if (!isAnswering(state)) return state;
  const begun = keepEntries(state, ({ content, mark }) => content !== "" || mark !== "running");
  return { ...changeRunning(begun, () => ({ mark: "interrupted" })), failed: true };
}

/**
 * Returns the state before a message that is sent again after a failure: without its first attempt, the partial answer
 * and the apology. The thanks for a lead stay. Returns any other state unchanged.
 */
export function takeBack(state: Conversation, message: string): Conversation {
  const { id: asked = 0, content } = lastQuestion(state) ?? {};
  if (!state.failed || content !== message) return state;
  return keepEntries(state, ({ id, mark }) => id < asked || mark === "thanks");
}

/** Keeps the entries that meet a condition. A form below another entry moves up to the last that is kept. */
function keepEntries(state: Conversation, isKept: (entry: Entry) => boolean): Conversation {
  const entries = state.entries.filter(isKept);
  const formAfter = state.formAfter && Math.min(state.formAfter, entries.at(-1)!.id);
  return { ...state, entries, formAfter };
}

type Change = (running: Entry) => Partial<Entry>;

function changeRunning(state: Conversation, change: Change): Conversation {
  const entries = state.entries.map((entry) =>
    entry.mark === "running" ? { ...entry, ...change(entry) } : entry,
  );
  return { ...state, entries };
}

function add(state: Conversation, entry: Omit<Entry, "id">): Conversation {
  const id = lastOf(state).id + 1;
  return { ...state, entries: [...state.entries, { ...entry, id }] };
}

/**
 * Returns the conversation of an earlier page of this tab, or a new one if `stored` isn't one. An answer that was being
 * received is interrupted.
 */
export function restoreConversation(stored: unknown): Conversation {
  const { entries } = Object(stored) as Partial<Conversation>;
  if (typeof entries?.[0]?.content !== "string") return newConversation();
  return interrupt({ ...newConversation(), ...(stored as Conversation), announcement: "" });
}

export function isAnswering({ entries }: Conversation): boolean {
  return entries.some(({ mark }) => mark === "running");
}

export function isFormLast(state: Conversation): boolean {
  return state.formAfter === lastOf(state).id;
}

/** Returns the suggestions to show below the newest entry. None beside the lead form, which needs the room. */
export function suggestionsOf(state: Conversation): readonly string[] {
  return isFormLast(state) ? [] : (lastOf(state).suggestions ?? []);
}

/**
 * Returns the id of the entry that stays in sight while a long answer grows below it: the newest question, or the
 * greeting before the first. Null if the lead form or the thanks follow, which are to be seen themselves.
 */
export function topOf(state: Conversation): number | null {
  const endsItself = isFormLast(state) || lastOf(state).mark === "thanks";
  return endsItself ? null : (lastQuestion(state) ?? state.entries[0]!).id;
}

/** Returns the request for a message: the newest entries before it, the message and the lead. */
export function requestOf({ entries, lead, leadId }: Conversation, message: string): ChatRequest {
  const conversationHistory = entries
    .filter(({ content }) => content.trim() !== "")
    .slice(-chatLimits.pageHistory)
    .map(({ role, content }) => ({ role, content: cutAt(content, chatLimits.content) }));
  return { message, conversationHistory, leadData: lead, leadId };
}

/** Returns the newest question; undefined before the first. */
export function lastQuestion({ entries }: Conversation): Entry | undefined {
  return entries.findLast(({ role }) => role === "user");
}

/** Returns the last entry; there is at least the greeting. */
function lastOf({ entries }: Conversation): Entry {
  return entries.at(-1)!;
}
