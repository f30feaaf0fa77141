import type { DialogueState } from "../dialogueState.ts";

/** Maximum length in words of a follow-up. */
export const MAX_SHORT_WORDS = 7;

/** Maximum length in words of a follow-up that contains words such as "nesse" (`POINTING`). */
const MAX_POINTING_WORDS = 25;

/** Matches words that refer to the last message: "e …", "nesse", "dele", "também". */
const POINTING =
  /^e (?!ai\b)|\b(?:[nd]?isso|[nd]?el[ea]s?|[nd]?ess[ea]s?|aquel[ea]|tambem|mesm[oa]|la|ai|entao)\b/;

/** Whether a normalised message may be a follow-up. */
export function isFollowUp(text: string, state: DialogueState): boolean {
  if (state.intents.length === 0) return false;
  const words = text.split(" ").length;
  return words <= MAX_SHORT_WORDS || (words <= MAX_POINTING_WORDS && POINTING.test(text));
}
