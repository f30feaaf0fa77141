import type { Classifier } from "../classifier/classifier.ts";
import { normalise } from "../text/normalise.ts";
import type { Sentence } from "../text/splitSentences.ts";
import { type Ask, type Classify, SMALL_TALK, URGENT } from "./ask.ts";
import { askOf } from "./askOf.ts";
import { areClear } from "./asksOfSentence.ts";
import { thresholds } from "./thresholds.ts";

/** Maximum length in words of a message that as a whole may be one question (`wholeInstead`). */
const MAX_WHOLE_WORDS = 60;

/**
 * Returns the whole message as one question if it should replace the questions of its sentences: "O estoque está num
 * caderno e a venda noutro. Tem como juntar isso?"
 */
export function wholeInstead(
  withoutContext: Classify,
  message: string,
  { sentences, asks }: { sentences: readonly Sentence[]; asks: readonly Ask[] },
): Ask[] | undefined {
  if (sentences.length < 2 && asks.length < 2) return undefined;
  if (normalise(message).split(" ").length > MAX_WHOLE_WORDS) return undefined;
  const whole = withoutContext(message);
  if (whole.certainty !== "sure" || SMALL_TALK.has(whole.intent)) return undefined;
  const replaces = asks.length > 1 ? replacesSeveral(whole, asks) : replacesOne(whole, asks[0]);
  return replaces ? [whole] : undefined;
}

/** Whether the whole message replaces several questions (`thresholds.oneMessage`). */
function replacesSeveral(whole: Ask, asks: readonly Ask[]): boolean {
  const { score, margin } = thresholds.oneMessage;
  const isOne = whole.score >= score && whole.margin >= margin && !areClear(asks);
  return isOne && asks.some(({ intent }) => intent === whole.intent);
}

/** Whether the whole message replaces the only question (`thresholds.wholeMessageGain`). */
function replacesOne(whole: Ask, only: Ask | undefined): boolean {
  if (URGENT.has(whole.intent) || whole.intent === "distress") return false;
  const sure = only?.certainty === "sure" ? only : undefined;
  if (sure && URGENT.has(sure.intent)) return false;
  const score = sure?.score ?? 0;
  return score < thresholds.clearPart && whole.score > score + thresholds.wholeMessageGain;
}

/** Maximum length in words of thanks that may begin with a word that `withoutOpening` removes. */
const MAX_THANKS_WORDS = 6;

/**
 * Returns the ask of a message without questions if it is clear thanks or a clear farewell: "Era isso, anotei tudo.
 * Obrigada!" A short message may be thanks only with its first word, which `Classify` leaves out: "valeu, ajudou
 * bastante"
 */
export function courtesyIn(
  classifier: Classifier,
  withoutContext: Classify,
  message: string,
): Ask | undefined {
  const whole = withoutContext(message);
  if (isCourtesy(whole)) return whole;
  const text = normalise(message);
  if (text.split(" ").length > MAX_THANKS_WORDS) return undefined;
  const withOpening = askOf(message, classifier(text));
  const { score, margin } = thresholds.oneQuestion;
  const isOne = withOpening.score >= score && withOpening.margin >= margin;
  return isOne && isCourtesy(withOpening) ? withOpening : undefined;
}

function isCourtesy({ intent, score }: Ask): boolean {
  return (intent === "thanks" || intent === "goodbye") && score >= thresholds.courtesyScore;
}
