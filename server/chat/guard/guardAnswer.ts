import { asksForLead } from "../../../src/shared/asksForLead.ts";

interface Options {
  /** Whether a sentence may be sent (`createGuard`). */
  isConfirmed: (sentence: string) => boolean;
  /** Whether the answer may contain a phrase that opens the lead form. */
  mayAskForContact: boolean;
  /** Text instead of the first sentence that can't be confirmed; further ones are dropped. */
  replacement: string;
  /** Text that is added if removed invitations leave no more than an interjection, such as "Claro!". */
  ownAnswer: string;
  onRejected: () => void;
}

/** Controls that reverse text: what is shown would not be what was checked. */
const BIDIRECTIONAL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Length in UTF-16 code units that an interjection doesn't reach. */
const MIN_ANSWER_LENGTH = 25;

const BULLET = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;

/** Matches the end of a line that goes on: no mark ends it. Its last words belong to the next line's. */
const OPEN_END = /(?<!\S)(?:[^\n]{0,59}[^\s.!?…]["'”»)\]*_]*)(?=\s*\n\s*$)/;

/**
 * Yields an answer's sentences without images and what can't be confirmed, and without those that ask for contact data
 * although the visitor doesn't want that. A claim may be divided by line breaks ("R$\n500").
 */
export async function* guardAnswer(
  sentences: AsyncIterable<string>,
  { isConfirmed, mayAskForContact, replacement, ownAnswer, onRejected }: Options,
): AsyncGenerator<string> {
  let hasReplaced = false;
  let before = "";
  let length = 0;
  let isShortened = false;
  for await (const received of sentences) {
    const sentence = received.replaceAll(BIDIRECTIONAL, "").replaceAll("![", "[").toWellFormed();
    const joined = `${before} ${sentence.replace(BULLET, "")}`;
    const isRejected = !isConfirmed(sentence) || (before !== "" && !isConfirmed(joined));
    [before = ""] = OPEN_END.exec(joined) ?? [];
    if (isRejected) {
      onRejected();
      const [blanks] = /\s*$/.exec(sentence)!;
      yield hasReplaced ? blanks : `${replacement}${blanks}`;
      hasReplaced = true;
    } else if (asksForLead(sentence) && !mayAskForContact) isShortened = true;
    else {
      length += sentence.trim().length;
      yield sentence;
    }
  }
  if (isShortened && !hasReplaced && length < MIN_ANSWER_LENGTH) yield ownAnswer;
}
