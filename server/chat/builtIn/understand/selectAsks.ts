import { isFigurative } from "../distress/distress.ts";
import { areRelated } from "../followUp/relatedIntents.ts";
import { type Ask, SMALL_TALK, MAX_ASKS, URGENT } from "./ask.ts";
import { thresholds } from "./thresholds.ts";

/** An ask that may be answered, and facts about its sentence. */
export interface Candidate extends Ask {
  /** Whether the sentence is a question or a request. */
  isAsking: boolean;
  /** Whether the sentence is an item (`Sentence.isItem`). */
  isItem: boolean;
  /** Whether the sentence has no other ask. */
  isSentence: boolean;
}

/**
 * Selects the asks to answer, each intent once. Returns the first of these that the message has:
 * - clear distress, and nothing else;
 * - a clear urgent intent, and nothing else;
 * - sure questions (`clearestOf`);
 * - sure statements (`clearestOf`);
 * - one ask that isn't sure;
 * - one ask of small talk, or unclear distress, which is answered as sadness.
 */
export function selectAsks(candidates: readonly Candidate[], message: string): readonly Ask[] {
  const distinct = withoutRepeated(candidates);
  const distress = distinct.find(isClearDistress);
  if (distress) return [distress];
  const substantive = distinct.filter(
    ({ intent }) => !SMALL_TALK.has(intent) && intent !== "distress",
  );
  if (substantive.length === 0) return smallTalkOf(distinct);
  const sure = substantive.filter(({ certainty }) => certainty === "sure");
  const asking = sure.filter(({ isAsking }) => isAsking);
  const urgent = urgentOf(candidates, asking);
  if (urgent) return [urgent];
  if (asking.length > 0) return clearestOf(asking);
  if (sure.length > 0) return clearestOf(sure);
  const doubtful = substantive.filter(({ certainty }) => certainty === "doubtful");
  if (doubtful.length > 0) return doubtful.slice(-1);
  return [{ ...substantive.at(-1)!, text: message }];
}

/** Returns one candidate for each intent: the first question or request, or else the first. */
function withoutRepeated(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter((candidate) => {
    const same = candidates.filter(({ intent }) => intent === candidate.intent);
    return candidate === (same.find(({ isAsking }) => isAsking) ?? same[0]);
  });
}

/** Returns the last ask, preferably one that isn't unknown. */
function smallTalkOf(candidates: readonly Candidate[]): Ask[] {
  const known = candidates.filter(({ certainty }) => certainty !== "unknown");
  const last = (known.length > 0 ? known : candidates).at(-1);
  if (last === undefined) return [];
  return [last.intent === "distress" ? { ...last, intent: "sadness" } : last];
}

/** Minimum length in words of a question to which the limit `questionScore` applies: "tipo metade?" is too short. */
const MIN_QUESTION_WORDS = 4;

/** Returns the last `MAX_ASKS` asks that are list items or clear, or the best one if there are none. */
function clearestOf(candidates: readonly Candidate[]): Candidate[] {
  const clear = candidates.filter((candidate) => candidate.isItem || isClear(candidate));
  if (clear.length > 0) return clear.slice(-MAX_ASKS);
  return candidates.toSorted((a, b) => b.score - a.score).slice(0, 1);
}

/** Whether an ask is clear enough to be answered with others (`thresholds.amongSeveral`). */
function isClear({ intent, runnerUp, score, margin, text, isSentence }: Candidate): boolean {
  const { amongSeveral } = thresholds;
  const isQuestion = text.endsWith("?") && text.split(" ").length >= MIN_QUESTION_WORDS;
  if (score < (isQuestion ? amongSeveral.questionScore : amongSeveral.score)) return false;
  const isOwnQuestion = isQuestion && isSentence;
  const needsMargin = !areRelated(intent, runnerUp) && !SMALL_TALK.has(runnerUp);
  return isOwnQuestion || !needsMargin || margin >= amongSeveral.margin;
}

function isClearDistress({ intent, score, margin, text }: Ask): boolean {
  const { distress } = thresholds;
  const isCertain = score >= distress.score && margin >= distress.margin;
  return intent === "distress" && isCertain && !isFigurative(text);
}

/** Returns the first urgent ask that takes precedence over the other questions (`thresholds.urgent`, `repeated`). */
function urgentOf(candidates: readonly Candidate[], asking: readonly Candidate[]): Ask | undefined {
  const { urgent, repeated } = thresholds;
  const others = asking.filter(({ intent }) => !URGENT.has(intent));
  const best = Math.max(0, ...others.map(({ score }) => score));
  return candidates.find(({ intent, score }) => {
    if (!URGENT.has(intent)) return false;
    const times = candidates.filter(
      (one) => one.intent === intent && one.score >= repeated.hint,
    ).length;
    return (
      (score >= urgent.score && score > best + urgent.gain) ||
      (score >= repeated.score && times > 1 && best < repeated.unlessAsked)
    );
  });
}
