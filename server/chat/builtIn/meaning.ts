import { type Before, meaningOf, NOTHING } from "./dialogue.ts";
import type { Act, Nora, Topic } from "./Nora.ts";
import { CONTACTS, containsPhrase, phrasesIn } from "./normalise.ts";

/** A topic that a text may ask for. */
export interface Reading {
  topic: Topic;
  score: number;
}

/** One question, request or statement of a message. */
export interface Ask extends Reading {
  /** The normalised text. */
  text: string;
  /** Whether the topic is what the text asks for; another topic is an answer for whatever isn't understood. */
  isSure: boolean;
  /** What else it may ask for, the likeliest first. */
  others: readonly Reading[];
  isAsking: boolean;
  /** Whether too few of its words are known. */
  isNoise: boolean;
  /** Whether the visitor tells a need: the topic's `told` is the answer. */
  isTold?: boolean;
}

/** Minimum score of a topic that has something for a need that the visitor tells. */
const MIN_NEED_SCORE = 0.6;

/** Maximum length in words of a fragment: a name, a number, a word. */
const MAX_FRAGMENT_WORDS = 3;

interface Situation {
  /** Readings of all parts of the message, whose normalised text is `text`. */
  readings: readonly Reading[];
  text: string;
  before: Before;
  nora: Nora;
}

/** Returns what an ask means in its situation: what is unclear means an act (`words/acts.txt`). */
export function meantBy(ask: Ask, situation: Situation): Ask {
  const { topic, isSure, isAsking, others } = ask;
  const { readings, text, before, nora } = situation;
  const { clauses, trades } = nora.words;
  // Whether the visitor tells of a business or a need.
  const isCase =
    containsPhrase(text, clauses["contam"] ?? []) || phrasesIn(text, trades).length > 0;
  const typed =
    (topic.told || topic.takesCase || !isSure || topic.form) && containsPhrase(text, CONTACTS);
  const contact = typed && meaningOf("contact", NOTHING, nora);
  if (contact) return { ...ask, topic: contact, isSure: true };
  if (isSure && (isAsking || !topic.takesCase)) {
    return { ...ask, isTold: topic.told !== undefined && (isCase || !isAsking) };
  }
  const isNew = (one: Topic) => !before.topics.includes(one);
  const [need] = readings
    .filter((one) => one.topic.told && isNew(one.topic) && one.score >= MIN_NEED_SCORE)
    .toSorted((a, b) => b.score - a.score);
  if (need && (isSure || isCase || isAsking)) return { ...ask, topic: need.topic, isTold: true };
  if (isSure) return ask;
  const [meant] = actsOf(ask, isCase).flatMap((act) =>
    [meaningOf(act, before, nora), meaningOf(act, NOTHING, nora)].filter(
      (one) => one !== undefined && (!one.told || isNew(one)),
    ),
  );
  if (meant === undefined) return ask;
  return { ...ask, topic: meant, others: [ask, ...others], isTold: meant.told !== undefined };
}

/** Returns the acts of an unclear text, the most specific first. */
function actsOf({ text, isAsking, isNoise }: Ask, isCase: boolean): Act[] {
  if (isNoise) return ["fragment", "noise"];
  const acts: Act[] = [isAsking ? "question" : "remark"];
  if (isCase) acts.unshift("statement");
  if (!isAsking && text.split(" ").length <= MAX_FRAGMENT_WORDS) acts.unshift("fragment");
  return acts;
}
