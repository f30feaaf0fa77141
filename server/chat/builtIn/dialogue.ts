import type { Act, Nora, Topic } from "./Nora.ts";
import { containsPhrase, phrasesIn } from "./normalise.ts";

/** What was spoken of before a message. */
export interface Before {
  /** Topics of the visitor's last message that wasn't small talk. */
  topics: readonly Topic[];
  /** What the answer to it did: "offered" a quote and asked, "suggested" one with a button, was "unknown". */
  flags: readonly string[];
}

interface Answered {
  topic: Topic;
  certainty: string;
}

export const NOTHING: Before = { topics: [], flags: [] };

/** Returns what was spoken of after a message that asked for topics. Small talk only ends an offer. */
export function after(before: Before, asks: readonly Answered[]): Before {
  const sure = asks.filter(({ certainty }) => certainty === "sure");
  const topics = sure.map(({ topic }) => topic).filter(({ talk }) => !talk);
  if (topics.length === 0) {
    return { ...before, flags: before.flags.filter((flag) => flag !== "offered") };
  }
  const flags = topics.flatMap((topic) => [
    ...(isOffering(topic) ? ["offered"] : topic.offer ? ["suggested"] : []),
    ...(topic.unknown ? ["unknown"] : []),
  ]);
  return { topics, flags: [...new Set(flags)] };
}

/** Whether a "yes" after a topic asks for a quote: it has a form, or it offers and asks. A mere button is no question. */
function isOffering({ form, offer, answers }: Topic): boolean {
  return (
    form !== undefined || (offer !== undefined && answers.every((answer) => answer.endsWith("?")))
  );
}

/** Returns the context as the classifier sees it: names of topics, flags, and the topics' sections. */
export function contextOf({ topics, flags }: Before): string[] {
  const names = topics.map(({ name }) => name);
  const sections = topics.map(({ section }) => `#${section}`);
  return [...new Set([...names, ...flags, ...sections])];
}

/** Returns the topic that an act means after what was spoken of; undefined if it means none. */
export function meaningOf(act: Act, before: Before, { acts, topics }: Nora): Topic | undefined {
  const keys = [...contextOf(before), "*"].map((key) => `${key} > ${act}`);
  const name = keys.map((key) => acts[key]).find((found) => found !== undefined);
  if (name !== undefined) return topics[name];
  const isUnclear = act === "question" || act === "statement" || act === "fragment";
  return isUnclear ? undefined : before.topics[0];
}

/** Maximum number of products in one answer. */
const MAX_PRODUCTS = 2;

/** Returns what the visitor wants made after some messages, with articles: "um site". */
export function productsIn(texts: readonly string[], { words }: Nora): readonly string[] {
  const { juntam = [], tiram = [] } = words.clauses;
  let mentioned: string[] = [];
  let wanted: string[] = [];
  for (const text of texts) {
    const named = phrasesIn(text, words.products);
    mentioned = mentioned.filter((product) => !named.includes(product));
    if (containsPhrase(text, tiram)) {
      wanted = mentioned.slice(-1);
      continue;
    }
    mentioned.push(...named);
    if (containsPhrase(text, juntam)) wanted = mentioned.slice(-MAX_PRODUCTS);
    else if (named.length > 0) wanted = named.slice(0, MAX_PRODUCTS);
  }
  return wanted;
}
