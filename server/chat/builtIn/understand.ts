import { createClassifier, MAX_CONTEXT_WORDS } from "./classifier.ts";
import { createSplitClauses, type Sentence } from "./clauses.ts";
import {
  type Ask,
  type Before,
  contextOf,
  isAct,
  meaningOf,
  meantBy,
  NOTHING,
  type Reading,
} from "./dialogue.ts";
import type { Distress } from "./distress.ts";
import type { Topic } from "./Nora.ts";
import { keyOf, type Normalise, wordsOf } from "./normalise.ts";
import type { Trained } from "./trained.ts";

/** Maximum number of a message's questions that are answered. */
const MAX_ASKS = 3;

/** Limits for scores of guesses. A clear question usually scores between 1 and 2.5. */
const LIMITS = {
  /** Minimum score of a sure guess, and minimum sum of its score and its lead to the topics of other sections. */
  score: 0.8,
  withLead: 1.05,
  /** Minimum score and lead of a part of a sentence that is a question of its own. */
  part: 1.15,
  partLead: 0.6,
  /** Minimum sum of score and lead to any topic of a guess that asks for contact data. */
  form: 1.6,
  /** Below this share of known words, a text is noise. */
  knownShare: 0.34,
  /** Minimum score for a guess of distress or sadness. */
  care: 0.9,
};

/** A name in fewer words is no question of its own. */
const MIN_NAMED_WORDS = 3;

/** Maximum length in words of a message that as a whole may be one question: reading it takes time. */
const MAX_WHOLE_WORDS = 60;

export interface Understood {
  asks: readonly Ask[];
  /** Questions that are not answered, because there are too many or they are unclear. */
  left: readonly Ask[];
}

/** Returns the function that finds the topics a message asks for, given what was spoken of before. */
export function createUnderstand(
  { nora, model }: Trained,
  normalise: Normalise,
  distress: Distress,
): (message: string, before: Before) => Understood {
  const classify = createClassifier(model);
  const splitClauses = createSplitClauses(nora.words.clauses, normalise);
  const fallback = Object.values(nora.topics)[0]!;

  /** Classifies a text as one ask. */
  function read(message: string, before: Before): Ask {
    const text = normalise(message);
    const { ranked, knownShare } = classify(wordsOf(text, nora.words), contextOf(before));
    const found = ranked.flatMap(({ label, score }) => {
      const topic = isAct(label) ? meaningOf(label, before, nora) : nora.topics[label];
      const isFalse = topic?.care && (score < LIMITS.care || distress.isExaggeration(message));
      return topic && !isFalse ? [{ topic, score }] : [];
    });
    const [best = { topic: fallback, score: 0 }, ...others] = found.filter(
      ({ topic }, index) => found.findIndex((other) => other.topic === topic) === index,
    );
    const { topic, score } = best;
    const isNoise = knownShare < LIMITS.knownShare;
    const mayAsk = !topic.form || 2 * score - (others[0]?.score ?? 0) >= LIMITS.form;
    const isAhead = score >= LIMITS.score && score + leadOf(best, others) >= LIMITS.withLead;
    const isSure = !isNoise && mayAsk && isAhead;
    return { ...best, text, isSure, others, isAsking: false, isNoise };
  }

  return (message, before) => {
    const suggested = nora.suggestions.get(keyOf(message));
    if (suggested !== undefined) return onlyAsk(nora.topics[suggested]!);
    const text = normalise(message);
    const words = text.split(" ").length;
    const context = words <= MAX_CONTEXT_WORDS ? before : { ...NOTHING, products: before.products };
    const sentences = splitClauses(message);
    const asks = sentences.flatMap((one) => asksOf(one, (part) => read(part, context)));
    const chosen = select(asks);
    const isWhole = asks.length !== 1 && chosen.length <= 1 && words <= MAX_WHOLE_WORDS;
    const whole = { ...read(message, context), isAsking: asks.some((ask) => ask.isAsking) };
    const readings = asks.concat(whole).flatMap((ask) => [ask as Reading].concat(ask.others));
    const meant = (isWhole ? [wholeOr(whole, chosen[0])] : chosen).map((ask) =>
      meantBy(ask, { readings, text, before, nora }),
    );
    const distinct = meant.filter(
      ({ topic }, index) => meant.findIndex((one) => one.topic === topic) === index,
    );
    const isNew = ({ topic }: Ask) => !chosen.some((ask) => ask.topic === topic);
    const unclear = asks.filter((ask) => ask.isAsking && isNew(ask));
    return { asks: distinct.slice(0, MAX_ASKS), left: [...distinct.slice(MAX_ASKS), ...unclear] };
  };
}

export function onlyAsk(topic: Topic): Understood {
  const sure = { score: 2, isSure: true, isAsking: true, isNoise: false };
  return { asks: [{ topic, text: "", others: [], ...sure }], left: [] };
}

/** Returns how much higher a reading scores than those of other sections: confusing these is worse. */
function leadOf({ topic, score }: Pick<Ask, "topic" | "score">, others: Ask["others"]): number {
  const rival = others.find((other) => other.topic.section !== topic.section);
  return score - (rival?.score ?? 0);
}

/** Returns the questions of a sentence: of its parts, if two or more are clear, about different things, and none needs care. */
function asksOf({ text, parts, isAsking }: Sentence, read: (text: string) => Ask): Ask[] {
  const whole = { ...read(text), isAsking };
  if (parts.length === 1) return [whole];
  const asks = parts.map((part) => ({ ...read(part), isAsking }));
  const clear = asks.filter(isOwnQuestion);
  const topics = new Set(clear.map(({ topic }) => topic));
  const needsCare = asks.some(({ topic }) => topic.care);
  if (needsCare || topics.size < 2 || sumOf(clear) <= sumOf([whole])) return [whole];
  const unsure = (ask: Ask): Ask => ({ ...ask, isSure: false });
  return isAsking ? asks.map((ask) => (clear.includes(ask) ? ask : unsure(ask))) : clear;
}

/** The sum of the scores, each reduced by that of a question that is barely one. */
function sumOf(asks: readonly Ask[]): number {
  return asks.reduce((sum, { score }) => sum + score - LIMITS.part, 0);
}

/** Whether a part of a sentence is a question of its own. The mere name of a product isn't, nor are a word or two of a statement. */
function isOwnQuestion(ask: Ask): boolean {
  const { topic, text, score, isSure, isAsking, others } = ask;
  const mayBeName = topic.told !== undefined || !isAsking;
  const isName = mayBeName && text.split(" ").length < MIN_NAMED_WORDS;
  const isClear = isSure && score >= LIMITS.part && leadOf(ask, others) >= LIMITS.partLead;
  return isClear && !isName;
}

/** Selects what to answer: distress or what is answered alone; sure questions; the last unclear question, statement or rest. */
function select(asks: readonly Ask[]): readonly Ask[] {
  const sure = asks.filter(({ isSure }) => isSure);
  const single = sure.find(({ topic }) => topic.care) ?? sure.find(({ topic }) => topic.alone);
  if (single) return [single];
  const subjects = sure.filter(isSubject);
  const asking = subjects.filter(({ topic, isAsking }) => isAsking || topic.form);
  if (asking.length > 0) return asking;
  const unclear = asks.filter((ask) => !ask.isSure);
  const choices = [unclear.filter(({ isAsking }) => isAsking), subjects, unclear, sure];
  return choices.find((some) => some.length > 0)?.slice(-1) ?? [];
}

function isSubject({ topic }: Ask): boolean {
  return !topic.talk && topic.care === undefined;
}

/** Returns a message read as a whole if it is clearer than the only question found in its sentences. */
function wholeOr(whole: Ask, only: Ask | undefined): Ask {
  const isTalk = whole.isSure && !isSubject(whole);
  if (only === undefined || (!only.isSure && !isTalk)) return whole;
  if (only.topic.care || only.topic.alone || !whole.isSure || !isSubject(whole)) return only;
  return !isSubject(only) || whole.score > only.score ? whole : only;
}
