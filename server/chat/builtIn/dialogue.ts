import { type Act, isUnclear, type Nora, type Topic } from "./Nora.ts";
import { phrasesIn } from "./normalise.ts";

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
  return isUnclear(act) ? undefined : before.topics[0];
}

/** Maximum number of products in one answer. */
const MAX_PRODUCTS = 2;

/** Returns what the visitor wants made after some messages, with articles: "um site". The last message that names something counts. */
export function productsIn(texts: readonly string[], { words }: Nora): readonly string[] {
  const named = texts.map((text) => phrasesIn(text, words.products));
  return named.findLast((some) => some.length > 0)?.slice(0, MAX_PRODUCTS) ?? [];
}
