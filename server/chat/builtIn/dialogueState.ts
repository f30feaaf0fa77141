import type { Topic } from "./text/topics.ts";
import type { Intent } from "./utterances/index.ts";

/** What a follow-up may refer to. */
export interface DialogueState {
  /** The visitor's last message with a sure ask other than `SMALL_TALK`; empty if there is none. */
  text: string;
  /** The intents of the visitor's last message that had an intent other than `SMALL_TALK`. */
  intents: readonly Intent[];
  /** The services that the visitor named last. */
  topics: readonly Topic[];
  /** The intents of the items of the last list in the built-in assistant's answers, in order. */
  items: readonly Intent[];
  /** Whether the page didn't contain what the visitor asked last. */
  isNotStated: boolean;
  /** Whether the last answer asked for contact data. */
  isOffered: boolean;
  /** Whether the visitor has declined an offer for now. */
  isPostponed: boolean;
  /** Whether the visitor has written contact data and not confirmed any. */
  hasTypedContact: boolean;
  /** Whether the visitor has confirmed contact data. */
  hasLead: boolean;
}

/** The state before a conversation's first message. */
export const INITIAL_STATE: DialogueState = {
  text: "",
  intents: [],
  topics: [],
  items: [],
  isNotStated: false,
  isOffered: false,
  isPostponed: false,
  hasTypedContact: false,
  hasLead: false,
};
