import { type Ask, SMALL_TALK, MAX_ASKS, URGENT } from "./ask.ts";
import { isFigurative } from "./distress.ts";
import { areRelated } from "./followUp.ts";
import { thresholds } from "./thresholds.ts";

/** An ask, and facts about its sentence. */
export interface Found extends Ask {
  /** Whether the sentence is a question or a request. */
  isAsking: boolean;
  /** Whether the sentence is an item (`Sentence.isItem`). */
  isItem: boolean;
  /** Whether the sentence has no other ask. */
  isSentence: boolean;
}

/**
 * Selects the asks to answer, each intent once. Returns the first of these that the message has:
 * - clear distress, alone;
 * - a clear urgent intent, alone;
 * - sure questions (`clearestOf`);
 * - sure statements (`clearestOf`);
 * - one ask that isn't sure;
 * - one courtesy, or unclear distress, which is answered as sadness.
 */
export function chosen(found: readonly Found[], message: string): readonly Ask[] {
  const distinct = found.filter((one) => {
    const alike = found.filter(({ intent }) => intent === one.intent);
    return one === (alike.find(({ isAsking }) => isAsking) ?? alike[0]);
  });
  const distress = distinct.find(isClearDistress);
  if (distress) return [distress];
  const matters = distinct.filter(({ intent }) => !SMALL_TALK.has(intent) && intent !== "distress");
  if (matters.length === 0) {
    const manners = distinct.filter(({ certainty }) => certainty !== "unknown");
    const last = (manners.length > 0 ? manners : distinct).at(-1);
    if (last === undefined) return [];
    return [last.intent === "distress" ? { ...last, intent: "sadness" } : last];
  }
  const known = matters.filter(({ certainty }) => certainty === "sure");
  const asking = known.filter(({ isAsking }) => isAsking);
  const urgent = urgentOf(found, asking);
  if (urgent) return [urgent];
  if (asking.length > 0) return clearestOf(asking);
  if (known.length > 0) return clearestOf(known);
  const doubtful = matters.filter(({ certainty }) => certainty === "doubtful");
  if (doubtful.length > 0) return doubtful.slice(-1);
  return [{ ...matters.at(-1)!, text: message }];
}

/** Minimum length in words of a question to which the limit `askedScore` applies: "tipo metade?" is too short. */
const MIN_ASKED_WORDS = 4;

/** Returns the last `MAX_ASKS` asks that are list items or clear, or the best one if there are none. */
function clearestOf(found: readonly Found[]): Found[] {
  const { score: minScore, askedScore, margin: minMargin } = thresholds.another;
  const clear = found.filter(({ intent, runnerUp, score, margin, text, isItem, isSentence }) => {
    const isAsked = text.endsWith("?") && text.split(" ").length >= MIN_ASKED_WORDS;
    const isOwnQuestion = isAsked && isSentence;
    const isAhead =
      isOwnQuestion ||
      margin >= minMargin ||
      areRelated(intent, runnerUp) ||
      SMALL_TALK.has(runnerUp);
    return isItem || (score >= (isAsked ? askedScore : minScore) && isAhead);
  });
  if (clear.length > 0) return clear.slice(-MAX_ASKS);
  return found.toSorted((a, b) => b.score - a.score).slice(0, 1);
}

function isClearDistress({ intent, score, margin, text }: Ask): boolean {
  const { distress } = thresholds;
  const isClear = score >= distress.score && margin >= distress.margin;
  return intent === "distress" && isClear && !isFigurative(text);
}

/** Returns the first urgent ask that takes precedence over the other questions (`thresholds.urgent`, `repeated`). */
function urgentOf(found: readonly Found[], asking: readonly Found[]): Ask | undefined {
  const { urgent, repeated } = thresholds;
  const others = asking.filter(({ intent }) => !URGENT.has(intent));
  const best = Math.max(0, ...others.map(({ score }) => score));
  return found.find(({ intent, score }) => {
    if (!URGENT.has(intent)) return false;
    const times = found.filter((one) => one.intent === intent && one.score >= repeated.hint).length;
    return (
      (score >= urgent.score && score > best + urgent.lead) ||
      (score >= repeated.score && times > 1 && best < repeated.unlessAsked)
    );
  });
}
