import type { Nora, Topic } from "./Nora.ts";
import { CONTACTS, containsPhrase, phrasesIn } from "./normalise.ts";

/** Dialogue acts: labels that mean something only after another topic (`words/acts.txt`). `again` repeats its question. */
const ACTS = ["again", "describe", "example", "result", "want"] as const;

/** Acts of what no topic fits: `typed` has an e-mail address or phone number, `fragment` is a word or two, `noise` has few known words. */
const UNCLEAR = ["question", "statement", "comment", "typed", "fragment", "noise"] as const;

type Act = (typeof ACTS | typeof UNCLEAR)[number];

export function isAct(label: string): label is Act {
  return [...ACTS, ...UNCLEAR].some((act) => act === label);
}

/** What was spoken of before a message. */
export interface Before {
  /** Topics of the visitor's last message that wasn't small talk. */
  topics: readonly Topic[];
  /** What the answer to it did: "offered" a quote and asked, "suggested" one with a button, was "unknown". */
  flags: readonly string[];
  /** What the visitor wants made, with articles; the message itself is looked at too. */
  products: readonly string[];
}

export const NOTHING: Before = { topics: [], flags: [], products: [] };

/** Returns what was spoken of after a message that asked for topics. Small talk only ends an offer. */
export function after(before: Before, asks: readonly { topic: Topic; isTold?: boolean }[]): Before {
  const answered = asks.filter(({ topic }) => !topic.talk);
  if (answered.length === 0) {
    return { ...before, flags: before.flags.filter((flag) => flag !== "offered") };
  }
  const flags = answered.flatMap(({ topic, isTold }) => [
    ...(isTold || isOffering(topic) ? ["offered"] : topic.offer ? ["suggested"] : []),
    ...(topic.unknown ? ["unknown"] : []),
  ]);
  return { ...before, topics: answered.map(({ topic }) => topic), flags: [...new Set(flags)] };
}

/** Whether a "yes" after a topic asks for a quote: it has a form, or it offers and asks. A mere button is no question. */
function isOffering({ form, offer, answers }: Topic): boolean {
  return (
    form !== undefined || (offer !== undefined && answers.every((answer) => answer.endsWith("?")))
  );
}

/** Returns the context as the classifier sees it: names of topics, flags, and the topics' sections. */
export function contextOf({ topics, flags }: Omit<Before, "products">): string[] {
  const names = topics.map(({ name }) => name);
  const sections = topics.map(({ section }) => `#${section}`);
  return [...new Set([...names, ...flags, ...sections])];
}

/** Returns the topic that an act means for what the visitor wants, or after what was spoken of; undefined if it means none. */
export function meaningOf(act: Act, before: Before, { acts, topics }: Nora): Topic | undefined {
  const keys = [...before.products, ...contextOf(before), "*"].map((key) => `${key} > ${act}`);
  const name = keys.map((key) => acts[key]).find((found) => found !== undefined);
  if (name !== undefined) return topics[name];
  return ACTS.some((one) => one === act) ? before.topics[0] : undefined;
}

/** Maximum number of products in one answer. */
const MAX_PRODUCTS = 3;

/** What the visitor has named: of each kind, what the last message that names one says. */
export interface Named {
  /** What the visitor wants made, with articles: "um site". */
  products: readonly string[];
  /** The visitor's trade, with its article: "uma padaria". */
  trade?: string | undefined;
}

/** Returns what some normalised messages name. */
export function namedIn(texts: readonly string[], { words }: Nora): Named {
  const last = (phrases: Readonly<Record<string, string>>) =>
    texts.map((text) => phrasesIn(text, phrases)).findLast((some) => some.length > 0) ?? [];
  return { products: last(words.products).slice(0, MAX_PRODUCTS), trade: last(words.trades)[0] };
}

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

/** Maximum difference of its score to that of the likeliest topic. */
const MAX_NEED_LAG = 0.6;

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
  const hasContact =
    (topic.told || topic.takesCase || !isSure || topic.form) && containsPhrase(text, CONTACTS);
  const typed = hasContact && meaningOf("typed", NOTHING, nora);
  if (typed) return { ...ask, topic: typed, isSure: true };
  if (isSure && (isAsking || !topic.takesCase)) {
    return { ...ask, isTold: topic.told !== undefined && (isCase || !isAsking) };
  }
  const isNew = (one: Topic) => !before.topics.includes(one);
  const least = Math.max(MIN_NEED_SCORE, ask.score - MAX_NEED_LAG);
  const [need] = readings
    .filter((one) => one.topic.told && isNew(one.topic) && one.score >= least)
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
  const acts: Act[] = [isAsking ? "question" : "comment"];
  if (isCase) acts.unshift("statement");
  if (!isAsking && text.split(" ").length <= MAX_FRAGMENT_WORDS) acts.unshift("fragment");
  return acts;
}
