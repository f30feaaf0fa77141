/** Weight of each kind of feature, tuned on utterances of writers left out of the training. */
const WEIGHT = { word: 1, pair: 0.6, ngram: 0.5 } as const;

/** Lengths of the character n-grams of a word, its boundaries included. */
const NGRAM_LENGTHS = [3, 5] as const;

/**
 * The features of normalised words with their weights: words, pairs of neighbours and character n-grams (marked `#`).
 * The n-grams let a misspelt or inflected word resemble a known one.
 */
export function featuresOf(words: readonly string[]): Map<string, number> {
  const features = new Map<string, number>();
  words.forEach((word, index) => {
    features.set(word, WEIGHT.word);
    const next = words[index + 1];
    if (next !== undefined) features.set(`${word} ${next}`, WEIGHT.pair);
    for (const ngram of ngramsOf(word)) features.set(`#${ngram}`, WEIGHT.ngram);
  });
  return features;
}

function ngramsOf(word: string): string[] {
  const bounded = `^${word}$`;
  return NGRAM_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, start) =>
      bounded.slice(start, start + length),
    ),
  );
}
