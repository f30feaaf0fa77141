import type { Site } from "../../../../src/shared/view.ts";
import type { Topic } from "../text/topics.ts";
import type { Intent } from "../utterances/index.ts";

/** The values that an answer depends on, besides its intent. */
export interface Circumstances {
  site: Site;
  now: Date;
  /** The visitor's message, normalised; contact data may be removed. */
  message: string;
  /** The intents of the visitor's previous message (`DialogueState.intents`). */
  before: readonly Intent[];
  /** The services that the message names. If it names none, the services that the visitor named last. */
  topics: readonly Topic[];
  /** Whether the visitor confirmed contact data in the chat. */
  hasLead: boolean;
}

export interface Answer {
  /** The text, or alternatives. An alternative that the conversation doesn't contain yet is preferred. */
  say: string | readonly string[];
  /** A shorter text for a reply that answers other questions as well. */
  brief?: string;
  /** Kind of the offer to take contact data. A reply makes only one offer: the first, or the first other than "project". */
  offer?: Offer;
  /** Set if the page doesn't contain what was asked for. The question then counts as unanswered. */
  isUnknown?: true;
  /** The intents of the items of a list in the text, for a follow-up such as "o terceiro". */
  items?: readonly Intent[];
}

/**
 * The purpose of an offer: a quote, a conversation with a person, details that the page doesn't contain, the visitor's
 * own correction or confirmation of contact data that isn't confirmed yet, or, after a question about something else
 * than the company, any project of the visitor's.
 */
export type Offer = "quote" | "person" | "details" | "correction" | "confirmation" | "project";

/** An answer for each intent of a group of utterances. */
export type AnswersTo<Utterances> = Readonly<
  Record<keyof Utterances, Answer | ((circumstances: Circumstances) => Answer)>
>;

/** Joins the sentences that apply: the others are `false`. */
export function sentences(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(" ");
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}
