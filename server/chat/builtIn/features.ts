import { concepts } from "./concepts.ts";

/** How much each kind of feature counts, found by cross-validation over the utterances. */
const WEIGHT = { word: 1, pair: 0.6, concept: 1.4, concepts: 0.7, similar: 0.8 } as const;

/** Above this no pairs are made: their number grows with the square. */
const MAX_PAIRED_CONCEPTS = 14;

/** Share of common trigrams from which an unknown word is taken for a known one, misspelt or inflected. */
const MIN_SIMILARITY = 0.5;

const exact = new Map<string, string[]>();
const prefixes = new Map<string, string[]>();
for (const [concept, words] of Object.entries(concepts)) {
  for (const word of words.trim().split(/\s+/)) {
    const index = word.endsWith("*") ? prefixes : exact;
    const key = word.replace("*", "");
    index.set(key, [...(index.get(key) ?? []), concept]);
  }
}

const conceptsByWord = new Map<string, readonly string[]>();

/** The concepts that a normalised word may mean. */
export function conceptsOf(word: string): readonly string[] {
  const known = conceptsByWord.get(word);
  if (known) return known;
  const found = new Set(exact.get(word));
  for (let length = 2; length <= word.length; length++) {
    for (const concept of prefixes.get(word.slice(0, length)) ?? []) found.add(concept);
  }
  const list = [...found];
  // Visitors' words never end: the cache is bounded.
  if (conceptsByWord.size < 10_000) conceptsByWord.set(word, list);
  return list;
}

/** Finds the known words that a word resembles, by their trigrams: "orcamneto" is close to "orcamento". */
export function createResemblance(words: Iterable<string>): (word: string) => string | undefined {
  const byTrigram = new Map<string, string[]>();
  for (const word of words) {
    for (const trigram of trigramsOf(word)) {
      const list = byTrigram.get(trigram);
      if (list) list.push(word);
      else byTrigram.set(trigram, [word]);
    }
  }
  return (word) => {
    const trigrams = trigramsOf(word);
    const shared = new Map<string, number>();
    for (const trigram of trigrams) {
      for (const known of byTrigram.get(trigram) ?? []) {
        shared.set(known, (shared.get(known) ?? 0) + 1);
      }
    }
    let nearest: string | undefined;
    let best = MIN_SIMILARITY;
    for (const [known, count] of shared) {
      const similarity = (2 * count) / (trigrams.length + known.length);
      if (similarity > best) [nearest, best] = [known, similarity];
    }
    return nearest;
  };
}

function trigramsOf(word: string): string[] {
  if (word.length < 4) return [];
  const bounded = `^${word}$`;
  return Array.from({ length: bounded.length - 2 }, (_, index) => bounded.slice(index, index + 3));
}

/**
 * The features of normalised words with their weights: words, pairs of neighbours, concepts, and pairs of concepts.
 * `resembled` gives a known word for an unknown one.
 */
export function featuresOf(
  words: readonly string[],
  resembled: (word: string) => string | undefined = () => undefined,
): Map<string, number> {
  const features = new Map<string, number>();
  const met = new Set<string>();
  const add = (feature: string, weight: number) => {
    if ((features.get(feature) ?? 0) < weight) features.set(feature, weight);
  };
  words.forEach((word, index) => {
    add(word, WEIGHT.word);
    const next = words[index + 1];
    if (next !== undefined) add(`${word} ${next}`, WEIGHT.pair);
    const similar = resembled(word);
    if (similar !== undefined) add(similar, WEIGHT.similar);
    for (const concept of conceptsOf(similar ?? word)) {
      met.add(concept);
      add(`:${concept}`, WEIGHT.concept);
    }
  });
  if (met.size <= MAX_PAIRED_CONCEPTS) {
    const list = [...met].toSorted();
    list.forEach((one, index) => {
      for (const other of list.slice(index + 1)) add(`:${one}:${other}`, WEIGHT.concepts);
    });
  }
  return features;
}
