/**
 * Minimum scores and margins of the classifier's guesses, chosen by `npm run eval` on the authors of test/questions
 * (not those of `unseen`). A clear question scores between 1 and 2.5.
 */
export const thresholds = {
  /** A guess is sure from this score and margin on; between intents of one family the margin doesn't matter. */
  sure: { score: 0.7, margin: 0.02 },
  /** From this score on, a guess is sure with any margin. */
  sureScore: 0.9,
  /** Below this score, or this share of known words, a guess counts as unknown. */
  nothing: { score: 0.55, known: 0.34 },
  /** From here on a sentence is one question, unless each of its parts reaches `clearPart`. */
  oneQuestion: { score: 1.3, margin: 0.9 },
  /** From here on a whole message is the one of its questions with its intent, unless each reaches `clearPart`. */
  oneMessage: { score: 1.7, margin: 0.9 },
  /** From here on a part of a sentence is a question of its own; `wordScore` is the score for one word. */
  ownPart: { score: 1, wordScore: 1.2, margin: 0.2 },
  /** Minimum score and margin of a question beside others; `askedScore` is the score if it has a question mark. */
  another: { score: 1, askedScore: 0.9, margin: 0.2 },
  /**
   * From this score on, a sentence that refers to the one before is understood together with it, if that doesn't change
   * the intent of the one before and is clearer, or if its own guess has less than `margin` and a lower score than the
   * one before. A guess with less than `vagueMargin` gives way to the sentence before.
   */
  referring: { score: 0.9, margin: 0.35, vagueMargin: 0.1 },
  /** From this score on, a question is clear by itself. */
  clearPart: 1.6,
  /** From this score on, and this much above the other questions, an urgent ask takes precedence. */
  urgent: { score: 1, lead: 0 },
  /**
   * An urgent ask found twice takes precedence from this score on; `hint` is the minimum score of each mention.
   * A question that scores `unlessAsked` is answered instead.
   */
  repeated: { score: 0.8, hint: 0.35, unlessAsked: 1.2 },
  /** From here on a guess of distress counts without an expression of distress.ts. */
  distress: { score: 1, margin: 0.5 },
  /** Below this score, a guess of sadness or distress is replaced by the second guess. */
  sadnessScore: 0.95,
  /** From this score on, a message without a question is thanks or a farewell. */
  courtesyScore: 1.1,
  /**
   * How much higher a follow-up must score together with the last message to be understood so; and a part of a
   * sentence, to replace the sentence.
   */
  lead: 0.3,
  /** Added to the scores of intents of the same subject in a follow-up; half of it to those of the last message. */
  subjectBonus: 0.6,
  /** A whole message replaces its only question if it scores higher than the question's score plus this. */
  wholeLead: -0.25,
};
