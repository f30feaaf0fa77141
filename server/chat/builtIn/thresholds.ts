/** Limits for scores and margins of the classifier's guesses. A clear question usually scores between 1 and 2.5. */
export const thresholds = {
  /** Minimum score and margin for a sure guess; two topics of one section need no margin. */
  sure: { score: 0.7, margin: 0.08 },
  /** Minimum score for a sure guess with any margin. */
  sureScore: 1.1,
  /** Below this score, or below this share of known words, a guess is unknown. */
  unknown: { score: 0.6, knownShare: 0.34 },
  /** Minimum for a sentence to be one question, unless all of its parts reach `clearPart`. */
  oneQuestion: { score: 1.3, margin: 0.9 },
  /** Minimum for a whole message to replace its several questions by one. */
  oneMessage: { score: 1.7, margin: 0.9 },
  /** Minimum for a part of a sentence to be a question; `wordScore` for a single word. */
  ownPart: { score: 1, wordScore: 1.2, margin: 0.2 },
  /** Minimum for a clear question among several. */
  amongSeveral: { score: 0.9, margin: 0.15 },
  /** Minimum score of a question that isn't merged with the text around it. */
  clearPart: 1.6,
  /** Minimum score of a topic that is answered alone. */
  alone: 1,
  /** Minimum score for a guess of distress or sadness. */
  care: 0.9,
  /** Minimum gain of a part that replaces its sentence, and of a whole message over its only question. */
  replacementGain: 0.3,
  wholeMessageGain: -0.25,
};
