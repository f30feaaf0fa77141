const THOUGHT = "(?:seed:)?(?:think(?:ing)?|thoughts?|reasoning|reflection|scratchpad|analysis)";

/** Matches a mark of a model's template. Its group names what the mark begins or ends. */
const MARK = new RegExp(
  [
    `(?<final></${THOUGHT}>|\\[/THINK\\]|◁/think▷|<\\|END_THINKING\\|>|<\\|end_of_thought\\|>`,
    String.raw`<\|channel\|>\s*final\b(?:[^<]{0,60}<\|message\|>)?|assistantfinal)`,
    `(?<thought><${THOUGHT}>|\\[THINK\\]|◁think▷|<\\|START_THINKING\\|>|<\\|begin_of_thought\\|>`,
    String.raw`<\|channel\|>\s*\w+(?:[^<]{0,60}<\|message\|>)?)`,
    String.raw`(?<end><\|(?:im_end|eot_id|eom_id|end|return|call|endoftext|end_of_text|END_OF_TURN_TOKEN)\|>`,
    "</s>|<end_of_turn>|<eos>|<｜end▁of▁sentence｜>)",
    String.raw`<[|｜](?!channel)[\w▁]{1,40}[|｜]>(?:(?:assistant|user|system|model)\b)?`,
    "<start_of_turn>(?:model)?|</?(?:s|bos|answer|final|response)>",
  ].join("|"),
);

/** Matches the end of a text that may be the beginning of a mark. */
const UNFINISHED =
  /(?:<\|channel\|>[^<]{0,60}(?:<[^<>\s]{0,10})?|<[^<>\s]{0,40}|\[\/?[A-Z]{0,6}|◁[^▷]{0,8}|assistant[final]{0,5})$/;

/**
 * Matches words of a model that thinks aloud, mostly in English. An answer that also matches is only held back longer.
 */
const MAY_BE_THOUGHT =
  /\b(?:the|user|i|we|let|ok|okay|need|should|must|asks?|question|answer|usu[aá]ri[oa]s?|visitante|instru\p{L}+|pergunt\p{L}+|devo|respond\p{L}+)(?!\p{L})/iu;

/**
 * Matches a complete sentence with the whitespace after it. It ends with its line, or with ".", "!", "?" or "…" (and
 * closing quotes, brackets or Markdown emphasis) before whitespace.
 */
const SENTENCE = /^[^\n]*?(?:[.!?…]+["'”»)\]*_]*(?=\s)\s*|\n\s*)/;

/** What an endpoint's earlier answers have shown. */
export interface Habits {
  /** Whether an answer had a closing mark of thoughts without an opening one. */
  thinksAloud: boolean;
}

/**
 * Divides a model's answer into sentences, without thoughts and control marks. Thoughts that begin without a mark end
 * with one: what has not left before such a closing mark never leaves. The beginning is therefore held back while it
 * reads like a thought, and to the end once an answer of the same endpoint had such a mark. A thought that begins
 * without a mark and reads like an answer loses the sentences that are complete before its end.
 */
export function createSentences(habits: Habits) {
  let raw = "";
  let pending = "";
  let isThinking = false;
  let isFinal = false;
  let hasEnded = false;
  let hasLeft = false;

  function say(text: string): void {
    if (!isThinking && !hasEnded) pending += hasLeft || pending !== "" ? text : text.trimStart();
  }

  function mark({ final, thought, end }: Record<string, string | undefined>): void {
    if (thought !== undefined) isThinking = true;
    else if (final !== undefined) {
      if (!isThinking) {
        if (pending.trim() !== "") habits.thinksAloud = true;
        pending = "";
      }
      isThinking = false;
      isFinal = true;
    } else if (end !== undefined && !isThinking) hasEnded = hasLeft || pending !== "";
  }

  const isHeld = () => !hasLeft && !isFinal && (habits.thinksAloud || MAY_BE_THOUGHT.test(pending));

  function* take(): Generator<string> {
    for (let match = SENTENCE.exec(pending); match; match = SENTENCE.exec(pending)) {
      pending = pending.slice(match[0].length);
      hasLeft = true;
      yield match[0];
    }
  }

  function rest(): string[] {
    const sentences = [...take(), pending].filter((sentence) => sentence.trim() !== "");
    pending = "";
    hasLeft ||= sentences.length > 0;
    return sentences;
  }

  return {
    /** Whether there are words for the visitor, sent or not. */
    hasWords: () => hasLeft || pending.trim() !== "",
    /** Whether a sentence has left. */
    hasSpoken: () => hasLeft,
    /** Adds a piece of the answer; returns the sentences that it completes. */
    add(piece: string): string[] {
      const text = raw + piece;
      const end = UNFINISHED.exec(text)?.index ?? text.length;
      let unread = text.slice(0, end);
      raw = text.slice(end);
      for (let match = MARK.exec(unread); match; match = MARK.exec(unread)) {
        say(unread.slice(0, match.index));
        mark(match.groups ?? {});
        unread = unread.slice(match.index + match[0].length);
      }
      say(unread);
      return isHeld() ? [] : [...take()];
    },
    /** Returns the rest of the answer. Of one that was cut at its length, only whole sentences. */
    finish(isCut: boolean): string[] {
      if (isCut) return isHeld() ? [] : [...take()];
      if (!/^<[|｜/]/.test(raw)) say(raw);
      return rest();
    },
    /** Returns what may leave of an answer that broke off. */
    breakOff(): string[] {
      return isHeld() ? [] : rest();
    },
  };
}
