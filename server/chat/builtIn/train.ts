import { type Model, type Vector, vectorOf, type Vocabulary } from "./classifier.ts";
import { contextFeaturesOf, featuresOf, MAX_CONTEXT_WORDS, wordFeature } from "./features.ts";
import { contextOf } from "./dialogue.ts";
import type { Topic } from "./Nora.ts";
import { type Normalise, wordsOf } from "./normalise.ts";
import type { readNora } from "./readNora.ts";

/** Strides of the training passes: adjacent examples have the same label. Primes, so that a pass reaches each example. */
const STRIDES = [7919, 104_729, 611_953];

/** Number of texts in which a feature must occur. Every word is a feature. */
const MIN_TEXTS = 3;

/** Maximum step of a passive-aggressive update (Crammer et al. 2006, PA-I). */
const AGGRESSIVENESS = 0.3;

/** How often an example of a conversation counts: they are few. An example for any context is made in this many. */
const REPETITIONS = 4;

type Known = ReturnType<typeof readNora>;

interface Text {
  words: readonly string[];
  context: readonly string[];
  label: number;
}

interface TrainingExample {
  vector: Vector;
  label: number;
}

/**
 * Trains a linear classifier: starts with the labels' centroids, then makes passive-aggressive updates. Each question of
 * a topic is learned alone and once after a random topic, so that a clear question ignores what was said before.
 * Deterministic.
 */
export function train(known: Known, normalise: Normalise): Model {
  const { labels, texts } = textsOf(known, normalise);
  const vocabulary = vocabularyOf(texts);
  const examples = texts.map(({ words, context, label }) => ({
    vector: vectorOf(words, context, vocabulary),
    label,
  }));
  const weights = learn(examples, labels.length, vocabulary.features.length);
  return { labels, ...vocabulary, ...compressed(weights, labels.length) };
}

function textsOf({ nora, questions, conversations }: Known, normalise: Normalise) {
  const topics = Object.values(nora.topics);
  const meant = conversations.map(({ label }) => label);
  const labels = [...new Set([...Object.keys(questions), ...meant])];
  const indexes = new Map(labels.map((label, index) => [label, index]));
  const contextNamed = createContexts(topics);
  const textOf = (message: string, label: string) => ({
    words: wordsOf(normalise(message), nora.words),
    label: indexes.get(label)!,
  });
  const ofTopics = Object.entries(questions).flatMap(([name, messages]) =>
    messages.flatMap((message) => {
      const text = textOf(message, name);
      const alone = { ...text, context: [] };
      const isShort = text.words.length <= MAX_CONTEXT_WORDS;
      return isShort ? [alone, { ...text, context: contextNamed("*") }] : [alone];
    }),
  );
  const ofConversations = conversations.flatMap(({ context, message, label }) =>
    Array.from({ length: REPETITIONS }, () => ({
      ...textOf(message, label),
      context: contextNamed(context),
    })),
  );
  return { labels, texts: [...ofTopics, ...ofConversations] };
}

/**
 * Returns the function that makes the context of a topic's name, "#section", flag or "*". A section or "*" stands for one
 * of its topics, another each time, spread evenly.
 */
function createContexts(topics: readonly Topic[]): (key: string) => string[] {
  let turn = 0;
  return (key) => {
    const named = topics.filter(
      ({ name, section }) => key === "*" || key === name || key === `#${section}`,
    );
    if (named.length === 0) return [key];
    turn += 1;
    return contextOf({ topics: [named[(turn * STRIDES[0]!) % named.length]!], flags: [] });
  };
}

/** Returns the sorted features of all texts, without rare ones, and their inverse document frequency. */
function vocabularyOf(texts: readonly Text[]): Vocabulary {
  const counts = new Map<number, number>();
  const wordFeatures = new Set(texts.flatMap(({ words }) => words.map(wordFeature)));
  for (const { words, context } of texts) {
    for (const features of [featuresOf(words), contextFeaturesOf(words, context)]) {
      for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  const kept = [...counts]
    .filter(([feature, count]) => count >= MIN_TEXTS || wordFeatures.has(feature))
    .toSorted(([a], [b]) => a - b);
  return {
    features: Int32Array.from(kept, ([feature]) => feature),
    idf: Float32Array.from(kept, ([, count]) => Math.log(1 + texts.length / count)),
  };
}

/** Returns the weights by feature, of which there are `size`, then by label. */
function learn(examples: readonly TrainingExample[], labels: number, size: number): Float32Array {
  const weights = new Float32Array(labels * size);
  const counts = new Float32Array(labels);
  const scores = new Float64Array(labels);

  function add({ features, values }: Vector, label: number, factor: number): void {
    features.forEach((feature, index) => {
      weights[feature * labels + label]! += factor * values[index]!;
    });
  }

  /** Writes each label's score into `scores`. */
  function score({ features, values }: Vector): void {
    scores.fill(0);
    features.forEach((feature, index) => {
      const row = feature * labels;
      const value = values[index]!;
      for (let label = 0; label < labels; label++) scores[label]! += value * weights[row + label]!;
    });
  }

  for (const { label } of examples) counts[label]! += 1;
  for (const { vector, label } of examples) add(vector, label, 1 / counts[label]!);
  for (const stride of STRIDES) {
    for (let turn = 0; turn < examples.length; turn++) {
      const { vector, label } = examples[(turn * stride) % examples.length]!;
      score(vector);
      const own = scores[label]!;
      scores[label] = -Infinity;
      const best = Math.max(...scores);
      const step = Math.min(AGGRESSIVENESS, (1 - own + best) / 2);
      if (step <= 0) continue;
      add(vector, label, step);
      add(vector, scores.indexOf(best), -step);
    }
  }
  return weights;
}

/** Rounds weights to eight bits and leaves out those of zero. */
function compressed(exact: Float32Array, labels: number) {
  const largest = exact.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const rounded = exact.map((weight) => Math.round((127 * weight) / largest));
  const starts: number[] = [];
  const kept: number[] = [];
  rounded.forEach((weight, index) => {
    if (index % labels === 0) starts.push(kept.length);
    if (weight !== 0) kept.push(index);
  });
  return {
    starts: Uint32Array.from([...starts, kept.length]),
    weights: Int8Array.from(kept, (index) => rounded[index]!),
    weightLabels: Uint16Array.from(kept, (index) => index % labels),
    scale: largest / 127,
  };
}
