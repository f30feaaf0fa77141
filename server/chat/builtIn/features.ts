/** Weight of each kind of feature. */
const WEIGHT = { word: 1, pair: 0.7, skipPair: 0.4, ngram: 0.5 } as const;

/** Weight of the features that join the message with its context; the message's own features have 1. */
const CONTEXT_WEIGHT = 0.6;

/** Maximum length in words of a message whose meaning may depend on what was said before. */
export const MAX_CONTEXT_WORDS = 14;

const NGRAM_LENGTH = 4;
const STEM_LENGTH = 4;

/** Offset basis and prime of the hash function FNV-1a with 32 bits. */
const FNV_OFFSET_BASIS = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** Features with their weights. A feature is the hash of its text. */
export type Features = ReadonlyMap<number, number>;

/** The features of a normalised text: words, pairs of word stems, and the words' character n-grams. */
export function featuresOf(words: readonly string[]): Features {
  const features = new Map<number, number>();
  const stems = words.map((word) => word.slice(0, STEM_LENGTH));
  words.forEach((word, index) => {
    features.set(wordFeature(word), WEIGHT.word);
    const [stem, next, afterNext] = [stems[index], stems[index + 1], stems[index + 2]];
    if (next !== undefined) features.set(hash(` ${stem} ${next}`), WEIGHT.pair);
    if (afterNext !== undefined) features.set(hash(` ${stem} ${afterNext}`), WEIGHT.skipPair);
    const bounded = `^${word}$`;
    for (let start = 0; start + NGRAM_LENGTH <= bounded.length; start++) {
      features.set(hash(`#${bounded.slice(start, start + NGRAM_LENGTH)}`), WEIGHT.ngram);
    }
  });
  return features;
}

/** The features of a text in its context: each key of the context, alone and with each word and pair of stems. */
export function contextFeaturesOf(words: readonly string[], context: readonly string[]): Features {
  const features = new Map<number, number>();
  if (words.length > MAX_CONTEXT_WORDS) return features;
  for (const key of context) {
    features.set(hash(`@${key}`), CONTEXT_WEIGHT);
    words.forEach((word, index) => {
      features.set(hash(`@${key}~${word}`), CONTEXT_WEIGHT);
      const next = words[index + 1];
      if (next === undefined) return;
      const pair = `${word.slice(0, STEM_LENGTH)} ${next.slice(0, STEM_LENGTH)}`;
      features.set(hash(`@${key}~${pair}`), CONTEXT_WEIGHT);
    });
  }
  return features;
}

/** The feature of a word, which is no pair and no n-gram: a normalised word has no space and no "#". */
export function wordFeature(word: string): number {
  return hash(word);
}

/** Returns a number of 32 bits that depends on a text alone. */
export function hash(text: string): number {
  let value = FNV_OFFSET_BASIS | 0;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME);
  }
  return value;
}
