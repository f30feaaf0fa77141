import { chatLimits } from "../../../src/shared/chatLimits.ts";
import type { Chunk } from "./completionChunks.ts";

const { raw } = String;

/** Names of the tags between which models think, in their templates' own words. */
const TAG = "(?:seed:)?(?:think(?:ing)?|thoughts?|reasoning)";

/** Marks of models' templates that begin a thought, begin the answer, or separate turns and roles. */
const THOUGHT = raw`<${TAG}>|\[THINK\]|◁think▷|<\|START_THINKING\|>|<\|channel\|>(?!\s*final)\s*\w+(?:[^<]{0,60}<\|message\|>)?`;
const ANSWER = raw`</${TAG}>|\[/THINK\]|◁/think▷|<\|END_THINKING\|>|<\|channel\|>\s*final(?:<\|message\|>)?|assistantfinal`;
const TURN = raw`<\|(?:start|im_start|start_header_id)\|>\w*|<[|｜][\w▁]{1,40}[|｜]>|</?s>|<(?:start|end)_of_turn>\w*|<eos>`;
const MARK = new RegExp(`(${[THOUGHT, ANSWER, TURN].join("|")})`);
const IS_THOUGHT = new RegExp(`^(?:${THOUGHT})$`);
const IS_ANSWER = new RegExp(`^(?:${ANSWER})$`);

/** Matches words of a model that thinks aloud, mostly in English. An answer that also matches is only held back longer. */
const MAY_BE_THOUGHT =
  /\b(?:the|user|i|we|let|okay|need|should|must|asks?|question|answer|[oa] (?:usu[aá]ri[oa]|visitante)|minhas instru[cç][oõ]es|digo que|(?:devo|preciso|vou) (?:responder|dizer))(?!\p{L})/iu;

/** Matches the sentences at the start of a text. Each ends with its line, or with a mark before whitespace. */
const SENTENCES = /[^\n]*?(?:[.!?…]+["'”»)\]*_]*(?=\s)\s*|\n\s*)/gy;

/**
 * Yields an answer's sentences without thoughts and control marks. An answer that was cut at its length ends with its
 * last whole sentence; one that breaks off, with its last words if they may not be half of a figure.
 *
 * @param thinksAloud whether the model's thoughts may begin without a mark and read like an answer.
 * @param onWord called when the visitor's first word is known.
 */
export async function* sentencesOf(
  chunks: AsyncIterable<Chunk>,
  thinksAloud: boolean,
  onWord: () => void,
): AsyncGenerator<string> {
  const speech = createSpeech(thinksAloud);
  let open = "";
  let length = 0;
  try {
    for await (const { text, finish } of chunks) {
      const { whole, rest } = divide(open + text);
      open = rest;
      speech.read(whole.join(""));
      if (speech.isBegunBy(open)) onWord();
      const spoken = speech.take();
      yield* sentencesIn(spoken);
      length += spoken.length;
      if (finish === "length" || length > chatLimits.content) return;
    }
  } catch (error) {
    speech.read(open);
    const spoken = speech.take();
    if (!/\d/.test(spoken)) yield* sentencesIn(spoken);
    throw error;
  }
  speech.read(open);
  yield* sentencesIn(speech.takeAll());
}

/** Divides a text into whole sentences and the unfinished rest. */
function divide(text: string): { whole: string[]; rest: string } {
  const whole = text.match(SENTENCES) ?? [];
  return { whole, rest: text.slice(whole.join("").length) };
}

function sentencesIn(text: string): string[] {
  const { whole, rest } = divide(text);
  return rest === "" ? whole : [...whole, rest];
}

/**
 * Reads an answer for what it says to the visitor. Thoughts that begin without a mark end with one: the beginning is
 * therefore held back while it may be a thought.
 */
function createSpeech(thinksAloud: boolean) {
  let held = "";
  let isThinking = false;
  let isAnswer = false;
  let hasSpoken = false;
  let hasEnded = false;
  const isHeldBack = (text: string) => !isAnswer && (thinksAloud || MAY_BE_THOUGHT.test(text));

  function takeAll(): string {
    const spoken = hasSpoken ? held : held.trimStart();
    held = "";
    if (spoken !== "") isAnswer = hasSpoken = true;
    return spoken;
  }

  return {
    read(text: string): void {
      for (const part of text.split(MARK)) {
        if (hasEnded) return;
        if (IS_ANSWER.test(part)) {
          // What stands before an orphan mark was a thought.
          if (!isThinking) held = "";
          isThinking = false;
          isAnswer = true;
        } else if (IS_THOUGHT.test(part)) isThinking = true;
        else if (isThinking) continue;
        else if (!MARK.test(part)) held += part;
        else hasEnded = isAnswer || held.trim() !== "";
      }
    },
    /** Whether the visitor's first word is known, an unfinished sentence included. */
    isBegunBy: (open: string): boolean =>
      !isThinking && /^\s*[^\s<[◁]/.test(held + open) && !isHeldBack(held + open),
    /** Returns what may leave now. */
    take: (): string => (isHeldBack(held) ? "" : takeAll()),
    /** Returns what is left of a finished answer. */
    takeAll,
  };
}
