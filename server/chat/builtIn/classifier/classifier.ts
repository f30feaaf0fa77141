import { normalise } from "../text/normalise.ts";
import type { Intent } from "../utterances/index.ts";
import { featuresOf, wordFeature } from "./features.ts";

export interface Guess {
  /** The intent with the highest score. */
  intent: Intent;
  /** Usually 1 to 2.5 for text similar to the utterances, lower for other text. Includes the bonus. */
  score: number;
  /** The intent with the second highest score. */
  runnerUp: Intent;
  /** The score of `intent` minus the score of `runnerUp`. */
  margin: number;
  /** Share (0 to 1) of the text's words that occur in the utterances. */
  knownShare: number;
}

/** Guesses the intent of a text. `bonus` returns what to add to an intent's `score`. */
export type Classifier = (text: string, bonus?: (intent: Intent, score: number) => number) => Guess;

/** The ids of a text's features that the model has, with their values. */
export interface Vector {
  features: Int32Array;
  values: Float32Array;
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

export function createClassifier(model: TrainedModel): Classifier {
  const { labels, scale } = model;
  const ids = idsIn(model.features);
  const scores = new Float32Array(labels.length);

  return (text, bonus) => {
    const words = normalise(text).split(" ");
    addUp(vectorOf(featuresOf(words), ids, model.idf), model, scores);
    if (bonus) {
      labels.forEach((label, index) => {
        scores[index]! += bonus(label, scores[index]! * scale) / scale;
      });
    }
    const [first, second] = bestTwo(scores);
    const best = scores[first]! * scale;
    return {
      intent: labels[first]!,
      score: best,
      runnerUp: labels[second]!,
      margin: best - scores[second]! * scale,
      knownShare: shareOfKnown(words, ids),
    };
  };
}

function shareOfKnown(words: readonly string[], ids: FeatureIds): number {
  return words.filter((word) => ids.get(wordFeature(word)) !== undefined).length / words.length;
}

/** Writes into `scores` the dot product of the vector and each label's weights. */
function addUp({ features, values }: Vector, model: TrainedModel, scores: Float32Array): void {
  scores.fill(0);
  for (let index = 0; index < features.length; index++) {
    const feature = features[index]!;
    const end = model.starts[feature + 1]!;
    for (let entry = model.starts[feature]!; entry < end; entry++) {
      scores[model.weightLabels[entry]!]! += values[index]! * model.weights[entry]!;
    }
  }
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

/** Returns the vector of a text: each feature's weight times its idf, scaled to the Euclidean length 1. */
export function vectorOf(
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
    values: Float32Array.from(values, (value) => value / length),
  };
}

/** Returns the indexes of the two highest scores, the highest first. */
export function bestTwo(scores: Float32Array | Float64Array): [number, number] {
  let first = 0;
  let second = -1;
  for (let label = 1; label < scores.length; label++) {
    if (scores[label]! > scores[first]!) [first, second] = [label, first];
    else if (second < 0 || scores[label]! > scores[second]!) second = label;
  }
  return [first, second];
}
