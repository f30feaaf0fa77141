import { asksForLead } from "../../../src/shared/asksForLead.ts";
import type { Reply } from "../builtIn/builtIn.ts";

interface Options {
  /** Whether a sentence may be sent (`createGuard`). */
  isConfirmed: (sentence: string) => boolean;
  /** What the built-in assistant would reply. */
  builtInReply: Pick<Reply, "text" | "wantsContact">;
  onRejected: () => void;
}

/** Said instead of the first sentence that can't be confirmed; further ones are dropped. */
export const UNCONFIRMED = "Aqui eu não posso confirmar isso, mas uma pessoa da equipe pode.";

/**
 * Yields an answer's sentences without images and what can't be confirmed, and without those that ask for contact data
 * although the visitor doesn't want that. If nothing else is left, yields the built-in assistant's answer.
 */
export async function* guardAnswer(
  sentences: AsyncIterable<string>,
  { isConfirmed, builtInReply, onRejected }: Options,
): AsyncGenerator<string> {
  let hasSpoken = false;
  let hasReplaced = false;
  for await (const received of sentences) {
    const sentence = received.replaceAll("![", "[").toWellFormed();
    if (!isConfirmed(sentence)) {
      onRejected();
      const [blanks] = /\s*$/.exec(sentence)!;
      yield hasReplaced ? blanks : `${UNCONFIRMED}${blanks}`;
      hasReplaced = true;
    } else if (builtInReply.wantsContact || !asksForLead(sentence)) {
      yield sentence;
      hasSpoken = true;
    }
  }
  if (!hasSpoken && !hasReplaced) yield builtInReply.text;
}
