import type { Classifier } from "../classifier/classifier.ts";
import type { DialogueState } from "../dialogueState.ts";
import { meantAfter } from "../followUp/meantAfter.ts";
import { ofService } from "../followUp/ofService.ts";
import { relatedIntents } from "../followUp/relatedIntents.ts";
import { normalise } from "../text/normalise.ts";
import { withoutOpening } from "../text/withoutOpening.ts";
import type { Intent } from "../utterances/index.ts";
import { type Ask, type Classify, isByRule } from "./ask.ts";
import { askOf } from "./askOf.ts";
import { REFERRING } from "./previousSentence.ts";
import { thresholds } from "./thresholds.ts";

/**
 * Intents about the company's customers. They begin a new subject, even after a question about hours: "Vocês trabalham
 * com açougue?"
 */
const ABOUT_CUSTOMERS: ReadonlySet<Intent> = new Set<Intent>(["segments", "bakery"]);

/** Minimum length in words of a message that names its own subject. */
const MIN_OWN_SUBJECT_WORDS = 5;

/** Returns `Classify` for a follow-up: prefers intents of the last subject, or joins the text with the last message. */
export function classifyInContext(
  classifier: Classifier,
  withoutContext: Classify,
  state: DialogueState,
): Classify {
  const bonus = subjectBonus(state);
  return (text) => {
    const own = withoutContext(text);
    if (isByRule(own)) return own;
    if (ABOUT_CUSTOMERS.has(own.intent) && own.certainty === "sure") return own;
    const guessed = namesItsSubject(own)
      ? own
      : askOf(text, classifier(withoutOpening(text), bonus));
    const intent = meantAfter(state, guessed);
    const meant = { ...guessed, intent: ofService(state, normalise(text), intent) ?? intent };
    if (meant.certainty === "sure" && meant.score >= thresholds.sureScore) return meant;
    const both = `${state.text} ${withoutOpening(text)}`;
    const joined = askOf(both, classifier(withoutOpening(both)));
    const isNew = joined.certainty === "sure" && !state.intents.includes(joined.intent);
    const isBetter =
      meant.certainty !== "sure" || joined.score > meant.score + thresholds.replacementGain;
    return isNew && isBetter ? { ...joined, text } : meant;
  };
}

/** Returns what to add to an intent's score after the last message: a bonus for intents of its subject. */
function subjectBonus(state: DialogueState): (intent: Intent, score: number) => number {
  const related = relatedIntents(state);
  // `understand` sets an empty text for a long message that names a list item. Such a message asks for a detail, so the
  // item's own intent gets no bonus.
  const ownBonus = state.text === "" ? 0 : thresholds.subjectBonus / 2;
  return (intent, score) => {
    if (score < thresholds.relatedScore) return 0;
    if (state.intents.includes(intent)) return ownBonus;
    return related.has(intent) ? thresholds.subjectBonus : 0;
  };
}

/** Whether a text is clear without the last message: a clear guess, several words, and none that refers to the last. */
function namesItsSubject({ text, score, margin }: Ask): boolean {
  const { ownSubject } = thresholds;
  const normalised = normalise(text);
  const isLong = normalised.split(" ").length >= MIN_OWN_SUBJECT_WORDS;
  const isClear = score >= ownSubject.score && margin >= ownSubject.margin;
  return isLong && isClear && !REFERRING.test(normalised);
}
