import { chatLimits } from "../../../src/shared/chatLimits.ts";
import { unaccented } from "../../../src/shared/unaccented.ts";
import { NUMBER } from "../guard/numbers.ts";
import type { Chunk } from "./completionChunks.ts";

const { raw } = String;

const THOUGHT = "(?:seed:)?(?:think(?:ing)?|thoughts?|reasoning|reflection|scratchpad|analysis)";

/** Marks of models' templates, by what begins after them: the answer, a thought, another turn, or nothing new. */
const MARKS = Object.entries({
  answer:
    raw`</${THOUGHT}>|\[/THINK\]|◁/think▷|<\|END_THINKING\|>|<\|end_of_thought\|>|assistantfinal` +
    raw`|<\|channel\|>\s*final\b(?:[^<]{0,60}<\|message\|>)?`,
  thought:
    raw`<${THOUGHT}>|\[THINK\]|◁think▷|<\|START_THINKING\|>|<\|begin_of_thought\|>` +
    raw`|<\|channel\|>\s*\w+(?:[^<]{0,60}<\|message\|>)?`,
  turn:
    raw`<\|(?:im_end|eot_id|eom_id|end|return|call|endoftext|end_of_text|END_OF_TURN_TOKEN)\|>` +
    "|</s>|<end_of_turn>|<eos>|<｜end▁of▁sentence｜>",
  nothing: raw`<(?:\|(?:start|im_start|start_header_id)\|>|start_of_turn>)\w*|<[|｜][\w▁]{1,40}[|｜]>|</?(?:s|bos|answer|final|response)>`,
}).map(([kind, source]) => ({ kind, source, pattern: new RegExp(`^(?:${source})$`) }));

const MARK = new RegExp(`(${MARKS.map(({ source }) => source).join("|")})`);

/** Matches words of a model that thinks aloud, mostly in English. An answer that also matches is only held back longer. */
const MAY_BE_THOUGHT =
  /\b(?:the|user|i|we|let|okay|need|should|must|asks?|question|answer|[oa] (?:usu[aá]ri[oa]|visitante)|minhas instru[cç][oõ]es|digo que|(?:devo|preciso|vou) (?:responder|dizer))(?!\p{L})/iu;

/** Matches the sentences at the start of a text. Each ends with its line, or with a mark before whitespace. */
const SENTENCES = /[^\n]*?(?:[.!?…]+["'”»)\]*_]*(?=\s)\s*|\n\s*)/gy;

const FIGURE = new RegExp(`(?<![a-z])${NUMBER}`);

/** What an endpoint's last answer has shown. */
export interface Habits {
  /** Whether it ended thoughts with a mark but began them without one. */
  thinksAloud: boolean;
}

/**
 * Yields an answer's sentences without thoughts and control marks. An answer that was cut at its length ends with its
 * last whole sentence; one that breaks off, with its last words if they may not be half of a figure.
 *
 * @param onWord called when the visitor's first word is known.
 */
export async function* sentencesOf(
  chunks: AsyncIterable<Chunk>,
  habits: Habits,
  onWord: () => void,
): AsyncGenerator<string> {
  const speech = createSpeech(habits);
  let open = "";
  let length = 0;
  try {
    for await (const { text, finish } of chunks) {
      const { whole, rest } = divide(open + text);
      open = rest;
      const spoken = speech.hear(whole.join(""));
      if (spoken !== "" || speech.isBegunBy(open)) onWord();
      yield* sentencesIn(spoken);
      length += spoken.length;
      if (finish === "length" || length > chatLimits.content) return;
    }
  } catch (error) {
    const spoken = speech.hear(open);
    if (!FIGURE.test(unaccented(spoken))) yield* sentencesIn(spoken);
    throw error;
  }
  yield* sentencesIn(speech.end(open.replace(/<[|｜/][^>]*$/, "")));
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
 * therefore held back while it reads like a thought, and to the end if the endpoint's last answer had such thoughts.
 */
function createSpeech(habits: Habits) {
  let held = "";
  let isThinking = false;
  let isAnswer = false;
  let hasSpoken = false;
  let hasEnded = false;
  let hasThoughtAloud = false;

  function read(text: string): void {
    for (const [index, part] of text.split(MARK).entries()) {
      if (hasEnded) return;
      const kind = index % 2 === 0 ? "text" : MARKS.find(({ pattern }) => pattern.test(part))?.kind;
      if (kind === "text" && !isThinking) held += part;
      if (kind === "thought") isThinking = true;
      if (kind === "turn") hasEnded = !isThinking && (isAnswer || held.trim() !== "");
      if (kind !== "answer") continue;
      // What stands before an orphan mark was a thought.
      if (!isThinking) {
        hasThoughtAloud ||= held.trim() !== "";
        held = "";
      }
      isThinking = false;
      isAnswer = true;
    }
  }

  function say(): string {
    const spoken = hasSpoken ? held : held.trimStart();
    held = "";
    if (spoken !== "") isAnswer = hasSpoken = true;
    return spoken;
  }

  const mayBeThought = (text: string) =>
    !isAnswer && (habits.thinksAloud || MAY_BE_THOUGHT.test(text));

  return {
    /** Reads whole sentences; returns what may leave. */
    hear(text: string): string {
      read(text);
      return mayBeThought(held) ? "" : say();
    },
    /** Whether an unfinished sentence has the visitor's first word. */
    isBegunBy: (open: string): boolean =>
      !isThinking && /^\s*[^\s<[◁]/.test(held + open) && !mayBeThought(held + open),
    /** Reads the end of a finished answer; returns what hasn't left. */
    end(text: string): string {
      read(text);
      habits.thinksAloud = hasThoughtAloud;
      return say();
    },
  };
}
