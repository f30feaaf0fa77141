export interface Vocabulary {
  /** The features, sorted; a feature's id is its index. */
  features: Int32Array;
  /** Inverse document frequency of each feature. */
  idf: Float32Array;
}

/** The result of training, in typed arrays, which take little memory and load fast. */
export interface Model extends Vocabulary {
  labels: readonly string[];
  /** Index of each feature's first weight, and as last element the number of weights. */
  starts: Uint32Array;
  /** The index of each weight's label. An index takes one byte if the model has at most 256 labels, else two. */
  weightLabels: Uint8Array | Uint16Array;
  /** Weights by feature, then by label, as multiples of `UNIT`; small ones are left out. */
  weights: Int8Array;
}

interface Guesses {
  /** The best labels, the best first. A score is usually 1 to 2.5 for a text similar to the examples, lower for another. */
  ranked: readonly { label: string; score: number }[];
  /** Share (0 to 1) of the text's words that occur in the examples. */
  knownShare: number;
}

/** Guesses the label of normalised words in a context. */
type Classifier = (words: readonly string[], context: readonly string[]) => Guesses;

/** The ids of a text's features that the model has, with their values. */
export interface Vector {
  features: Int32Array;
  values: Float32Array;
}

/** Length of the part of a vector that the context adds; the text's own part has the length 1. */
const CONTEXT_LENGTH = 0.7;

/** Weight of what was never seen in such a context: the less of a text is known in it, the less the context counts. */
const UNKNOWN_IDF = 4;

const RANKED = 10;

/** The unit of stored weights: the largest are some 125 of it. */
export const UNIT = 0.0225;

export function createClassifier(model: Model): Classifier {
  return (words, context) => {
    const scores = new Float32Array(model.labels.length);
    addUp(vectorOf(words, context, model), model, scores);
    const best = [...scores.keys()].toSorted((a, b) => scores[b]! - scores[a]!).slice(0, RANKED);
    const known = words.filter((word) => indexIn(model.features, hash(word)) !== undefined);
    return {
      ranked: best.map((index) => ({
        label: model.labels[index]!,
        score: scores[index]! * UNIT,
      })),
      knownShare: known.length / words.length,
    };
  };
}

/** Returns the vector of a text in its context. */
export function vectorOf(
  words: readonly string[],
  context: readonly string[],
  { features: known, idf }: Vocabulary,
): Vector {
  const ids: number[] = [];
  const values: number[] = [];
  const add = (features: Features, length: number, unknownIdf: number) => {
    const start = values.length;
    let squares = 0;
    for (const [feature, weight] of features) {
      const id = indexIn(known, feature);
      if (id === undefined) {
        squares += (weight * unknownIdf) ** 2;
        continue;
      }
      const value = weight * idf[id]!;
      ids.push(id);
      values.push(value);
      squares += value * value;
    }
    const factor = squares === 0 ? 0 : length / Math.sqrt(squares);
    for (let index = start; index < values.length; index++) values[index]! *= factor;
  };
  add(featuresOf(words), 1, 0);
  add(contextFeaturesOf(words, context), CONTEXT_LENGTH, UNKNOWN_IDF);
  return { features: Int32Array.from(ids), values: Float32Array.from(values) };
}

function addUp({ features, values }: Vector, model: Model, scores: Float32Array): void {
  for (let index = 0; index < features.length; index++) {
    const end = model.starts[features[index]! + 1]!;
    for (let entry = model.starts[features[index]!]!; entry < end; entry++) {
      scores[model.weightLabels[entry]!]! += values[index]! * model.weights[entry]!;
    }
  }
}

function indexIn(sorted: Int32Array, value: number): number | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === value ? low : undefined;
}

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
    features.set(hash(word), WEIGHT.word);
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

/** Returns a number of 32 bits that depends on a text alone. */
export function hash(text: string): number {
  let value = FNV_OFFSET_BASIS | 0;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME);
  }
  return value;
}
