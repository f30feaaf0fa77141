import { normalise } from "../text/normalise.ts";
import type { TrainedIntent } from "../utterances/index.ts";
import { type TrainedModel, type Vector, bestTwo, vectorOf } from "./classifier.ts";
import { featuresOf, wordFeature } from "./features.ts";

/** Number of passes of each training; more don't improve the accuracy. */
const EPOCHS = 4;

/** Number of trainings, each in another order. Their mean weights are more accurate than those of a single training. */
const TRAININGS = 3;

/** Minimum number of utterances in which a pair or n-gram must occur to become a feature. Every word is a feature. */
const MIN_UTTERANCES = 3;

/** Maximum step of a passive-aggressive update (Crammer et al. 2006, PA-I). */
const AGGRESSIVENESS = 0.3;

interface Size {
  labels: number;
  features: number;
}

/** An utterance, and the index of its intent. */
interface Example {
  vector: Vector;
  label: number;
}

/** Weights by feature, then by label. */
interface DenseWeights {
  weights: Float32Array;
  labels: number;
}

/**
 * Trains a linear classifier over words, pairs of word stems and character n-grams: starts with the labels' centroids,
 * then makes passive-aggressive updates. Deterministic. docs/decisions/built-in-assistant.md has its accuracy.
 */
export function trainModel(utterances: Readonly<Record<TrainedIntent, string>>): TrainedModel {
  const labels = Object.keys(utterances) as TrainedIntent[];
  if (labels.length > 256) throw new RangeError("TrainedModel.weightLabels holds only 256 labels");
  const texts = labels.flatMap((label, index) =>
    utterances[label]
      .trim()
      .split("\n")
      .map((text) => ({ label: index, words: normalise(text).split(" ") })),
  );
  const featured = texts.map(({ words }) => featuresOf(words));
  const wordFeatures = new Set(texts.flatMap(({ words }) => words.map(wordFeature)));
  const { ids, idf } = indexOf(featured, wordFeatures);
  const examples = texts.map(({ label }, index) => ({
    vector: vectorOf(featured[index]!, ids, idf),
    label,
  }));
  const size = { labels: labels.length, features: ids.size };
  // Add up after each training: keeping the weights of all trainings would use much memory.
  const sum = new Float32Array(size.labels * size.features);
  for (let seed = 0; seed < TRAININGS; seed++) {
    trainOnce(examples, size, seed).forEach((weight, index) => (sum[index]! += weight));
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

/** Trains once, in an order that depends on `seed`. Returns the weights by feature, then by label. */
function trainOnce(examples: readonly Example[], size: Size, seed: number): Float32Array {
  const dense = centroidsOf(examples, size);
  let active = examples;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const changed = updateWeights(dense, shuffled(active, seed * EPOCHS + epoch + 1));
    // Every second pass uses only the examples that changed weights in the pass before: faster, with equal accuracy.
    active = epoch % 2 === 0 ? changed : examples;
  }
  return dense.weights;
}

/** Returns weights that are, for each label, the mean of its examples' vectors. */
function centroidsOf(examples: readonly Example[], { labels, features }: Size): DenseWeights {
  const dense = { weights: new Float32Array(labels * features), labels };
  const counts = new Float32Array(labels);
  for (const { label } of examples) counts[label]! += 1;
  for (const { vector, label } of examples) addVector(dense, vector, label, 1 / counts[label]!);
  return dense;
}

/** Makes one pass of passive-aggressive updates. Returns the examples that changed the weights. */
function updateWeights(dense: DenseWeights, examples: readonly Example[]): Example[] {
  const scores = new Float64Array(dense.labels);
  const changed: Example[] = [];
  for (const example of examples) {
    const { vector, label } = example;
    score(vector, dense.weights, scores);
    const own = scores[label]!;
    scores[label] = -Infinity;
    const [rival] = bestTwo(scores);
    const loss = 1 - own + scores[rival]!;
    if (loss <= 0) continue;
    const step = Math.min(AGGRESSIVENESS, loss / 2);
    addVector(dense, vector, label, step);
    addVector(dense, vector, rival, -step);
    changed.push(example);
  }
  return changed;
}

/** Adds a multiple of a vector to a label's weights. */
function addVector(
  { weights, labels }: DenseWeights,
  { features, values }: Vector,
  label: number,
  factor: number,
): void {
  features.forEach((feature, index) => {
    weights[feature * labels + label]! += factor * values[index]!;
  });
}

/** Returns the items in an order that `seed` determines (by a linear congruential generator). */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
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
function score({ features, values }: Vector, weights: Float32Array, scores: Float64Array): void {
  const labels = scores.length;
  scores.fill(0);
  for (let index = 0; index < features.length; index += 4) {
    const row = features[index]! * labels;
    const row2 = (features[index + 1] ?? 0) * labels;
    const row3 = (features[index + 2] ?? 0) * labels;
    const row4 = (features[index + 3] ?? 0) * labels;
    const value = values[index]!;
    const value2 = values[index + 1] ?? 0;
    const value3 = values[index + 2] ?? 0;
    const value4 = values[index + 3] ?? 0;
    for (let label = 0; label < labels; label++) {
      scores[label]! +=
        value * weights[row + label]! +
        value2 * weights[row2 + label]! +
        value3 * weights[row3 + label]! +
        value4 * weights[row4 + label]!;
    }
  }
}
