import {
  contextFeaturesOf,
  featuresOf,
  hash,
  MAX_CONTEXT_WORDS,
  type Model,
  UNIT,
  type Vector,
  vectorOf,
  type Vocabulary,
} from "./classifier.ts";
import { contextOf } from "./dialogue.ts";
import type { Topic } from "./Nora.ts";
import { type Normalise, wordsOf } from "./normalise.ts";
import type { readNora } from "./readNora.ts";

/** Number of times that each example is learned. More change few weights. */
const PASSES = 2;

/** Number of texts in which a feature must occur. Every word is a feature. */
const MIN_TEXTS = 3;

/** How much higher than its rivals an example's label has to score. */
const LEAD = 1.2;

/** Maximum sum of an example's steps: how much it may weigh against all others. */
const MAX_STEPS = 1.2;

/** Weights smaller than this multiple of the unit are left out of the stored model. */
const MIN_WEIGHT = 1.5;

/** How often an example of a conversation counts: they are few. */
const REPETITIONS = 4;

/** The context of what means the same after anything, which is learned alone and after another topic. */
const ANY = "*";

/** Multiplier of Knuth's multiplicative hashing, which makes the order of hashes arbitrary. */
const MIXER = 0x9e_37_79_b1;

export type Known = ReturnType<typeof readNora>;

interface Text {
  words: readonly string[];
  context: readonly string[];
  label: number;
}

interface TrainingExample {
  vector: Vector;
  label: number;
  /** How far the example has moved the weights from each rival to its label. */
  steps: Map<number, number>;
}

/**
 * Trains a linear classifier. Each question of a topic is learned alone and once after another topic, so that a clear
 * question ignores what was said before. Deterministic; one more question changes little else, because the order of the
 * examples and their contexts depend on each text alone.
 */
export function train(known: Known, normalise: Normalise): Model {
  const { labels, texts } = textsOf(known, normalise);
  const vocabulary = vocabularyOf(texts);
  const examples = texts.map(({ words, context, label }) => ({
    vector: vectorOf(words, context, vocabulary),
    label,
    steps: new Map<number, number>(),
  }));
  const weights = learn(examples, labels.length, vocabulary.features.length);
  return { labels, ...vocabulary, ...compressed(weights, labels.length) };
}

function textsOf({ nora, questions, conversations }: Known, normalise: Normalise) {
  const topics = Object.values(nora.topics);
  const meant = conversations.map(({ label }) => label);
  const labels = [...new Set([...Object.keys(questions), ...meant])];
  const indexes = new Map(labels.map((label, index) => [label, index]));
  const textOf = (message: string, label: string) => ({
    words: wordsOf(normalise(message), nora.words),
    label: indexes.get(label)!,
  });
  const ofTopics = Object.entries(questions).flatMap(([label, messages]) =>
    messages.map((message) => ({ context: ANY, message, label })),
  );
  const texts = [...ofTopics, ...conversations].flatMap(({ context, message, label }) => {
    const text = textOf(message, label);
    const isShort = text.words.length <= MAX_CONTEXT_WORDS;
    const contexts =
      context === ANY ? (isShort ? ["", ANY] : [""]) : Array<string>(REPETITIONS).fill(context);
    return contexts.map((key, turn) => {
      const named = key === "" ? [] : contextNamed(key, hash(message) + turn, topics);
      return { text: { ...text, context: named }, order: hash(`${message} ${named.join(" ")}`) };
    });
  });
  const ordered = texts.toSorted((a, b) => a.order - b.order);
  return { labels, texts: ordered.map(({ text }) => text) };
}

/** Returns the context of a topic's name, "#section", flag or "*"; "*" and a section stand for one of their topics. */
function contextNamed(key: string, choice: number, topics: readonly Topic[]): string[] {
  const named = topics.filter(
    ({ name, section }) => key === ANY || key === name || key === `#${section}`,
  );
  const ranks = named.map(({ name }) => Math.imul(choice ^ hash(name), MIXER));
  const topic = named[ranks.indexOf(Math.min(...ranks))];
  return topic ? contextOf({ topics: [topic], flags: [] }) : [key];
}

/** Returns the sorted features of all texts, without rare ones, and their inverse document frequency. */
function vocabularyOf(texts: readonly Text[]): Vocabulary {
  const counts = new Map<number, number>();
  const wordFeatures = new Set(texts.flatMap(({ words }) => words.map(hash)));
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

/**
 * Returns the weights by feature, of which there are `size`, then by label: the labels' centroids, moved as little as
 * makes each example's label lead (dual coordinate descent; Keerthi et al. 2008).
 */
function learn(examples: readonly TrainingExample[], labels: number, size: number): Float32Array {
  const weights = new Float32Array(labels * size);
  const counts = new Float32Array(labels);
  const scores = new Float64Array(labels);

  function add({ features, values }: Vector, label: number, factor: number): void {
    for (let index = 0; index < features.length; index++) {
      weights[features[index]! * labels + label]! += factor * values[index]!;
    }
  }

  /** Writes each label's score into `scores`. */
  function score({ features, values }: Vector): void {
    scores.fill(0);
    for (let index = 0; index < features.length; index++) {
      const row = features[index]! * labels;
      const value = values[index]!;
      for (let label = 0; label < labels; label++) scores[label]! += value * weights[row + label]!;
    }
  }

  function learnOne({ vector, label, steps }: TrainingExample): void {
    score(vector);
    let own = scores[label]!;
    let left = MAX_STEPS;
    for (const made of steps.values()) left -= made;
    scores[label] = -Infinity;
    for (const rival of new Set([scores.indexOf(Math.max(...scores)), ...steps.keys()])) {
      const made = steps.get(rival) ?? 0;
      const step = Math.max(-made, Math.min(left, (LEAD - own + scores[rival]!) / 2));
      add(vector, label, step);
      add(vector, rival, -step);
      steps.set(rival, made + step);
      own += step;
      left -= step;
    }
  }

  for (const { label } of examples) counts[label]! += 1;
  for (const { vector, label } of examples) add(vector, label, 1 / counts[label]!);
  for (let pass = 0; pass < PASSES; pass++) examples.forEach(learnOne);
  return weights;
}

/** Rounds weights to eight bits and leaves out the small ones. */
function compressed(exact: Float32Array, labels: number) {
  const Indexes = labels <= 256 ? Uint8Array : Uint16Array;
  const starts: number[] = [];
  const kept: number[] = [];
  for (let index = 0; index < exact.length; index++) {
    if (index % labels === 0) starts.push(kept.length);
    if (Math.abs(exact[index]!) >= MIN_WEIGHT * UNIT) kept.push(index);
  }
  return {
    starts: Uint32Array.from([...starts, kept.length]),
    weights: Int8Array.from(kept, (index) => {
      return Math.max(-127, Math.min(127, Math.round(exact[index]! / UNIT)));
    }),
    weightLabels: new Indexes(kept.map((index) => index % labels)),
  };
}
