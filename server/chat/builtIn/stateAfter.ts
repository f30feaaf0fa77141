import { asksForLead } from "../../../src/shared/asksForLead.ts";
import type { ChatMessage } from "../../../src/shared/chat.ts";
import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import { answerTo } from "./answers/index.ts";
import type { Classifier } from "./classifier/classifier.ts";
import { type DialogueState, INITIAL_STATE } from "./dialogueState.ts";
import { wasInDistress } from "./distress/distress.ts";
import { listItem } from "./followUp/listItem.ts";
import { normalise } from "./text/normalise.ts";
import { readContact } from "./text/readContact.ts";
import { type Ask, SMALL_TALK } from "./understand/ask.ts";
import { type Understood, understand } from "./understand/understand.ts";
import type { Intent } from "./utterances/index.ts";

/** Maximum number of the visitor's earlier messages considered for a follow-up. */
const REMEMBERED_TURNS = 4;

/** Maximum characters read of an earlier message, from its end: a long message usually ends with its question. */
const REMEMBERED_LENGTH = 600;

/** Intents whose answers refuse a subject. After them, "por que não?" doesn't ask for what the page leaves out. */
const OUT_OF_SCOPE: ReadonlySet<Intent> = new Set<Intent>([
  "off-topic",
  "other-shop",
  "chat-language",
]);

interface Parts {
  classifier: Classifier;
  site: Site;
  now: Date;
}

/**
 * Interprets the visitor's last `REMEMBERED_TURNS` messages again. Returns the state after them, and whether one of
 * them tells of distress.
 */
export function stateAfter({ history, lead }: Conversation, { classifier, site, now }: Parts) {
  let isAfterDistress = wasInDistress(history);
  let state: DialogueState = { ...INITIAL_STATE, hasLead: lead !== null };
  const remembered = history.filter(({ role }) => role === "user").slice(-REMEMBERED_TURNS);
  for (const message of remembered) {
    const content = message.content.slice(-REMEMBERED_LENGTH);
    const understood = understand(classifier, content, state);
    const { asks } = understood;
    isAfterDistress ||= asks.some(({ intent }) => intent === "distress");
    if (lead === null) {
      const { contact } = readContact({ message: content, history: [], lead }, site.contactEmail);
      const reply = history[history.indexOf(message) + 1];
      state = withOffer(state, asks, contact !== "none", reply);
    }
    if (asks.every(({ intent }) => SMALL_TALK.has(intent))) continue;
    state = withSubject(state, content, understood, { site, now });
  }
  return { state, isAfterDistress };
}

/** Returns the state after a message and its reply, as far as contact data is concerned. */
function withOffer(
  state: DialogueState,
  asks: readonly Ask[],
  hasContact: boolean,
  reply: ChatMessage | undefined,
): DialogueState {
  return {
    ...state,
    isPostponed: state.isPostponed || (state.isOffered && isDeclined(asks)),
    isOffered: reply?.role === "assistant" && asksForLead(reply.content),
    hasTypedContact: state.hasTypedContact || hasContact,
  };
}

/** Whether a message's asks only decline an offer for now. */
function isDeclined([first, ...others]: readonly Ask[]): boolean {
  return others.length === 0 && (first?.intent === "no" || first?.intent === "offer-later");
}

/** Returns the state after a message, as far as its subject is concerned. */
function withSubject(
  state: DialogueState,
  content: string,
  { asks, topics }: Understood,
  { site, now }: Pick<Parts, "site" | "now">,
): DialogueState {
  const message = normalise(content);
  const circumstances = { site, now, message, before: state.intents, topics, hasLead: false };
  const answers = asks.map(({ intent }) => answerTo(intent, circumstances));
  const items = answers.flatMap((answer) => answer.items ?? []);
  // After "o segundo", "e o terceiro?" means the same list, not one in the answer about the second item.
  const isNewList = items.length > 0 && listItem(message, state) === undefined;
  return {
    ...state,
    text: asks.some(({ certainty }) => certainty === "sure") ? content : state.text,
    intents: asks.map(({ intent }) => intent),
    topics,
    items: isNewList ? items : state.items,
    isNotStated:
      answers.some(({ isUnknown }) => isUnknown === true) &&
      asks.every(({ intent }) => !OUT_OF_SCOPE.has(intent)),
  };
}
