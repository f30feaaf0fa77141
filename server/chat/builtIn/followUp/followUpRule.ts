import type { DialogueState } from "../dialogueState.ts";
import type { Intent } from "../utterances/index.ts";

/** Rule for a short message that only makes sense after what was said before. */
export interface Rule {
  intent: Intent;
  /** Whether the conversation so far makes the message a follow-up of this kind. */
  follows: (state: DialogueState) => boolean;
  /** Whether a normalised message is one. `isQuestion`: the message has a question mark. */
  holds: (text: string, isQuestion: boolean) => boolean;
  maxWords?: number;
}

/** Returns a `follows` that requires an intent of the last message that the pattern matches. */
export const after =
  (pattern: RegExp) =>
  ({ intents }: Pick<DialogueState, "intents">) =>
    intents.some((intent) => pattern.test(intent));

/** Returns the intent of the first rule that holds for a normalised message; undefined if none does. */
export function firstIntent(
  rules: readonly Rule[],
  text: string,
  isQuestion: boolean,
  state: DialogueState,
): Intent | undefined {
  const words = text.split(" ").length;
  const rule = rules.find(
    ({ follows, holds, maxWords = Infinity }) =>
      words <= maxWords && follows(state) && holds(text, isQuestion),
  );
  return rule?.intent;
}
