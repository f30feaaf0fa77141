/**
 * Limits for the scores and margins of the classifier's guesses. Chosen with `npm run eval` on the questions in
 * test/questions, without its folder `unseen`. A clear question usually scores between 1 and 2.5.
 */
export const thresholds = {
  /** Minimum score and margin for a sure guess. Two intents of one family (`familyOf`) need no margin. */
  sure: { score: 0.7, margin: 0.02 },
  /** Minimum score for a sure guess with any margin. */
  sureScore: 0.9,
  /** Below this score, or below this share of known words, a guess is unknown, even if it would otherwise be sure. */
  unknown: { score: 0.55, knownShare: 0.34 },
  /**
   * Minimum for a sentence to be one question, unless it consists of several that each reach `clearPart`. Also for thanks
   * that are recognised only by their first word (`courtesyIn`).
   */
  oneQuestion: { score: 1.3, margin: 0.9 },
  /**
   * Minimum for a whole message to replace its several questions by one. One of the questions must have the intent of
   * the whole message, and not all of them may reach `clearPart`.
   */
  oneMessage: { score: 1.7, margin: 0.9 },
  /** Minimum for a part of a sentence to be a question; `wordScore` replaces `score` for a single word. */
  ownPart: { score: 1, wordScore: 1.2, margin: 0.2 },
  /**
   * Minimum for a clear question among several. For a question of at least `MIN_QUESTION_WORDS` that ends with "?",
   * `questionScore` replaces `score`.
   */
  amongSeveral: { score: 1, questionScore: 0.9, margin: 0.2 },
  /**
   * For a question that refers to the sentence before it (`resolveReference`). `own` is the guess for the question, `earlier` for the
   * sentence before, and `joined` for both as one text.
   * - `earlier` replaces `own` if it scores at least `score` and the margin of `own` is below `vagueMargin`.
   * - `joined` replaces `own` if it scores at least `score`, has the intent of `earlier`, and is the better guess: it
   *   scores more than `own`, or `earlier` does and the margin of `own` is below `margin`.
   */
  referring: { score: 0.9, margin: 0.35, vagueMargin: 0.1 },
  /** Minimum score of a question that isn't merged with the text around it. */
  clearPart: 1.6,
  /** Minimum score of an urgent intent to take precedence. It must exceed the other questions by more than `gain`. */
  urgent: { score: 1, gain: 0 },
  /**
   * Minimum score of an urgent intent to take precedence if it was found more than once, each time with at least
   * `hint`. It doesn't take precedence over a question that scores `unlessAsked` or more.
   */
  repeated: { score: 0.8, hint: 0.35, unlessAsked: 1.2 },
  /** Minimum for a guess of distress to count without an expression of distress.ts. */
  distress: { score: 1, margin: 0.5 },
  /** Below this score, a guess of sadness or distress is replaced by the runner-up. */
  sadnessScore: 0.95,
  /** Minimum score for a message without questions to be answered as thanks or a farewell. */
  courtesyScore: 1.1,
  /**
   * Minimum gain in score of a guess over the guess that it replaces. Applies to a part that replaces its sentence, and
   * to a follow-up joined with the last message, if the guess for only the follow-up is sure.
   */
  replacementGain: 0.3,
  /** In a follow-up, added to the scores of intents related to the last message. The message's own intents get half. */
  subjectBonus: 0.6,
  /** Minimum score of an intent to get the bonus. A message that names a new subject scores less for the last one. */
  relatedScore: 0.35,
  /** Minimum for a message that names its own subject, and therefore isn't joined with the last one. */
  ownSubject: { score: 1, margin: 0.25 },
  /** Score and margin of an ask whose intent a rule found (intentByRule.ts). More than a classifier's guess reaches. */
  ruleScore: 5,
  /** Minimum gain in score of a whole message over its only question, which it replaces. Negative: it may score less. */
  wholeMessageGain: -0.25,
};
