import type { DialogueState } from "../dialogueState.ts";
import type { Intent } from "../utterances/index.ts";
import { afterAnswer } from "./afterAnswer.ts";
import { askedAgain } from "./askedAgain.ts";
import { describedAgain } from "./describedAgain.ts";
import { exampleOf } from "./exampleOf.ts";
import { listItem } from "./listItem.ts";
import { ofLastSubject } from "./ofLastSubject.ts";
import { resultOf } from "./resultOf.ts";
import { wantedAfter } from "./wantedAfter.ts";

/** Maximum length in words of a message that only chooses a list item. A longer one asks about the item. */
const MAX_ITEM_WORDS = 14;

/**
 * Returns the intents of a normalised message that only has a meaning after the last message or answer, found by rules.
 * Empty if no rule matches; the classifier then finds the intents.
 */
export function followUpIntents(
  text: string,
  isQuestion: boolean,
  state: DialogueState,
): readonly Intent[] {
  const item = listItem(text, state);
  if (item !== undefined && text.split(" ").length <= MAX_ITEM_WORDS) return [item];
  const remark = afterAnswer(text, isQuestion, state);
  if (remark !== undefined) return [remark];
  const again = [
    ...askedAgain(text, state),
    ...describedAgain(text, state),
    ...resultOf(text, state),
    ...exampleOf(text, state),
    ...wantedAfter(text, state),
  ];
  if (again.length > 0) return again;
  const detail = ofLastSubject(text, isQuestion, state);
  return detail === undefined ? [] : [detail];
}
