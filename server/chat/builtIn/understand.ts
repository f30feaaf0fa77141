import type { Part, Sentence, SplitClauses } from "./clauses.ts";
import type { Classifier } from "./classifier.ts";
import type { Distress } from "./distress.ts";
import { type Act, isAct, type Nora, type Topic } from "./Nora.ts";
import type { Normalise } from "./normalise.ts";
import { MAX_CONTEXT_WORDS } from "./features.ts";
import { keyOf } from "./readNora.ts";
import { thresholds } from "./thresholds.ts";
import { contextOf } from "./train.ts";

/** Maximum number of a message's questions that are answered. */
export const MAX_ASKS = 3;

/** In a message of more sentences, none is divided: it would take too long. */
const MAX_DIVIDED_SENTENCES = 4;

/** Maximum length in words of a message that as a whole may be one question. */
const MAX_WHOLE_WORDS = 60;

/** One question, request or statement of a message. */
export interface Ask {
  topic: Topic;
  /** `doubtful`: a weak guess; `unknown`: no topic fits. */
  certainty: "sure" | "doubtful" | "unknown";
  runnersUp: readonly Topic[];
  text: string;
  score: number;
  margin: number;
  isAsking: boolean;
  isItem: boolean;
}

/** What was spoken of: topics of the visitor's last message, and flags such as "offered". */
export interface Before {
  topics: readonly Topic[];
  flags: readonly string[];
}

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

export function createUnderstand(parts: Parts): Understand {
  const { nora, normalise, splitClauses } = parts;
  const suggested = suggestionsOf(nora);
  const read = createRead(parts);

  return (message, before) => {
    const exact = suggested.get(keyOf(message));
    if (exact !== undefined) return { asks: [sureAsk(exact, message)], left: [] };
    const isShort = normalise(message).split(" ").length <= MAX_CONTEXT_WORDS;
    const start: Before = isShort ? before : { topics: [], flags: [] };
    const sentences = splitClauses(message);
    const candidates: Ask[] = [];
    let context = start;
    for (const sentence of sentences) {
      const isMany = sentences.length > MAX_DIVIDED_SENTENCES;
      const divided = isMany ? { ...sentence, parts: [] } : sentence;
      const asks = asksOfSentence((text) => read(text, context), divided);
      candidates.push(...asks);
      const topics = asks.filter(isSubject).map(({ topic }) => topic);
      if (topics.length > 0) context = { topics, flags: [] };
    }
    const selected = select(candidates);
    const whole = wholeInstead((text) => read(text, start), message, sentences, selected.asks);
    return whole ?? selected;
  };
}

function isSubject({ topic, certainty }: Ask): boolean {
  return certainty === "sure" && !topic.isTalk;
}

/** The topics of the messages that Nora suggests, so that each suggestion is answered as intended. */
function suggestionsOf({ topics }: Nora): ReadonlyMap<string, Topic> {
  const all = Object.values(topics);
  const wanted = new Set(all.flatMap(({ ask, suggest }) => [ask ?? [], suggest].flat().map(keyOf)));
  const found = new Map<string, Topic>();
  for (const topic of all) {
    for (const text of topic.questions.map(keyOf)) if (wanted.has(text)) found.set(text, topic);
  }
  for (const topic of all) if (topic.ask !== undefined) found.set(keyOf(topic.ask), topic);
  return found;
}

export function sureAsk(topic: Topic, text: string): Ask {
  return {
    topic,
    text,
    certainty: "sure",
    runnersUp: [],
    score: 2,
    margin: 2,
    isAsking: true,
    isItem: false,
  };
}

type Read = (text: string, before: Before) => Ask;

/** Returns the function that classifies a text as one ask. */
function createRead({ nora, normalise, classify, distress }: Parts): Read {
  const { clauses } = nora.words;
  const withoutOpening = createWithoutOpening(clauses, normalise);
  const rude = clauses["xingamentos"] ?? [];
  const fallback = Object.values(nora.topics)[0]!;

  function guess(words: readonly string[], text: string, before: Before): Ask {
    const names = [...before.topics.map(({ name }) => name), ...before.flags];
    const { ranked, knownShare } = classify(words, contextOf(nora, names));
    const found = ranked.flatMap(({ label, score }) => {
      const topic = isAct(label) ? meaningOf(label, before, nora) : nora.topics[label];
      const isFalse = topic?.care && (score < thresholds.care || distress.isExaggeration(text));
      return topic && !isFalse ? [{ topic, score }] : [];
    });
    const distinct = found.filter(
      ({ topic }, index) => found.findIndex((other) => other.topic === topic) === index,
    );
    const [first = { topic: fallback, score: 0 }, second] = distinct;
    const margin = first.score - (second?.score ?? 0);
    const isSimilar = first.topic.section === second?.topic.section;
    return {
      topic: first.topic,
      text,
      score: first.score,
      margin,
      runnersUp: distinct.slice(1, 3).map(({ topic }) => topic),
      certainty: certaintyOf({ ...first, margin, knownShare, isSimilar, words }),
      isAsking: false,
      isItem: false,
    };
  }

  return (text, before) => {
    const words = withoutOpening(text);
    const ask = guess(words, text, before);
    const polite = words.filter((word) => !rude.includes(word));
    if (!ask.topic.isTalk || polite.length === words.length || polite.length < 2) return ask;
    const other = guess(polite, text, before);
    return other.certainty === "sure" && !other.topic.isTalk ? other : ask;
  };
}

/** Returns the topic that an act means after the last ones; undefined if it means none. */
function meaningOf(act: Act, { topics }: Before, nora: Nora): Topic | undefined {
  const [last] = topics;
  const name = topics.flatMap(({ acts }) => acts[act] ?? [])[0] ?? nora.acts[act];
  return last && (name === undefined ? last : nora.topics[name]);
}

function certaintyOf(guess: {
  score: number;
  margin: number;
  knownShare: number;
  isSimilar: boolean;
  words: readonly string[];
}): Ask["certainty"] {
  const { sure, sureScore, unknown } = thresholds;
  const hasWord = guess.words.some((word) => /^(?:[a-z]{2,}|\d{2,5}|👍|k)$/u.test(word));
  if (guess.score < unknown.score || guess.knownShare < unknown.knownShare || !hasWord) {
    return "unknown";
  }
  const isAhead = guess.margin >= sure.margin || guess.score >= sureScore || guess.isSimilar;
  return guess.score >= sure.score && isAhead ? "sure" : "doubtful";
}

/** Removes greetings and fillers from a text's beginning, and laughter, if two words are left. */
function createWithoutOpening(clauses: Nora["words"]["clauses"], normalise: Normalise) {
  const openings = (clauses["aberturas"] ?? []).map((phrase) => phrase.split(" "));
  const laughter = new Set(clauses["risos"]);
  return (text: string): readonly string[] => {
    const all = normalise(text).split(" ");
    let rest = all.filter((word) => !laughter.has(word));
    const opening = () =>
      openings.find((phrase) => phrase.every((word, index) => rest[index] === word));
    for (let found = opening(); found; found = opening()) rest = rest.slice(found.length);
    return rest.length >= 2 ? rest : all;
  };
}

/** Returns the questions of a sentence: one, or several distinct ones of its parts. */
function asksOfSentence(read: (text: string) => Ask, sentence: Sentence): Ask[] {
  const cached = memoized(read);
  const marked = (ask: Ask): Ask => ({
    ...ask,
    isAsking: sentence.isAsking,
    isItem: sentence.isItem,
  });
  const whole = cached(sentence.text);
  const { oneQuestion, sureScore, replacementGain } = thresholds;
  const isOne = whole.score >= oneQuestion.score && whole.margin >= oneQuestion.margin;
  if (sentence.parts.length < 2) return [marked(whole)];
  const several = severalOf(cached, sentence);
  if (several.length > 1 && (!isOne || areClear(several))) return several.map(marked);
  if (isOne || (whole.certainty === "sure" && whole.score >= sureScore)) return [marked(whole)];
  const [best] = sentence.parts
    .filter(({ isTelling }) => !isTelling)
    .map(({ text }) => cached(text))
    .filter(({ topic }) => !topic.isTalk && !topic.isAlone && !topic.care)
    .toSorted((a, b) => b.score - a.score);
  return [marked(best && best.score > whole.score + replacementGain ? best : whole)];
}

function memoized(read: (text: string) => Ask): (text: string) => Ask {
  const cache = new Map<string, Ask>();
  return (text) => {
    const ask = cache.get(text) ?? read(text);
    cache.set(text, ask);
    return ask;
  };
}

function areClear(asks: readonly Ask[]): boolean {
  return asks.every(({ score }) => score >= thresholds.clearPart);
}

/**
 * Divides a sentence's parts into adjacent spans that are questions about different topics. Chooses the division with
 * the largest sum of scores, each reduced by `ownPart.score`. Returns at least two questions, or none.
 */
function severalOf(read: (text: string) => Ask, sentence: Sentence): Ask[] {
  const { parts } = sentence;
  const mayEndEarly = sentence.isIntroduced && !parts.at(-1)!.text.includes("?");
  let best: { asks: Ask[]; sum: number } = { asks: [], sum: 0 };
  const divide = (from: number, asks: Ask[], sum: number) => {
    const isComplete = from === parts.length || mayEndEarly;
    if (isComplete && asks.length > 1 && sum > best.sum) best = { asks, sum };
    if (asks.length > MAX_ASKS) return;
    for (let to = from + 1; to <= parts.length; to++) {
      const ask = askOfSpan(read, sentence, from, to);
      if (!ask || asks.some(({ topic }) => topic === ask.topic)) continue;
      divide(to, [...asks, ask], sum + ask.score - thresholds.ownPart.score);
    }
  };
  divide(0, [], 0);
  return best.asks;
}

/** Returns the question of the parts from `from` to before `to`; undefined if they are none. */
function askOfSpan(
  read: (text: string) => Ask,
  { parts, isIndirect, isBuying, namesThings }: Sentence,
  from: number,
  to: number,
): Ask | undefined {
  const span = parts.slice(from, to);
  const isAsked =
    namesThings || isIndirect || span.some((part) => part.isAsking && !part.isTelling);
  const isIntroduction = to < parts.length && !isIndirect && span.at(-1)!.isDependent;
  const isReference = from > 0 && span[0]!.isReference;
  if (!isAsked || isIntroduction || isReference) return undefined;
  const isThing = to - from === 1 && isSingleThing(span[0]!);
  if (isThing && !namesThings) return undefined;
  const ask = read(span.map(({ text }) => text).join(", "));
  const { score, wordScore, margin } = thresholds.ownPart;
  const isOwn = ask.score >= (isThing ? wordScore : score) && ask.margin >= margin;
  const isMere = isBuying && isOffer(ask.topic) && !span.some((part) => part.text.includes("faz"));
  const { isTalk, care, isAlone } = ask.topic;
  return isOwn && !isMere && !isTalk && !care && !(isAlone && isThing) ? ask : undefined;
}

function isSingleThing({ words }: Part): boolean {
  return words.length === 1 || (words.length === 2 && /^d?[oa]s?$/.test(words[0]!));
}

/** Whether a topic describes a service. Among questions of price or deadline, its name is no question of its own. */
function isOffer({ acts }: Topic): boolean {
  return acts.example !== undefined;
}

/**
 * Selects the asks to answer, each topic once: care; a clear topic that is answered alone; sure questions; sure
 * statements; one that isn't sure; small talk.
 */
function select(candidates: readonly Ask[]): Understood {
  const distinct = candidates.filter((candidate) => {
    const same = candidates.filter(({ topic }) => topic === candidate.topic);
    return candidate === (same.find(({ isAsking }) => isAsking) ?? same[0]);
  });
  const care = distinct.find(({ topic, certainty }) => topic.care && certainty === "sure");
  if (care) return { asks: [care], left: [] };
  const substantive = distinct.filter(({ topic }) => !topic.isTalk && !topic.care);
  if (substantive.length === 0) return { asks: smallTalkOf(distinct), left: [] };
  const sure = substantive.filter(({ certainty }) => certainty === "sure");
  const asking = sure.filter(({ isAsking }) => isAsking);
  const best = Math.max(
    0,
    ...asking.filter(({ topic }) => !topic.isAlone).map(({ score }) => score),
  );
  const alone = sure.find(
    ({ topic, score }) => topic.isAlone && score >= thresholds.alone && score > best,
  );
  if (alone) return { asks: [alone], left: [] };
  if (sure.length > 0) return clearestOf(asking.length > 0 ? asking : sure);
  const talk = distinct.filter(({ topic, certainty }) => topic.isTalk && certainty === "sure");
  const doubtful = substantive.filter(({ certainty }) => certainty === "doubtful");
  if (doubtful.length > 0) return { asks: doubtful.slice(-1), left: [] };
  return { asks: talk.length > 0 ? talk.slice(-1) : substantive.slice(-1), left: [] };
}

function smallTalkOf(candidates: readonly Ask[]): Ask[] {
  const known = candidates.filter(({ certainty }) => certainty !== "unknown");
  return (known.length > 0 ? known : candidates).slice(-1);
}

/** Returns the last `MAX_ASKS` clear asks, or the best one. */
function clearestOf(asks: readonly Ask[]): Understood {
  const { score, margin } = thresholds.amongSeveral;
  const clear = asks.filter(
    (ask) =>
      ask.isItem ||
      (ask.score >= score &&
        (ask.margin >= margin || ask.runnersUp[0]?.section === ask.topic.section)),
  );
  if (clear.length === 0) {
    const [best, ...left] = asks.toSorted((a, b) => b.score - a.score);
    return { asks: best ? [best] : [], left };
  }
  const answered = clear.slice(0, MAX_ASKS);
  return { asks: answered, left: asks.filter((ask) => !answered.includes(ask)) };
}

/** Returns the whole message as one question if it should replace the questions of its sentences. */
function wholeInstead(
  read: (text: string) => Ask,
  message: string,
  sentences: readonly Sentence[],
  asks: readonly Ask[],
): Understood | undefined {
  if (sentences.length < 2 && asks.length < 2) return undefined;
  if (message.split(/\s+/).length > MAX_WHOLE_WORDS) return undefined;
  const whole = read(message);
  if (whole.certainty !== "sure" || whole.topic.isTalk || whole.topic.isAlone) return undefined;
  if (whole.topic.care) return undefined;
  const { oneMessage, clearPart, wholeMessageGain } = thresholds;
  const [only] = asks;
  const replaces =
    asks.length > 1
      ? whole.score >= oneMessage.score &&
        whole.margin >= oneMessage.margin &&
        !areClear(asks) &&
        asks.some(({ topic }) => topic === whole.topic)
      : !only ||
        !isSubject(only) ||
        (only.score < clearPart &&
          !only.topic.isAlone &&
          whole.score > only.score + wholeMessageGain);
  return replaces ? { asks: [{ ...whole, isAsking: true }], left: [] } : undefined;
}
