import type { Classifier } from "../classifier/classifier.ts";
import type { DialogueState } from "../dialogueState.ts";
import { isHyperbole } from "../distress/distress.ts";
import { isFollowUp } from "../followUp/isFollowUp.ts";
import { intentByRule } from "../rules/intentByRule.ts";
import { normalise } from "../text/normalise.ts";
import { type Sentence, splitSentences } from "../text/splitSentences.ts";
import { withoutOpening } from "../text/withoutOpening.ts";
import { type Ask, askByRule, isByRule, memoized } from "./ask.ts";
import { askOf } from "./askOf.ts";
import { asksOfSentence } from "./asksOfSentence.ts";
import { classifyInContext } from "./classifyInContext.ts";
import { completeSentence, resolveReference, withoutEchoes } from "./previousSentence.ts";
import { type Candidate, selectAsks } from "./selectAsks.ts";
import { thresholds } from "./thresholds.ts";
import { courtesyIn, wholeInstead } from "./wholeMessage.ts";

/** Maximum number of sentences read, from the end; it bounds the cost of a hostile message. */
const MAX_SENTENCES = 40;

/**
 * Returns the asks of a message that are to be answered. Classifies each sentence or its parts, and selects among the
 * results; the whole message may replace them (wholeMessage.ts).
 */
export function asksOfMessage(
  classifier: Classifier,
  message: string,
  state: DialogueState,
): readonly Ask[] {
  const withoutContext = memoized((text) => classifyText(classifier, text, state));
  const classify = isFollowUp(normalise(message), state)
    ? memoized(classifyInContext(classifier, withoutContext, state))
    : withoutContext;
  const written = splitSentences(message).slice(-MAX_SENTENCES);
  const sentences = written.map(completeSentence);
  const candidates = sentences.flatMap((sentence, index) => {
    const asks = asksOfSentence(classify, sentence);
    return asks.map((ask) => {
      const resolved = resolveReference(withoutContext, ask, sentences[index - 1]);
      return candidateOf(withoutFalseSadness(resolved), sentence, asks.length === 1);
    });
  });
  const offer = candidates.find((ask) => ask.intent === "supplier" && isByRule(ask));
  if (offer) return [offer];
  const courtesy = candidates.some(({ isAsking }) => isAsking)
    ? undefined
    : courtesyIn(classifier, withoutContext, message);
  const asks = courtesy ? [courtesy] : selectAsks(withoutEchoes(classify, candidates), message);
  const isCompleted = sentences.some((sentence, index) => sentence !== written[index]);
  if (isCompleted) return asks;
  return wholeInstead(withoutContext, message, { sentences, asks }) ?? asks;
}

/** Classifies a text with the classifier. A rule may replace the guess. */
function classifyText(classifier: Classifier, text: string, state: DialogueState): Ask {
  const guessed = askOf(text, classifier(withoutOpening(text)));
  const intent = intentByRule(normalise(text), state, guessed.intent);
  return intent === undefined ? guessed : askByRule(intent, text);
}

function candidateOf(ask: Ask, { isAsking, isItem }: Sentence, isSentence: boolean): Candidate {
  return { ...ask, isAsking, isItem, isSentence };
}

/** Replaces a weak guess of sadness or distress, or one in a text with hyperbole, by the runner-up. */
function withoutFalseSadness(ask: Ask): Ask {
  const isSad = ask.intent === "distress" || ask.intent === "sadness";
  const isFalse = ask.score < thresholds.sadnessScore || isHyperbole(ask.text);
  return isSad && isFalse ? { ...ask, intent: ask.runnerUp } : ask;
}
