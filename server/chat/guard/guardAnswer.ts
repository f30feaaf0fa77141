import { leadTriggers } from "../../../src/shared/content/index.ts";
import { harmless } from "./guard.ts";

interface Options {
  /** Whether a sentence may be sent (`createGuard`). */
  isConfirmed: (sentence: string) => boolean;
  /** Whether the answer may contain a phrase that opens the lead form. */
  mayAskForContact: boolean;
  /** Text instead of the first sentence that can't be confirmed; further ones are dropped. */
  replacement: string;
  onRejected: () => void;
}

/** Length of the end of an unfinished line that is checked together with the next one, in UTF-16 code units. */
const OPEN_END_LENGTH = 60;

/**
 * Yields an answer's sentences without what can't be confirmed, and without those that ask for contact data although
 * the visitor doesn't want that. A claim may be divided by line breaks ("R$\n500"): the end of a line without
 * punctuation is checked again together with the next line.
 */
export async function* guardAnswer(
  sentences: AsyncIterable<string>,
  { isConfirmed, mayAskForContact, replacement, onRejected }: Options,
): AsyncGenerator<string> {
  let hasReplaced = false;
  let openEnd = "";
  for await (const received of sentences) {
    const sentence = harmless(received);
    const [blanks] = /\s*$/.exec(sentence)!;
    const whole = `${openEnd} ${sentence.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, "")}`;
    const isRejected = !isConfirmed(sentence) || (openEnd !== "" && !isConfirmed(whole));
    const isOpen = /\n\s*$/.test(sentence) && !/[.!?…]["'”»)\]*_]*\s*$/.test(sentence);
    openEnd = isOpen
      ? whole
          .trim()
          .slice(-OPEN_END_LENGTH)
          .replace(/^\S*\s/, "")
      : "";
    if (isRejected) {
      onRejected();
      if (!hasReplaced) yield `${replacement}${blanks}`;
      else if (blanks.includes("\n")) yield "\n";
      hasReplaced = true;
    } else if (mayAskForContact || !asksForContact(sentence)) yield sentence;
  }
}

function asksForContact(sentence: string): boolean {
  const text = sentence.toLowerCase();
  return leadTriggers.some((trigger) => text.includes(trigger));
}
