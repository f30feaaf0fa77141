import { type Ask, MANNERS, MAX_ASKS, URGENT } from "./ask.ts";
import { isFigurative } from "./distress.ts";
import { areRelated } from "./followUp.ts";
import { thresholds } from "./thresholds.ts";

export interface Found {
  ask: Ask;
  /** Whether its sentence is a question or a request. */
  isAsking: boolean;
  /** Whether its sentence is an item of an enumeration. */
  isItem: boolean;
  /** Whether it is the sentence's only question. */
  isSentence: boolean;
}

/** Selects the questions to answer: distinct, questions before statements, courtesies only if nothing else is left. */
export function chosen(found: readonly Found[], message: string): Ask[] {
  const distinct = found.filter((one, index) => {
    const alike = found.filter(({ ask }) => ask.intent === one.ask.intent);
    return found[index] === (alike.find(({ isAsking }) => isAsking) ?? alike[0]);
  });
  const distress = distinct.find(({ ask }) => isClearDistress(ask));
  if (distress) return [distress.ask];
  const matters = distinct.filter(
    ({ ask: { intent } }) => !MANNERS.has(intent) && intent !== "distress",
  );
  if (matters.length === 0) {
    const manners = distinct.filter(({ ask }) => ask.certainty !== "unknown");
    const last = (manners.length > 0 ? manners : distinct).at(-1);
    if (last === undefined) return [];
    return [last.ask.intent === "distress" ? { ...last.ask, intent: "sadness" } : last.ask];
  }
  const known = matters.filter(({ ask }) => ask.certainty === "sure");
  const asking = known.filter(({ isAsking }) => isAsking);
  const urgent = urgentOf(found, asking);
  if (urgent) return [urgent];
  if (asking.length > 0) return clearestOf(asking);
  if (known.length > 0) return clearestOf(known);
  const doubtful = matters.filter(({ ask }) => ask.certainty === "doubtful");
  if (doubtful.length > 0) return asksIn(doubtful).slice(-1);
  return [{ ...matters.at(-1)!.ask, text: message }];
}

/** Minimum length in words of a question that is understood by itself; "tipo metade?" is not. */
const MIN_ASKED_WORDS = 4;

/** Returns the last of several questions, without the ones that are weak guesses beside the others. */
function clearestOf(found: readonly Found[]): Ask[] {
  const { score, askedScore, margin } = thresholds.another;
  const clear = found.filter(({ ask, isItem }) => {
    const isAsked = ask.text.endsWith("?") && ask.text.split(" ").length >= MIN_ASKED_WORDS;
    const isAhead =
      ask.margin >= margin || areRelated(ask.intent, ask.other) || MANNERS.has(ask.other);
    return isItem || (ask.score >= (isAsked ? askedScore : score) && isAhead);
  });
  if (clear.length > 0) return asksIn(clear).slice(-MAX_ASKS);
  return asksIn(found)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 1);
}

function isClearDistress({ intent, score, margin, text }: Ask): boolean {
  const { distress } = thresholds;
  const isClear = score >= distress.score && margin >= distress.margin;
  return intent === "distress" && isClear && !isFigurative(text);
}

/** Returns a complaint, a fault or an injection that is clear, or found twice. */
function urgentOf(found: readonly Found[], asking: readonly Found[]): Ask | undefined {
  const { urgent, repeated } = thresholds;
  const others = asking.filter(({ ask }) => !URGENT.has(ask.intent));
  const best = Math.max(0, ...others.map(({ ask }) => ask.score));
  return asksIn(found).find(({ intent, score }) => {
    if (!URGENT.has(intent)) return false;
    const times = found.filter(
      ({ ask }) => ask.intent === intent && ask.score >= repeated.hint,
    ).length;
    return (
      (score >= urgent.score && score > best + urgent.lead) ||
      (score >= repeated.score && times > 1 && best < repeated.unlessAsked)
    );
  });
}

function asksIn(found: readonly Found[]): Ask[] {
  return found.map(({ ask }) => ask);
}
