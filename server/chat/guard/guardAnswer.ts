import { leadTriggers } from "../../../src/shared/content/index.ts";
import type { ClaimKind } from "./claims.ts";
import type { Guard } from "./guard.ts";

const [NAME, , , EMAIL] = leadTriggers;

/** In place of the first sentence that isn't let through; the others are left out. */
export function replacement(hasLead: boolean): string {
  return hasLead
    ? "Isso eu não posso confirmar por aqui; a equipe, que já tem seu contato, confirma para você."
    : `Isso eu não posso confirmar por aqui; deixe ${NAME} e ${EMAIL} no formulário do chat, e uma pessoa da equipe confirma.`;
}

interface Options {
  hasLead: boolean;
  /** Called for each sentence that isn't let through. */
  onReplaced: (kinds: readonly ClaimKind[]) => void;
}

/** A sentence with the blanks after it: it ends in its mark before a blank, or with its line. */
const SENTENCE = /^[^\n]*?(?:[.!?…]+["'”»)\]*_]*(?=\s)\s*|\n\s*)/;

/** Passes an answer on sentence by sentence, replacing those with claims that `guard` finds. */
export async function* guardAnswer(
  words: AsyncIterable<string>,
  guard: Guard,
  { hasLead, onReplaced }: Options,
): AsyncGenerator<string> {
  let pending = "";
  let hasReplaced = false;

  function checked(sentence: string): string {
    const kinds = guard(sentence);
    if (kinds.length === 0) return sentence;
    onReplaced(kinds);
    const blanks = /\s*$/.exec(sentence)?.[0] ?? "";
    if (hasReplaced) return blanks.includes("\n") ? "\n" : "";
    hasReplaced = true;
    return `${replacement(hasLead)}${blanks}`;
  }

  try {
    for await (const text of words) {
      pending += text;
      for (let match = SENTENCE.exec(pending); match; match = SENTENCE.exec(pending)) {
        const [sentence] = match;
        pending = pending.slice(sentence.length);
        const said = checked(sentence);
        if (said !== "") yield said.toWellFormed();
      }
    }
  } catch (error) {
    // A model that breaks off: what it said until then stays, as it would without a guard.
    yield* rest();
    throw error;
  }
  yield* rest();

  function* rest(): Generator<string> {
    const said = pending === "" ? "" : checked(pending);
    if (said !== "") yield said.toWellFormed();
  }
}
