/** Weight of each kind of feature, tuned on utterances that weren't in the training. */
const WEIGHT = { word: 1, pair: 0.7, skipPair: 0.4, ngram: 0.5 } as const;

/** Length of the character n-grams, in which "^" and "$" mark the word's boundaries. */
const NGRAM_LENGTH = 4;

/** Number of letters of a stem. The inflected forms of a word usually share it. */
const STEM_LENGTH = 4;

/** Offset basis and prime of the hash function FNV-1a with 32 bits. */
const FNV_OFFSET_BASIS = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/**
 * Returns the features of a normalised text with their weights:
 * - words;
 * - pairs of word stems, adjacent or with one word between them;
 * - character n-grams, which misspelt or inflected words share with known words.
 *
 * A feature is the hash of its text, because the texts of all features would take several MB of memory.
 */
export function featuresOf(words: readonly string[]): Map<number, number> {
  const features = new Map<number, number>();
  const stems = words.map((word) => word.slice(0, STEM_LENGTH));
  words.forEach((word, index) => {
    features.set(wordFeature(word), WEIGHT.word);
    const [stem, next, afterNext] = [stems[index], stems[index + 1], stems[index + 2]];
    if (next !== undefined) features.set(hash(` ${stem} ${next}`), WEIGHT.pair);
    if (afterNext !== undefined) features.set(hash(` ${stem} ${afterNext}`), WEIGHT.skipPair);
    for (const ngram of ngramsOf(word)) features.set(hash(`#${ngram}`), WEIGHT.ngram);
  });
  return features;
}

/** Returns the feature of a word. A normalised word contains neither the spaces of a pair nor the "#" of an n-gram. */
export function wordFeature(word: string): number {
  return hash(word);
}

function ngramsOf(word: string): string[] {
  const bounded = `^${word}$`;
  return Array.from({ length: Math.max(0, bounded.length - NGRAM_LENGTH + 1) }, (_, start) =>
    bounded.slice(start, start + NGRAM_LENGTH),
  );
}

function hash(text: string): number {
  let value = FNV_OFFSET_BASIS | 0;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME);
  }
  return value;
}
