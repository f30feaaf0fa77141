import type { DialogueState } from "../dialogueState.ts";
import type { Intent } from "../utterances/index.ts";

/** Rule for a short message that only makes sense after what was said before. */
export interface FollowUpRule {
  intent: Intent;
  /** Whether a message after this state may be a follow-up of this kind. */
  follows: (state: DialogueState) => boolean;
  /** Whether a normalised message is one. `isQuestion`: the message has a question mark. */
  matches: (text: string, isQuestion: boolean) => boolean;
  maxWords?: number;
}

/** Returns a `follows` that requires an intent of the last message that the pattern matches. */
export const after =
  (pattern: RegExp) =>
  ({ intents }: Pick<DialogueState, "intents">) =>
    intents.some((intent) => pattern.test(intent));

/** Returns the intent of the first rule that matches a normalised message; undefined if none does. */
export function firstMatchingIntent(
  rules: readonly FollowUpRule[],
  text: string,
  isQuestion: boolean,
  state: DialogueState,
): Intent | undefined {
  const words = text.split(" ").length;
  const rule = rules.find(
    ({ follows, matches, maxWords = Infinity }) =>
      words <= maxWords && follows(state) && matches(text, isQuestion),
  );
  return rule?.intent;
}
