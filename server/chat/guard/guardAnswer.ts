import { yourEmail, yourName } from "../../../src/shared/content/index.ts";
import type { ClaimKind } from "./claims.ts";
import type { Guard } from "./guard.ts";

/** Returns the text that replaces the first rejected sentence of an answer. */
export function replacement(hasLead: boolean): string {
  return hasLead
    ? "Isso eu não posso confirmar por aqui; pergunte à equipe, que já tem seu contato e fala com você em breve."
    : `Isso eu não posso confirmar por aqui; deixe ${yourName} e ${yourEmail} no formulário do chat, e uma pessoa da equipe confirma.`;
}

interface Options {
  hasLead: boolean;
  /** Called for each rejected sentence, whether it is replaced or dropped. */
  onRejected: (kinds: readonly ClaimKind[]) => void;
}

/**
 * Matches a complete sentence with the whitespace after it. It ends with its line, or with ".", "!", "?" or "…" (and
 * closing quotes, brackets or Markdown emphasis) before whitespace.
 */
const SENTENCE = /^[^\n]*?(?:[.!?…]+["'”»)\]*_]*(?=\s)\s*|\n\s*)/;

/**
 * Yields an answer sentence by sentence. The first sentence that `guard` rejects is replaced by `replacement`; further
 * rejected sentences are dropped. If `words` throws, the text received so far is checked and yielded, then the error is
 * rethrown.
 */
export async function* guardAnswer(
  words: AsyncIterable<string>,
  guard: Guard,
  { hasLead, onRejected }: Options,
): AsyncGenerator<string> {
  let hasReplaced = false;
  let lineEnd = "";
  for await (const sentence of sentencesOf(words)) {
    const kinds = [...new Set([...guard(sentence), ...dividedClaims(lineEnd, sentence, guard)])];
    lineEnd = openEndOf(lineEnd, sentence);
    if (kinds.length === 0) {
      yield sentence.toWellFormed();
      continue;
    }
    onRejected(kinds);
    const [blanks] = /\s*$/.exec(sentence)!;
    if (!hasReplaced) yield `${replacement(hasLead)}${blanks}`;
    else if (blanks.includes("\n")) yield "\n";
    hasReplaced = true;
  }
}

/** Captures the last words, up to four, of a text that ends with a line break. */
const OPEN_END = /(\S+(?:[^\S\n]+\S+){0,3})[^\S\n]*\n\s*$/;

/** Maximum length of the text that `openEndOf` returns, in UTF-16 code units. */
const MAX_OPEN_END = 60;

/** Length of the end of a line in which `OPEN_END` is searched, in UTF-16 code units. */
const MAX_SEARCHED = 200;

/**
 * Returns the last words of a sentence that ends with a line break but without punctuation, else an empty text.
 * `before` is the result for the previous sentence. Its words are included if `sentence` is short.
 */
function openEndOf(before: string, sentence: string): string {
  const isOpen = /\n/.test(sentence) && !/[.!?…]["'”»)\]*_]*\s*$/.test(sentence);
  if (!isOpen) return "";
  const line = `${before} ${withoutBullet(sentence)}`;
  // Only the end is searched: the expression takes quadratic time on a long word.
  const [, words = ""] = OPEN_END.exec(line.slice(-MAX_SEARCHED)) ?? [];
  return words.slice(-MAX_OPEN_END);
}

/** Returns the kinds of price and deadline claims that a line break divides, such as "R$\n500". */
function dividedClaims(lineEnd: string, sentence: string, guard: Guard): ClaimKind[] {
  if (lineEnd === "") return [];
  return guard(`${lineEnd} ${withoutBullet(sentence)}`).filter(
    (kind) => kind === "price" || kind === "deadline",
  );
}

function withoutBullet(line: string): string {
  return line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, "");
}

async function* sentencesOf(words: AsyncIterable<string>): AsyncGenerator<string> {
  let pending = "";
  try {
    for await (const text of words) {
      pending += text;
      for (let match = SENTENCE.exec(pending); match; match = SENTENCE.exec(pending)) {
        pending = pending.slice(match[0].length);
        yield match[0];
      }
    }
  } catch (error) {
    // The model broke off: the unfinished sentence is yielded like the others.
    if (pending !== "") yield pending;
    throw error;
  }
  if (pending !== "") yield pending;
}
