import { type Learnt, learn } from "./classifier.ts";
import { utterances } from "./utterances/index.ts";

let learnt: Learnt | undefined;

/**
 * What the classifier learns from the utterances. Training takes some 600 ms of CPU: the build does it, and puts a
 * module in this one's place that reads the result (tools/learnAhead.ts).
 */
export function readLearnt(): Learnt {
  return (learnt ??= learn(utterances));
}
