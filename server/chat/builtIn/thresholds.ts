/**
 * Minimum scores and margins of the classifier's guesses, chosen by `npm run eval` on the tuning authors of
 * test/questions. A clear question scores between 1 and 2.5.
 */
export const thresholds = {
  /** A certain guess; from `sureScore` on, with any margin. */
  sure: { score: 0.7, margin: 0.03 },
  sureScore: 0.9,
  /** Any guess: below this score or share of known words, no intent fits. */
  nothing: { score: 0.65, known: 0.34 },
  /** A sentence that is one question and isn't divided. */
  oneQuestion: { score: 1.3, margin: 0.9 },
  /** A message that is one question, although its parts look like several. */
  oneMessage: { score: 1.5, margin: 0.9 },
  /** A part of a sentence that is a question by itself; `wordScore` applies to a noun alone. */
  ownPart: { score: 1.1, wordScore: 1.2, margin: 0.15 },
  /** Each of several questions whose whole text seems to be one question. */
  clearPart: 1.5,
  /** A complaint, a fault or an injection; `lead` is its minimum lead over the questions of the message. */
  urgent: { score: 1, lead: 0 },
  /** The same, found twice (from `hint` on), unless a question scores `unlessAsked`. */
  repeated: { score: 0.8, hint: 0.35, unlessAsked: 1.2 },
  /** Distress, if no expression of distress.ts matches. */
  distress: { score: 1, margin: 0.5 },
  /** Minimum lead of a follow-up joined with the last message, or of a part over its whole sentence. */
  lead: 0.2,
  /** Added in a follow-up to the scores of the intents of the same subject. */
  subjectBonus: 0.6,
  /** Minimum lead of the whole message over its clearest sentence, to be answered instead. */
  wholeLead: -0.2,
};
