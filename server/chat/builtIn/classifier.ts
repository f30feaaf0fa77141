import { featuresOf } from "./features.ts";
import { normalise } from "./normalise.ts";
import type { Intent } from "./utterances/index.ts";

/** Number of passes of each training; more don't improve the accuracy. */
const EPOCHS = 4;

/** Number of trainings, each in another order. Their mean weights are more accurate than those of a single training. */
const TRAININGS = 3;

/** Minimum number of utterances in which a pair or n-gram must occur to become a feature. Every word is a feature. */
const MIN_UTTERANCES = 3;

/** Maximum step of a passive-aggressive update (Crammer et al. 2006, PA-I). */
const AGGRESSIVENESS = 0.3;

export interface Guess {
  label: Intent;
  /** Usually 1 to 2.5 for text similar to the utterances, lower for other text. Includes the bonus. */
  score: number;
  next: Intent;
  /** The score of `label` minus the score of `next`. */
  margin: number;
  /** Share (0 to 1) of the text's words that occur in the utterances. */
  known: number;
}

/** Guesses the intent of a text. `bonus` returns what to add to an intent's `score`. */
export type Classify = (text: string, bonus?: (intent: Intent, score: number) => number) => Guess;

interface Vector {
  features: Int32Array;
  weights: Float32Array;
}

/** The result of training. */
export interface Learnt {
  labels: readonly Intent[];
  /** Distinct words of the utterances, one per line: one long string loads faster than many short ones. */
  vocabulary: string;
  /** Sorted features, one per line; a feature's id is the number of its line, from 0. */
  features: string;
  /** Inverse document frequency of each feature. */
  rarity: readonly number[];
  /** Weights by feature, then by label, as multiples of `scale`. Rounding them to eight bits costs no accuracy. */
  weights: Int8Array;
  scale: number;
}

/**
 * Trains a linear classifier over words, pairs of word stems and character n-grams: starts with the labels' centroids,
 * then makes passive-aggressive updates. Deterministic. docs/decisions/built-in-assistant.md has its accuracy.
 */
export function learn(utterances: Readonly<Record<Intent, string>>): Learnt {
  const labels = Object.keys(utterances) as Intent[];
  const examples = labels.flatMap((label, index) =>
    utterances[label]
      .trim()
      .split("\n")
      .map((text) => ({ label: index, words: normalise(text).split(" ") })),
  );
  const featured = examples.map(({ words }) => featuresOf(words));
  const { ids, rarity } = indexOf(featured);
  const vectors = featured.map((features) => vectorOf(features, ids, rarity));
  const labelOf = examples.map(({ label }) => label);
  const size = { labels: labels.length, features: ids.size };
  // Add up after each training: keeping the weights of all trainings would use much memory.
  const sum = new Float32Array(size.labels * size.features);
  for (let seed = 0; seed < TRAININGS; seed++) {
    train(vectors, labelOf, size, seed).forEach((weight, index) => (sum[index]! += weight));
  }
  const weights = sum.map((total) => total / TRAININGS);
  const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const scale = largest / 127;
  return {
    labels,
    vocabulary: [...new Set(examples.flatMap(({ words }) => words))].join("\n"),
    features: [...ids.keys()].join("\n"),
    rarity,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
    scale,
  };
}

export function createClassifier({
  labels,
  vocabulary: words,
  features,
  rarity,
  weights,
  scale,
}: Learnt): Classify {
  const vocabulary = new Set(words.split("\n"));
  const ids = idsIn(features.split("\n"));
  const scores = new Float32Array(labels.length);

  return (text, bonus) => {
    const asked = normalise(text).split(" ");
    score(vectorOf(featuresOf(asked), ids, rarity), weights, scores);
    if (bonus) {
      labels.forEach((label, index) => {
        scores[index]! += bonus(label, scores[index]! * scale) / scale;
      });
    }
    const [first, second] = bestTwo(scores);
    const best = scores[first]! * scale;
    return {
      label: labels[first]!,
      score: best,
      next: labels[second]!,
      margin: best - scores[second]! * scale,
      known: asked.filter((word) => vocabulary.has(word)).length / asked.length,
    };
  };
}

/** Assigns ids to the sorted features and computes their inverse document frequency; omits rare pairs and n-grams. */
function indexOf(featured: readonly ReadonlyMap<string, number>[]) {
  const counts = new Map<string, number>();
  for (const features of featured) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const ids = new Map<string, number>();
  const rarity: number[] = [];
  for (const [feature, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (count < MIN_UTTERANCES && /[ #]/.test(feature)) continue;
    ids.set(feature, rarity.length);
    rarity.push(Math.log(1 + featured.length / count));
  }
  return { ids, rarity };
}

interface FeatureIds {
  get: (feature: string) => number | undefined;
}

/** Looks up ids by binary search in sorted features: building a map of them takes at least 15 ms of CPU. */
function idsIn(features: readonly string[]): FeatureIds {
  return {
    get(feature) {
      let low = 0;
      let high = features.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (features[middle]! < feature) low = middle + 1;
        else high = middle;
      }
      return features[low] === feature ? low : undefined;
    },
  };
}

function vectorOf(
  features: ReadonlyMap<string, number>,
  ids: FeatureIds,
  rarity: readonly number[],
): Vector {
  const found: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (const [feature, weight] of features) {
    const id = ids.get(feature);
    if (id === undefined) continue;
    const value = weight * rarity[id]!;
    found.push(id);
    values.push(value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  return {
    features: Int32Array.from(found),
    weights: Float32Array.from(values, (value) => value / length),
  };
}

/** Trains once, in an order that depends on `seed`. Returns the weights by feature, then by label. */
function train(
  vectors: readonly Vector[],
  labelOf: readonly number[],
  { labels, features }: { labels: number; features: number },
  seed: number,
): Float32Array {
  const weights = new Float32Array(labels * features);
  const sizes = new Float32Array(labels);
  for (const label of labelOf) sizes[label]! += 1;
  const change = (vector: Vector, label: number, step: number) => {
    vector.features.forEach((feature, index) => {
      weights[feature * labels + label]! += step * vector.weights[index]!;
    });
  };
  vectors.forEach((vector, index) => change(vector, labelOf[index]!, 1 / sizes[labelOf[index]!]!));

  const scores = new Float32Array(labels);
  let active = vectors.map((_, index) => index);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const wrong: number[] = [];
    for (const index of shuffled(active, seed * EPOCHS + epoch + 1)) {
      const label = labelOf[index]!;
      score(vectors[index]!, weights, scores);
      const own = scores[label]!;
      scores[label] = -Infinity;
      const [rival] = bestTwo(scores);
      const loss = 1 - own + scores[rival]!;
      if (loss <= 0) continue;
      wrong.push(index);
      const step = Math.min(AGGRESSIVENESS, loss / 2);
      change(vectors[index]!, label, step);
      change(vectors[index]!, rival, -step);
    }
    // Every second pass uses only the examples that changed weights in the pass before: faster, with equal accuracy.
    active = epoch % 2 === 0 ? wrong : vectors.map((_, index) => index);
  }
  return weights;
}

/** Returns the items in an order that `seed` determines (by a linear congruential generator). */
function shuffled(items: readonly number[], seed: number): number[] {
  const order = [...items];
  let state = seed;
  for (let last = order.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** Writes into `scores` the dot product of the vector and each label's weights. */
function score(
  { features, weights }: Vector,
  learnt: Float32Array | Int8Array,
  scores: Float32Array,
): void {
  const labels = scores.length;
  scores.fill(0);
  for (let index = 0; index < features.length; index++) {
    const row = features[index]! * labels;
    const weight = weights[index]!;
    for (let label = 0; label < labels; label++) scores[label]! += weight * learnt[row + label]!;
  }
}

function bestTwo(scores: Float32Array): [number, number] {
  let first = 0;
  let second = -1;
  for (let label = 1; label < scores.length; label++) {
    if (scores[label]! > scores[first]!) [first, second] = [label, first];
    else if (second < 0 || scores[label]! > scores[second]!) second = label;
  }
  return [first, second];
}
