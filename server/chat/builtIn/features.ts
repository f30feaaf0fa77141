/** Weight of each kind of feature, tuned on utterances that weren't in the training. */
const WEIGHT = { word: 1, pair: 0.7, skipPair: 0.4, ngram: 0.5 } as const;

/** Length of the character n-grams, in which "^" and "$" mark the word's boundaries. */
const NGRAM_LENGTH = 4;

/** Number of letters of a stem. The inflected forms of a word usually share it. */
const STEM_LENGTH = 4;

/**
 * Returns the features of a normalised text with their weights:
 * - words;
 * - pairs of word stems, adjacent or with one word between them (keys that begin with a space);
 * - character n-grams (keys that begin with `#`), which misspelt or inflected words share with known words.
 */
export function featuresOf(words: readonly string[]): Map<string, number> {
  const features = new Map<string, number>();
  const stems = words.map((word) => word.slice(0, STEM_LENGTH));
  words.forEach((word, index) => {
    features.set(word, WEIGHT.word);
    const [stem, next, afterNext] = [stems[index], stems[index + 1], stems[index + 2]];
    if (next !== undefined) features.set(` ${stem} ${next}`, WEIGHT.pair);
    if (afterNext !== undefined) features.set(` ${stem} ${afterNext}`, WEIGHT.skipPair);
    for (const ngram of ngramsOf(word)) features.set(`#${ngram}`, WEIGHT.ngram);
  });
  return features;
}

function ngramsOf(word: string): string[] {
  const bounded = `^${word}$`;
  return Array.from({ length: Math.max(0, bounded.length - NGRAM_LENGTH + 1) }, (_, start) =>
    bounded.slice(start, start + NGRAM_LENGTH),
  );
}
