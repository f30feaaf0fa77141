/**
 * Limits for the scores and margins of the classifier's guesses. Chosen with `npm run eval` on the authors in
 * test/questions, without its folder `unseen`. A clear question usually scores between 1 and 2.5.
 */
export const thresholds = {
  /** Minimum for a sure guess. If the two best intents are of one family, any margin will do. */
  sure: { score: 0.7, margin: 0.02 },
  /** Minimum score for a sure guess with any margin. */
  sureScore: 0.9,
  /** Below this score, or below this share of known words, a guess is unknown, even if it would otherwise be sure. */
  nothing: { score: 0.55, known: 0.34 },
  /** Minimum for a sentence to be one question, unless it consists of several that each reach `clearPart`. */
  oneQuestion: { score: 1.3, margin: 0.9 },
  /**
   * Minimum for a message with several questions, one of them with the intent of the whole, to be that question alone;
   * unless each of them reaches `clearPart`.
   */
  oneMessage: { score: 1.7, margin: 0.9 },
  /** Minimum for a part of a sentence to be a question; `wordScore` replaces `score` for a single word. */
  ownPart: { score: 1, wordScore: 1.2, margin: 0.2 },
  /** Minimum for a clear question beside others; `askedScore` replaces `score` if it is longer and ends with "?". */
  another: { score: 1, askedScore: 0.9, margin: 0.2 },
  /**
   * For a sentence that refers to the one before. Its guess is replaced by the guess for both together if that has the
   * intent of the sentence before and at least `score`, and the own guess is weaker: it scores less than both together,
   * or less than the sentence before with a margin below `margin`. An own guess with a margin below `vagueMargin` is
   * replaced by the guess for the sentence before if that has at least `score`.
   */
  referring: { score: 0.9, margin: 0.35, vagueMargin: 0.1 },
  /** Minimum score of a question that needs no context. */
  clearPart: 1.6,
  /** Minimum score of an urgent ask that takes precedence; it must exceed the other questions by more than `lead`. */
  urgent: { score: 1, lead: 0 },
  /**
   * Minimum score of an urgent ask that takes precedence because its intent was found more than once, each time with at
   * least `hint`. Another question that scores `unlessAsked` or more prevents it.
   */
  repeated: { score: 0.8, hint: 0.35, unlessAsked: 1.2 },
  /** Minimum for a guess of distress to count without an expression of distress.ts. */
  distress: { score: 1, margin: 0.5 },
  /** Below this score, a guess of sadness or distress is replaced by the second guess. */
  sadnessScore: 0.95,
  /** Minimum score for a message without questions to be answered as thanks or a farewell. */
  courtesyScore: 1.1,
  /**
   * Minimum by which a guess's score must exceed that of the guess it replaces. A follow-up joined with the last
   * message needs it if the guess for the follow-up alone is sure; a part of a sentence always needs it, to replace the
   * whole sentence.
   */
  lead: 0.3,
  /** In a follow-up, added to the scores of intents related to the last message; its own intents get half of it. */
  subjectBonus: 0.6,
  /** Score by which a whole message must exceed its only question to replace it. Negative: it may be a little lower. */
  wholeLead: -0.25,
};
