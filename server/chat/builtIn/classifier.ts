import { featuresOf, wordFeature } from "./features.ts";
import { normalise } from "./normalise.ts";
import type { Intent, Taught } from "./utterances/index.ts";

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

interface Size {
  labels: number;
  features: number;
}

interface Vector {
  features: Int32Array;
  weights: Float32Array;
}

/** The result of training, in typed arrays, which take little memory and load fast. */
export interface TrainedModel {
  labels: readonly Intent[];
  /** The features, sorted; a feature's id is its index. */
  features: Int32Array;
  /** Inverse document frequency of each feature. */
  idf: Float32Array;
  /** Index of each feature's first weight in `weights`, and as last element the number of weights. */
  starts: Uint32Array;
  /** Label of each weight. */
  weightLabels: Uint8Array;
  /**
   * Weights by feature, then by label, as multiples of `scale`. Rounding them to eight bits costs no accuracy. Those
   * that are rounded to zero, four of five, are left out.
   */
  weights: Int8Array;
  scale: number;
}

/**
 * Trains a linear classifier over words, pairs of word stems and character n-grams: starts with the labels' centroids,
 * then makes passive-aggressive updates. Deterministic. docs/decisions/built-in-assistant.md has its accuracy.
 */
export function trainModel(utterances: Readonly<Record<Taught, string>>): TrainedModel {
  const labels = Object.keys(utterances) as Taught[];
  if (labels.length > 256) throw new RangeError("TrainedModel.weightLabels holds only 256 labels");
  const examples = labels.flatMap((label, index) =>
    utterances[label]
      .trim()
      .split("\n")
      .map((text) => ({ label: index, words: normalise(text).split(" ") })),
  );
  const featured = examples.map(({ words }) => featuresOf(words));
  const wordFeatures = new Set(examples.flatMap(({ words }) => words.map(wordFeature)));
  const { ids, idf } = indexOf(featured, wordFeatures);
  const vectors = featured.map((features) => vectorOf(features, ids, idf));
  const labelOf = examples.map(({ label }) => label);
  const size = { labels: labels.length, features: ids.size };
  // Add up after each training: keeping the weights of all trainings would use much memory.
  const sum = new Float32Array(size.labels * size.features);
  for (let seed = 0; seed < TRAININGS; seed++) {
    train(vectors, labelOf, size, seed).forEach((weight, index) => (sum[index]! += weight));
  }
  const largest = sum.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const rounded = new Int8Array(sum.map((weight) => Math.round((127 * weight) / largest)));
  return {
    labels,
    features: Int32Array.from(ids.keys()),
    idf,
    ...withoutZeros(rounded, size),
    scale: largest / 127 / TRAININGS,
  };
}

/** Removes the weights of zero from weights by feature, then by label. */
function withoutZeros(all: Int8Array, size: Size) {
  const starts = new Uint32Array(size.features + 1);
  const count = all.reduce((total, weight) => total + (weight === 0 ? 0 : 1), 0);
  const weights = new Int8Array(count);
  const weightLabels = new Uint8Array(count);
  let used = 0;
  for (let feature = 0; feature < size.features; feature++) {
    starts[feature] = used;
    for (let label = 0; label < size.labels; label++) {
      const weight = all[feature * size.labels + label]!;
      if (weight === 0) continue;
      weights[used] = weight;
      weightLabels[used] = label;
      used += 1;
    }
  }
  starts[size.features] = used;
  return { starts, weightLabels, weights };
}

export function createClassifier(model: TrainedModel): Classify {
  const { labels, scale } = model;
  const ids = idsIn(model.features);
  const scores = new Float32Array(labels.length);

  return (text, bonus) => {
    const asked = normalise(text).split(" ");
    addUp(vectorOf(featuresOf(asked), ids, model.idf), model, scores);
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
      known: asked.filter((word) => ids.get(wordFeature(word)) !== undefined).length / asked.length,
    };
  };
}

/** Writes into `scores` the dot product of the vector and each label's weights. */
function addUp({ features, weights }: Vector, model: TrainedModel, scores: Float32Array): void {
  scores.fill(0);
  for (let index = 0; index < features.length; index++) {
    const feature = features[index]!;
    const end = model.starts[feature + 1]!;
    for (let entry = model.starts[feature]!; entry < end; entry++) {
      scores[model.weightLabels[entry]!]! += weights[index]! * model.weights[entry]!;
    }
  }
}

/**
 * Assigns ids to the sorted features and computes their inverse document frequency; omits rare features, except those
 * of words.
 */
function indexOf(
  featured: readonly ReadonlyMap<number, number>[],
  wordFeatures: ReadonlySet<number>,
) {
  const counts = new Map<number, number>();
  for (const features of featured) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const kept = [...counts]
    .filter(([feature, count]) => count >= MIN_UTTERANCES || wordFeatures.has(feature))
    .toSorted(([a], [b]) => a - b);
  return {
    ids: new Map(kept.map(([feature], id) => [feature, id])),
    idf: Float32Array.from(kept, ([, count]) => Math.log(1 + featured.length / count)),
  };
}

interface FeatureIds {
  get: (feature: number) => number | undefined;
}

/** Looks up ids by binary search in sorted features. */
function idsIn(features: Int32Array): FeatureIds {
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
  features: ReadonlyMap<number, number>,
  ids: FeatureIds,
  idf: Float32Array,
): Vector {
  const found: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (const [feature, weight] of features) {
    const id = ids.get(feature);
    if (id === undefined) continue;
    const value = weight * idf[id]!;
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
  { labels, features }: Size,
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

  const scores = new Float64Array(labels);
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

/**
 * Writes into `scores` the dot product of the vector and each label's weights. Takes four features at a time, which
 * halves the time of a training: a loop over the labels for each feature would mostly load and store scores.
 */
function score(
  { features, weights }: Vector,
  allWeights: Float32Array,
  scores: Float64Array,
): void {
  const labels = scores.length;
  scores.fill(0);
  for (let index = 0; index < features.length; index += 4) {
    const row = features[index]! * labels;
    const row2 = (features[index + 1] ?? 0) * labels;
    const row3 = (features[index + 2] ?? 0) * labels;
    const row4 = (features[index + 3] ?? 0) * labels;
    const weight = weights[index]!;
    const weight2 = weights[index + 1] ?? 0;
    const weight3 = weights[index + 2] ?? 0;
    const weight4 = weights[index + 3] ?? 0;
    for (let label = 0; label < labels; label++) {
      scores[label]! +=
        weight * allWeights[row + label]! +
        weight2 * allWeights[row2 + label]! +
        weight3 * allWeights[row3 + label]! +
        weight4 * allWeights[row4 + label]!;
    }
  }
}

function bestTwo(scores: Float32Array | Float64Array): [number, number] {
  let first = 0;
  let second = -1;
  for (let label = 1; label < scores.length; label++) {
    if (scores[label]! > scores[first]!) [first, second] = [label, first];
    else if (second < 0 || scores[label]! > scores[second]!) second = label;
  }
  return [first, second];
}
