import { normalise } from "../text/normalise.ts";
import type { Intent } from "../utterances/index.ts";
import { thresholds } from "./thresholds.ts";

/** Maximum number of a message's questions that are answered. */
export const MAX_ASKS = 3;

/** One question, request or statement of a message, with the classifier's guess. */
export interface Ask {
  intent: Intent;
  /** `doubtful`: a weak guess; `unknown`: no intent fits. */
  certainty: "sure" | "doubtful" | "unknown";
  /** The classifier's second guess. Equals `intent` if that replaced the first one or was found by a rule. */
  runnerUp: Intent;
  text: string;
  score: number;
  margin: number;
}

/**
 * Classifies a text as one ask, unlike `Classifier`: rates the guess (`askOf`), applies rules, and may consider what was
 * said before.
 */
export type Classify = (text: string) => Ask;

/** Small talk, and remarks on the last answer. They aren't answered together with other intents. */
export const SMALL_TALK: ReadonlySet<Intent> = new Set<Intent>([
  "greeting",
  "how-are-you",
  "thanks",
  "goodbye",
  "acknowledge",
  "yes",
  "no",
  "compliment",
  "more",
  "capabilities",
  "introduction",
  "test",
  "frustration",
  "simpler",
  "offer-later",
  "offer-resumed",
  "contact-correct",
  "contact-check",
  "why-not-stated",
  "pay-for-not-stated",
  "business-told",
]);

/** Intents that, if clear, are answered without the message's other questions (`urgentOf` in selectAsks.ts). */
export const URGENT: ReadonlySet<Intent> = new Set<Intent>([
  "complaint",
  "broken-form",
  "fraud",
  "impersonation",
  "injection",
]);

/** Returns an ask whose intent was found without the classifier. */
export function sureAsk(intent: Intent, text: string): Ask {
  return { intent, certainty: "sure", runnerUp: intent, text, score: 1, margin: 1 };
}

/** Returns an ask whose intent a rule found instead of the classifier. No guess replaces it. */
export function askByRule(intent: Intent, text: string): Ask {
  const { ruleScore } = thresholds;
  return { ...sureAsk(intent, text), score: ruleScore, margin: ruleScore };
}

export function isByRule({ score }: Ask): boolean {
  return score >= thresholds.ruleScore;
}

/** Returns `classify` with a cache: the same text is often classified twice, such as a message of one sentence. */
export function memoized(classify: Classify): Classify {
  const cache = new Map<string, Ask>();
  return (text) => {
    const ask = cache.get(text) ?? classify(text);
    cache.set(text, ask);
    return ask;
  };
}

/** Returns false for an urgent ask of fewer than three words: "ninguém" alone isn't a complaint. */
export function isPlausible(ask: Ask): boolean {
  return !URGENT.has(ask.intent) || normalise(ask.text).split(" ").length > 2;
}
