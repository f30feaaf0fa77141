import type { Classifier } from "./classifier.ts";
import type { Sentence, SplitClauses } from "./clauses.ts";
import { type Before, contextOf, meaningOf, NOTHING } from "./dialogue.ts";
import type { Distress } from "./distress.ts";
import { MAX_CONTEXT_WORDS } from "./features.ts";
import { type Ask, meantBy } from "./meaning.ts";
import { isAct, type Nora, type Topic } from "./Nora.ts";
import { keyOf, type Normalise } from "./normalise.ts";

/** Maximum number of a message's questions that are answered. */
const MAX_ASKS = 3;
/** Limits for scores and margins of guesses. A clear question usually scores between 1 and 2.5. */
const LIMITS = {
  /** Minimum score for a sure guess, and its minimum margin if it scores below `clear`. */
  sure: 0.8,
  margin: 0.1,
  clear: 1,
  /** Minimum margin to topics of other sections, if it scores below `clearSubject`: confusing those is worse. */
  lead: 0.12,
  clearSubject: 1.25,
  /** Below this score, or below this share of known words, a guess is unknown. */
  unknown: 0.5,
  knownShare: 0.34,
  /** Minimum score and margin for a part of a sentence to be a question of its own. */
  part: 1,
  partMargin: 0.2,
  /** Minimum margin to ask for contact data. */
  formMargin: 0.3,
  /** Minimum score for a guess of distress or sadness. */
  care: 0.9,
  /** How much a whole message may score below its only question and still replace it. */
  wholeLoss: 0.25,
};

/** Maximum length in words of a message that as a whole may be one question: reading it takes time. */
const MAX_WHOLE_WORDS = 60;

export interface Understood {
  asks: readonly Ask[];
  /** Questions that are clear but not answered, because there are too many. */
  left: readonly Ask[];
}

interface Parts {
  nora: Nora;
  normalise: Normalise;
  classify: Classifier;
  splitClauses: SplitClauses;
  distress: Distress;
}

export type Understand = (message: string, before: Before) => Understood;

/** Returns the function that finds the topics a message asks for, given what was spoken of before. */
export function createUnderstand(parts: Parts): Understand {
  const { nora, normalise, splitClauses } = parts;
  const suggested = suggestionsOf(nora);
  const read = createRead(parts);

  return (message, before) => {
    const exact = suggested.get(keyOf(message));
    if (exact !== undefined) return onlyAsk(exact);
    const text = normalise(message);
    const words = text.split(" ").length;
    const context = words <= MAX_CONTEXT_WORDS ? before : NOTHING;
    const sentences = splitClauses(message);
    const asks = select(sentences.flatMap((one) => asksOf(one, (part) => read(part, context))));
    const isWhole = sentences.length > 1 && asks.length <= 1 && words <= MAX_WHOLE_WORDS;
    const chosen = isWhole ? [wholeOr(read(message, context), asks[0])] : asks;
    const meant = meantBy(chosen, text, context, nora);
    return { asks: meant.slice(0, MAX_ASKS), left: meant.slice(MAX_ASKS) };
  };
}

/** The topics of the messages that Nora suggests, so that each suggestion is answered as intended. */
function suggestionsOf({ topics }: Nora): ReadonlyMap<string, Topic> {
  const all = Object.values(topics);
  const wanted = new Set(all.flatMap(({ suggest }) => suggest.map(keyOf)));
  const asked = all.flatMap((topic) =>
    topic.questions.map((text) => [keyOf(text), topic] as const).filter(([key]) => wanted.has(key)),
  );
  const named = all.flatMap((topic) => (topic.ask ? [[keyOf(topic.ask), topic] as const] : []));
  return new Map([...asked, ...named]);
}

export function onlyAsk(topic: Topic): Understood {
  const certainty = "sure";
  const ask = { topic, certainty, runnersUp: [], score: 2, margin: 2, isAsking: true } as const;
  return { asks: [ask], left: [] };
}

type Read = (text: string, before: Before) => Ask;

/** Returns the function that classifies a text as one ask. */
function createRead({ nora, normalise, classify, distress }: Parts): Read {
  const fallback = Object.values(nora.topics)[0]!;
  return (text, before) => {
    const { ranked, knownShare } = classify(normalise(text).split(" "), contextOf(before));
    const found = ranked.flatMap(({ label, score }) => {
      const topic = isAct(label) ? meaningOf(label, before, nora) : nora.topics[label];
      const isFalse = topic?.care && (score < LIMITS.care || distress.isExaggeration(text));
      return topic && !isFalse ? [{ topic, score }] : [];
    });
    const distinct = found.filter(
      ({ topic }, index) => found.findIndex((other) => other.topic === topic) === index,
    );
    const [{ topic, score } = { topic: fallback, score: 0 }, ...others] = distinct;
    const rival = others.find((other) => other.topic.section !== topic.section);
    const margin = score - (others[0]?.score ?? 0);
    const lead = score - (rival?.score ?? 0);
    const isUnknown = score < LIMITS.unknown || knownShare < LIMITS.knownShare;
    const isAhead = margin >= LIMITS.margin || score >= LIMITS.clear || topic.alone;
    const isSection = lead >= LIMITS.lead || score >= LIMITS.clearSubject || topic.alone;
    const mayAsk = topic.form === undefined || margin >= LIMITS.formMargin;
    const isSure = score >= LIMITS.sure && isAhead && isSection && mayAsk;
    return {
      topic,
      certainty: isUnknown ? "unknown" : isSure ? "sure" : "doubtful",
      runnersUp: others.slice(0, 2).map((other) => other.topic),
      score,
      margin,
      isAsking: false,
    };
  };
}

/**
 * Returns the questions of a sentence: divides its parts into adjacent spans about different topics, with the largest
 * sum of the spans' scores, each reduced by `LIMITS.part`. The whole sentence is one of the divisions.
 */
function asksOf({ text, parts, isAsking }: Sentence, read: (text: string) => Ask): Ask[] {
  const whole = { ...read(text), isAsking };
  const spans = new Map<string, Ask>();
  const spanOf = (from: number, to: number) => {
    const span = parts.slice(from, to).join(", ");
    const ask = spans.get(span) ?? { ...read(span), isAsking };
    spans.set(span, ask);
    return ask;
  };
  let best = { asks: [whole], sum: whole.score - LIMITS.part };
  const divide = (from: number, asks: Ask[], sum: number) => {
    if (from === parts.length && asks.length > 1 && sum > best.sum) best = { asks, sum };
    if (asks.length > MAX_ASKS) return;
    for (let to = from + 1; to <= parts.length; to++) {
      const ask = spanOf(from, to);
      if (!isOwnQuestion(ask) || asks.some(({ topic }) => topic === ask.topic)) continue;
      divide(to, [...asks, ask], sum + ask.score - LIMITS.part);
    }
  };
  if (parts.length > 1) divide(0, [], 0);
  return best.asks;
}

function isOwnQuestion({ topic, score, margin }: Ask): boolean {
  return !topic.care && score >= LIMITS.part && margin >= LIMITS.partMargin;
}

/** Selects what to answer, each topic once: distress; what is answered alone; sure questions; sure statements; the last unclear; small talk. */
function select(asks: readonly Ask[]): readonly Ask[] {
  const distinct = asks.filter(
    ({ topic }, index) => asks.findIndex((other) => other.topic === topic) === index,
  );
  const sure = distinct.filter(({ certainty }) => certainty === "sure");
  const single = sure.find(({ topic }) => topic.care) ?? sure.find(({ topic }) => topic.alone);
  if (single) return [single];
  const known = sure.filter(isSubject);
  const asking = known.filter(({ isAsking }) => isAsking);
  if (known.length > 0) return asking.length > 0 ? asking : known;
  const doubtful = distinct.filter((ask) => ask.certainty === "doubtful" && isSubject(ask));
  const talk = sure.filter(({ topic }) => topic.talk);
  return [doubtful, talk, distinct].find((some) => some.length > 0)?.slice(-1) ?? [];
}

function isSubject({ topic }: Ask): boolean {
  return !topic.talk && topic.care === undefined;
}

/** Returns a message read as a whole if it is clearer than the only question found in its sentences. */
function wholeOr(whole: Ask, only: Ask | undefined): Ask {
  if (only?.topic.care) return only;
  const isUnclear = only === undefined || only.certainty !== "sure" || !isSubject(only);
  const isBetter = isUnclear || whole.score > only.score - LIMITS.wholeLoss;
  const isUseful = whole.certainty === "sure" && isSubject(whole);
  return only === undefined || (isBetter && isUseful) ? whole : only;
}
