/**
 * Scores and margins of the classifier from which a guess counts, found by `npm run eval` on the authors of
 * test/questions that may be tuned on. A clear question scores about 1.
 */
export const thresholds = {
  /** A guess is certain from this score and margin on, or from `sureScore` whatever the margin. */
  sure: { score: 0.65, margin: 0.05 },
  sureScore: 1.1,
  /** Below these nothing fits. */
  nothing: { score: 0.4, known: 0.34 },
  /** A sentence this clear is one question: it isn't split. */
  oneQuestion: { score: 1.8, margin: 1.3 },
  /** A part of a sentence that is a question of its own; `wordScore` is for a single word. */
  ownPart: { score: 1.1, wordScore: 1.4, margin: 0.15 },
  /** A complaint, a fault or an injection that isn't asked, against what is asked beside it. */
  urgent: { score: 1, lead: 0.1 },
  /** The same found twice in a message; a question scoring `unlessAsked` is answered instead. */
  repeated: { score: 0.8, hint: 0.7, unlessAsked: 1.5 },
  /** Distress by the classifier alone, when no phrase of distress.ts matches. */
  distress: { score: 1.2, margin: 0.5 },
  /** How much clearer a follow-up must be together with the message before it, or a part than its sentence. */
  lead: 0.5,
  /** Added in a follow-up to the intents of the subject spoken of. */
  subjectBonus: 0.5,
  /** Subtracted from a single sentence's score where the whole message is compared with it. */
  wholeHandicap: -0.2,
};
