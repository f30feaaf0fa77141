import { type Model, type Vector, vectorOf } from "./classifier.ts";
import { contextFeaturesOf, featuresOf, MAX_CONTEXT_WORDS, wordFeature } from "./features.ts";
import { contextOf } from "./dialogue.ts";
import type { Nora, Topic } from "./Nora.ts";
import { type Normalise, wordsOf } from "./normalise.ts";

/** Primes: each pass of the training takes every so many examples, in a circle. Texts of one label stand side by side. */
const STRIDES = [7919, 104_729, 611_953];

/** Number of texts in which a feature must occur. Every word is a feature. */
const MIN_TEXTS = 3;

/** Maximum step of a passive-aggressive update (Crammer et al. 2006, PA-I). */
const AGGRESSIVENESS = 0.3;

/** How often an example of a conversation counts: they are few. An example for any context is made in this many. */
const REPETITIONS = 4;

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
export function train(nora: Nora, normalise: Normalise): Model {
  const { labels, texts } = textsOf(nora, normalise);
  const { ids, idf } = indexOf(texts);
  const idOf = (feature: number) => ids.get(feature);
  const examples = texts.map(({ words, context, label }) => ({
    vector: vectorOf(words, context, idOf, idf),
    label,
  }));
  const weights = learn(examples, labels.length, ids.size);
  const features = Int32Array.from(ids.keys());
  return { labels, features, idf, ...compressed(weights, labels.length) };
}

function textsOf(nora: Nora, normalise: Normalise): { labels: string[]; texts: Text[] } {
  const topics = Object.values(nora.topics);
  const labels = [
    ...new Set([...topics.map(({ name }) => name), ...nora.conversations.map((one) => one.label)]),
  ];
  const indexes = new Map(labels.map((label, index) => [label, index]));
  const nextOf = createCircle();
  const anyTopic = () => contextOf({ topics: [nextOf(topics)], flags: [] });
  const ofTopics = topics.flatMap(({ name, ask, questions }) =>
    [ask ?? [], questions].flat().flatMap((question) => {
      const text = { words: wordsOf(normalise(question), nora.words), label: indexes.get(name)! };
      const isShort = text.words.length <= MAX_CONTEXT_WORDS;
      const alone = { ...text, context: [] };
      return isShort ? [alone, { ...text, context: anyTopic() }] : [alone];
    }),
  );
  const ofConversations = nora.conversations.flatMap((example) =>
    Array.from({ length: REPETITIONS }, () => ({
      words: wordsOf(normalise(example.message), nora.words),
      label: indexes.get(example.label)!,
      context: example.context === "*" ? anyTopic() : contextNamed(example.context, topics, nextOf),
    })),
  );
  return { labels, texts: [...ofTopics, ...ofConversations] };
}

/** Returns the context that a topic's name, "#section" or flag stands for; a section stands for one of its topics. */
function contextNamed(key: string, topics: readonly Topic[], nextOf: Circle): string[] {
  const named = topics.filter(({ name, section }) => key === name || key === `#${section}`);
  return named.length === 0 ? [key] : contextOf({ topics: [nextOf(named)], flags: [] });
}

type Circle = ReturnType<typeof createCircle>;

/** Returns a function that takes another item each time, spread evenly over a list. */
function createCircle() {
  let turn = 0;
  return <Item>(items: readonly Item[]): Item => {
    turn += 1;
    return items[(turn * STRIDES[0]!) % items.length]!;
  };
}

/** Assigns ids to the sorted features of all texts, without rare ones, and computes their inverse document frequency. */
function indexOf(texts: readonly Text[]) {
  const counts = new Map<number, number>();
  const wordFeatures = new Set<number>();
  for (const { words, context } of texts) {
    for (const word of words) wordFeatures.add(wordFeature(word));
    for (const features of [featuresOf(words), contextFeaturesOf(words, context)]) {
      for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  const kept = [...counts]
    .filter(([feature, count]) => count >= MIN_TEXTS || wordFeatures.has(feature))
    .toSorted(([a], [b]) => a - b);
  return {
    ids: new Map(kept.map(([feature], id) => [feature, id])),
    idf: Float32Array.from(kept, ([, count]) => Math.log(1 + texts.length / count)),
  };
}

/** Returns the weights by feature, then by label. */
function learn(examples: readonly TrainingExample[], labels: number, features: number) {
  const weights = new Float32Array(labels * features);
  const counts = new Float32Array(labels);
  for (const { label } of examples) counts[label]! += 1;
  for (const { vector, label } of examples) add(weights, labels, vector, label, 1 / counts[label]!);
  for (const stride of STRIDES) pass(weights, labels, examples, stride);
  return weights;
}

/** Makes one pass of passive-aggressive updates. */
function pass(
  weights: Float32Array,
  labels: number,
  examples: readonly TrainingExample[],
  stride: number,
): void {
  const scores = new Float64Array(labels);
  for (let turn = 0; turn < examples.length; turn++) {
    const { vector, label } = examples[(turn * stride) % examples.length]!;
    score(vector, weights, scores);
    const own = scores[label]!;
    scores[label] = -Infinity;
    let rival = 0;
    for (let index = 1; index < labels; index++) if (scores[index]! > scores[rival]!) rival = index;
    const step = Math.min(AGGRESSIVENESS, (1 - own + scores[rival]!) / 2);
    if (step <= 0) continue;
    add(weights, labels, vector, label, step);
    add(weights, labels, vector, rival, -step);
  }
}

function add(
  weights: Float32Array,
  labels: number,
  { features, values }: Vector,
  label: number,
  factor: number,
): void {
  for (let index = 0; index < features.length; index++) {
    weights[features[index]! * labels + label]! += factor * values[index]!;
  }
}

/** Writes each label's score into `scores`. */
function score({ features, values }: Vector, weights: Float32Array, scores: Float64Array): void {
  const labels = scores.length;
  scores.fill(0);
  for (let index = 0; index < features.length; index++) {
    const row = features[index]! * labels;
    const value = values[index]!;
    for (let label = 0; label < labels; label++) scores[label]! += value * weights[row + label]!;
  }
}

/** Rounds weights to eight bits and leaves out those of zero. */
function compressed(exact: Float32Array, labels: number) {
  const largest = exact.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const starts = new Uint32Array(exact.length / labels + 1);
  const weights: number[] = [];
  const weightLabels: number[] = [];
  exact.forEach((value, index) => {
    if (index % labels === 0) starts[index / labels] = weights.length;
    const weight = Math.round((127 * value) / largest);
    if (weight === 0) return;
    weights.push(weight);
    weightLabels.push(index % labels);
  });
  starts[starts.length - 1] = weights.length;
  return {
    starts,
    weights: Int8Array.from(weights),
    weightLabels: Uint16Array.from(weightLabels),
    scale: largest / 127,
  };
}
