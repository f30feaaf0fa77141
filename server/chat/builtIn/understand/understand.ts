import type { Classifier } from "../classifier/classifier.ts";
import type { DialogueState } from "../dialogueState.ts";
import { isDistress } from "../distress/distress.ts";
import { followUpIntents } from "../followUp/followUpIntents.ts";
import { listItem } from "../followUp/listItem.ts";
import { foreignLanguage } from "../text/foreignLanguage.ts";
import { normalise } from "../text/normalise.ts";
import { type Topic, topicsOf } from "../text/topics.ts";
import type { Intent } from "../utterances/index.ts";
import { type Ask, sureAsk } from "./ask.ts";
import { asksOfMessage } from "./asksOfMessage.ts";

export interface Understood {
  /** The Portuguese name of the message's language, if a foreign one was recognised; `asks` is then empty. */
  language?: string;
  asks: readonly Ask[];
  topics: readonly Topic[];
}

/** Finds the asks and topics of a message that follows `state`. */
export function understand(
  classifier: Classifier,
  message: string,
  state: DialogueState,
): Understood {
  const text = normalise(message);
  const named = topicsOf(text);
  const topics = named.length > 0 ? named : state.topics;
  if (isDistress(message)) return { asks: [sureAsk("distress", message)], topics };
  if (isArithmetic(message)) return { asks: [sureAsk("off-topic", message)], topics };
  const language = foreignLanguage(message, text.split(" "));
  if (language !== undefined) return { language, asks: [], topics };
  const isQuestion = message.includes("?");
  const intents = followUpIntents(text, isQuestion, state);
  if (intents.length > 0) {
    return { asks: intents.map((intent) => sureAsk(intent, message)), topics };
  }
  const item = listItem(text, state);
  const subject = item === undefined ? state : { ...state, text: "", intents: [item] };
  const asks = asksOfMessage(classifier, message, subject);
  if (state.isOffered && !isQuestion && mayBeName(text, asks)) {
    return { asks: [sureAsk("contact-typed", message)], topics };
  }
  return { asks: state.hasTypedContact ? asks.flatMap(withUnconfirmedContact) : asks, topics };
}

/** Maximum length in words of a message that may be a name that isn't known as one. */
const MAX_UNKNOWN_NAME_WORDS = 3;

/** Whether a short message without a known intent may be the name that an offer has asked for. */
function mayBeName(text: string, asks: readonly Ask[]): boolean {
  const isShort = /^[a-z ]{3,}$/.test(text) && text.split(" ").length <= MAX_UNKNOWN_NAME_WORDS;
  return isShort && asks.every(({ certainty }) => certainty === "unknown");
}

/** For intents about sent contact data, the intents of visitors who haven't confirmed theirs and take it for sent. */
const UNCONFIRMED: Partial<Record<Intent, readonly Intent[]>> = {
  "privacy-correct": ["contact-correct"],
  "message-status": ["contact-filled"],
  "contact-next": ["contact-filled"],
  "answer-time": ["contact-filled", "answer-time"],
};

/** Returns the asks that an ask means while the visitor's contact data isn't confirmed. */
function withUnconfirmedContact(ask: Ask): Ask[] {
  if (ask.certainty === "unknown") return [ask];
  return UNCONFIRMED[ask.intent]?.map((intent) => sureAsk(intent, ask.text)) ?? [ask];
}

/** Whether a message contains a calculation, such as "37 x 12" or "15% de 340", but not "24 x 7". */
function isArithmetic(message: string): boolean {
  const sum =
    /\d\s*(?:[x*+×÷]|mais|menos|vezes|dividido por)\s*\d|\d\s*(?:%|por cento)\s+de\s+\d/iu;
  return sum.test(message) && !/24 ?x ?7/i.test(message);
}
