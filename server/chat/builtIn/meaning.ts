import { type Before, meaningOf } from "./dialogue.ts";
import type { Nora, Topic } from "./Nora.ts";
import { containsPhrase, phrasesIn } from "./normalise.ts";

/** One question, request or statement of a message. */
export interface Ask {
  topic: Topic;
  /** `doubtful`: a weak guess; `unknown`: no topic fits. */
  certainty: "sure" | "doubtful" | "unknown";
  runnersUp: readonly Topic[];
  score: number;
  margin: number;
  isAsking: boolean;
}

/** Minimum length in words of a statement that is taken up although no topic fits; a shorter one is a fragment. */
const MIN_STATEMENT_WORDS = 3;

/** Returns what asks mean after their context, given the normalised message. */
export function meantBy(
  asks: readonly Ask[],
  text: string,
  before: Before,
  nora: Nora,
): readonly Ask[] {
  const [only] = asks;
  const meant =
    only && asks.length === 1 ? [afterContext(only, text, before, nora)] : withoutTold(asks);
  const topic = caseIn(text, before, nora);
  const isTold = containsPhrase(text, nora.words.clauses["contam"] ?? []);
  if (topic === undefined || meant.some((ask) => ask.topic === topic)) return meant;
  const isNeed = (ask: Ask) =>
    !ask.topic.talk && (ask.topic.takesCase || (isTold && ask.certainty === "doubtful"));
  const need = meant.find(isNeed);
  if (need === undefined) return meant;
  return [{ ...need, topic, certainty: "sure" }, ...meant.filter((ask) => !isNeed(ask))];
}

/** Returns several asks without statements of the visitor's case, which need no answer beside another. */
function withoutTold(asks: readonly Ask[]): readonly Ask[] {
  const others = asks.filter(({ topic, isAsking }) => isAsking || !topic.takesCase);
  return others.length > 0 ? others : asks;
}

/** Returns the topic about what the page offers for the case that a message tells, unless it was just answered. */
function caseIn(text: string, before: Before, { topics, words }: Nora) {
  const [name = ""] = phrasesIn(text, words.cases);
  const topic = topics[name];
  return topic && before.topics.includes(topic) ? undefined : topic;
}

/** Returns what an unclear question, statement or fragment means, if the acts say it (`words/acts.txt`). */
function afterContext(ask: Ask, text: string, before: Before, nora: Nora): Ask {
  const isShort = !ask.isAsking && text.split(" ").length <= MIN_STATEMENT_WORDS;
  const fragment = isShort ? meaningOf("fragment", before, nora) : undefined;
  if (ask.certainty === "unknown" && fragment) {
    return { ...ask, topic: fragment, certainty: "sure", runnersUp: [] };
  }
  if (ask.certainty !== "doubtful" || ask.topic.talk || ask.topic.care) return ask;
  const isStatement = text.split(" ").length >= MIN_STATEMENT_WORDS;
  if (!ask.isAsking && !isStatement) return ask;
  const topic = meaningOf(ask.isAsking ? "question" : "statement", before, nora);
  if (topic === undefined) return ask;
  return { ...ask, topic, certainty: "sure", runnersUp: [ask.topic, ...ask.runnersUp] };
}
