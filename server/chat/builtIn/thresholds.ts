/**
 * Minimum scores and margins of the classifier's guesses, chosen by `npm run eval` on the authors of test/questions
 * (not those of `unseen`). A clear question scores between 1 and 2.5.
 */
export const thresholds = {
  /** A guess is sure from this score and margin on. */
  sure: { score: 0.7, margin: 0.02 },
  /** From this score on, a guess is sure with any margin. */
  sureScore: 0.9,
  /** Below this score, or this share of known words, a guess is discarded. */
  nothing: { score: 0.55, known: 0.34 },
  /** From here on a sentence is one question, unless each of its parts reaches `clearPart`. */
  oneQuestion: { score: 1.3, margin: 0.9 },
  /** From here on a whole message is one question, unless each of its questions reaches `clearPart`. */
  oneMessage: { score: 1.7, margin: 0.9 },
  /** From here on a part of a sentence is a question of its own; `wordScore` is the score for a noun alone. */
  ownPart: { score: 1, wordScore: 1.2, margin: 0.2 },
  /** Minimum score and margin of a question beside others; `askedScore` is the score if it has a question mark. */
  another: { score: 1, askedScore: 0.9, margin: 0.2 },
  /**
   * From this score on, a sentence that refers to the one before is understood together with it, if that is clearer or
   * its own guess has less than `margin`. A guess with less than `vagueMargin` gives way to the sentence before.
   */
  referring: { score: 0.9, margin: 0.35, vagueMargin: 0.1 },
  /** The score of a question that always stands for itself. */
  clearPart: 1.6,
  /** From this score on, and this much above the other questions, a complaint or fault takes precedence. */
  urgent: { score: 1, lead: 0 },
  /**
   * A complaint or fault found twice takes precedence from this score on; `hint` is the score of its second mention.
   * A question that scores `unlessAsked` is answered instead.
   */
  repeated: { score: 0.8, hint: 0.35, unlessAsked: 1.2 },
  /** From here on a guess of distress counts without an expression of distress.ts. */
  distress: { score: 1, margin: 0.5 },
  /** From this score on, sadness counts. */
  sadnessScore: 0.95,
  /** From this score on, a message without a question is thanks or a farewell. */
  courtesyScore: 1.1,
  /**
   * How much higher a follow-up must score together with the last message to be understood so; and a part of a
   * sentence, to replace the sentence.
   */
  lead: 0.3,
  /** Added to the scores of intents of the same subject in a follow-up. */
  subjectBonus: 0.6,
  /** A whole message replaces its only question if it scores higher than the question's score plus this. */
  wholeLead: -0.25,
};
