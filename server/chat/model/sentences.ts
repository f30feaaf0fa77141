import { chatLimits } from "../../../src/shared/chatLimits.ts";
import type { Chunk } from "./completionChunks.ts";

const { raw } = String;

/** The end of a tag around a thought, in the words and brackets of models' templates. */
const THINK = raw`(?:think(?:ing)?|thoughts?|reasoning)\|?(?:\s[^>\]▷]{0,40})?[>\]▷]`;

/** Marks that begin a thought, begin the answer, or separate turns and roles. */
const THOUGHT = new RegExp(raw`[<[◁](?:seed:|\|start_)?${THINK}|<\|channel\|?>(?!\s*final)`, "i");
const ANSWER = new RegExp(
  raw`[<[◁](?:/(?:seed:)?|\|end_)${THINK}|<\|channel\|>\s*final(?:<\|message\|>)?|<channel\|>|assistantfinal`,
  "i",
);
const TURN = raw`(?:<\|(?:start|im_start|start_header_id)\|>\w*|<[|｜][\w▁]{1,40}[|｜]?>|<\w{1,40}\|>|</?s>|\[/?INST\]|<(?:start|end)_of_turn>\w*|<eos>)`;
const FIRST_TURNS = new RegExp(raw`^(?:\s|${TURN})+`);
const NEXT_TURN = new RegExp(TURN);

/** Controls that show nothing or reverse text: the visitor would read something else than the guard. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Matches words of a model that thinks, mostly in English. An answer that also matches is only held back longer. */
const MAY_BE_THOUGHT =
  /^\s*analysis|\b(?:the|user|i|we|let|h+m+|wait|alright|okay|first|need|should|must|asks?|question|answer|[oa] (?:usu[aá]ri[oa]|visitante)|minhas instru[cç][oõ]es|digo que|pens(?:o|ar|ando|amento)|racioc[ií]nio|(?:devo|preciso|vou) (?:responder|dizer))(?!\p{L})/iu;

/** Matches the sentences at the start of a text. Each ends with its line, or with a mark before whitespace. */
const SENTENCES = /[^\n]*?(?:[.!?…]+["'”»)\]*_]*(?=\s)\s*|\n\s*)/gy;

/**
 * Yields an answer's sentences without thoughts and control marks. An answer that was cut at its length ends with its
 * last whole sentence; one that breaks off, with its last words unless they contain a digit: half of a figure would be a
 * wrong one. Thoughts that begin without a mark end with one: the beginning is held back while it may be a thought.
 *
 * @param onWord called when the visitor's first word is known, an unfinished sentence included.
 */
export async function* sentencesOf(
  chunks: AsyncIterable<Chunk>,
  onWord: () => void,
): AsyncGenerator<string> {
  let unfinished = "";
  // Whole sentences that may be a thought, or the mark of a thought that goes on. Stands before `unfinished`.
  let withheld = "";
  let length = 0;
  let isAnswer = false;
  let isOver = false;

  const mayBeThought = (text: string) => !isAnswer && MAY_BE_THOUGHT.test(text);

  function take(text: string, isEnd = false): string[] {
    const received = withheld + text;
    const afterThought = received.split(ANSWER).at(-1)!;
    isAnswer ||= afterThought !== received;
    const [beforeThought = ""] = afterThought.split(THOUGHT);
    if (!isEnd && mayBeThought(beforeThought)) {
      withheld = afterThought;
      return [];
    }
    [withheld = ""] = THOUGHT.exec(afterThought) ?? [];
    const turns = length > 0 ? beforeThought : beforeThought.replace(FIRST_TURNS, "");
    const [answer = "", ...laterTurns] = turns.split(NEXT_TURN);
    isOver = laterTurns.length > 0;
    isAnswer ||= answer !== "";
    length += answer.length;
    const { whole, rest } = divide(answer);
    return rest === "" ? whole : [...whole, rest];
  }

  try {
    for await (const { text, isCut } of chunks) {
      const { whole, rest } = divide(unfinished + text.replaceAll(UNSEEN, ""));
      unfinished = rest;
      if (whole.length > 0) yield* take(whole.join(""));
      const isBegun = /^\s*[^\s<[◁]/.test(unfinished) && !mayBeThought(unfinished);
      if (length > 0 || (withheld === "" && isBegun)) onWord();
      if (isOver || isCut || length > chatLimits.content) return;
    }
  } catch (error) {
    if (!/\d/.test(unfinished)) yield* take(unfinished);
    throw error;
  }
  yield* take(unfinished, true);
}

/** Divides a text into whole sentences and the unfinished rest. */
function divide(text: string): { whole: string[]; rest: string } {
  const whole = text.match(SENTENCES) ?? [];
  return { whole, rest: text.slice(whole.join("").length) };
}
