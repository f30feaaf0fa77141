import { createMarkReader } from "./marks.ts";

/**
 * Matches words of a model that thinks aloud, mostly in English. An answer that also matches is only held back longer.
 */
const MAY_BE_THOUGHT =
  /\b(?:the|user|i|we|let|okay|need|should|must|asks?|question|answer|[oa] (?:usu[aá]ri[oa]|visitante)|minhas instru[cç][oõ]es|(?:devo|preciso|vou) responder)(?!\p{L})/iu;

/**
 * Matches a complete sentence with the whitespace after it. It ends with its line, or with ".", "!", "?" or "…" (and
 * closing quotes, brackets or Markdown emphasis) before whitespace.
 */
const SENTENCE = /^[^\n]*?(?:[.!?…]+["'”»)\]*_]*(?=\s)\s*|\n\s*)/;

const BARE_FINAL = "assistantfinal";

/** What an endpoint's last answer has shown. */
export interface Habits {
  /** Whether it had a closing mark of thoughts without an opening one. */
  thinksAloud: boolean;
}

/**
 * Divides a model's answer into sentences, without thoughts and control marks. Thoughts that begin without a mark end
 * with one: what has not left before such a closing mark never leaves. The beginning is therefore held back while it
 * reads like a thought, and to the end if the endpoint's last answer had such a mark. Of a thought that begins without a
 * mark and reads like an answer, the sentences that are complete before its end leave.
 */
export function createSentences(habits: Habits) {
  const marks = createMarkReader();
  let pending = "";
  let isThinking = false;
  let isRole = false;
  let isFinal = false;
  let hasEnded = false;
  let leftLength = 0;

  function say(text: string): void {
    const line = isRole ? text.indexOf("\n") + 1 : 0;
    if (isRole && line === 0) return;
    isRole = false;
    if (isThinking || hasEnded) return;
    pending += text.slice(line);
    if (leftLength === 0) pending = pending.trimStart();
    // Channel marks that the server has removed.
    const at = pending.indexOf(BARE_FINAL);
    if (at === -1) return;
    const answer = pending.slice(at + BARE_FINAL.length);
    turn("final");
    pending = answer;
  }

  function turn(mark: ReturnType<typeof marks.read>[number]["mark"]): void {
    isRole = mark === "role";
    if (mark === "thought") isThinking = true;
    if (mark === "end" && !isThinking) hasEnded = leftLength > 0 || pending !== "";
    if (mark !== "final") return;
    // What stands before an orphan mark was a thought.
    if (!isThinking && pending.trim() !== "") habits.thinksAloud = true;
    if (!isThinking) pending = "";
    isThinking = false;
    isFinal = true;
  }

  const isHeld = () =>
    leftLength === 0 && !isFinal && (habits.thinksAloud || MAY_BE_THOUGHT.test(pending));

  function take(isEnd = false): string[] {
    const { whole, rest } = divide(pending);
    const sentences = isEnd && rest.trim() !== "" ? [...whole, rest] : whole;
    pending = isEnd ? "" : rest;
    leftLength += sentences.join("").length;
    return sentences;
  }

  return {
    /** Number of UTF-16 code units for the visitor so far, without what is held back. */
    length: () => leftLength + (isHeld() ? 0 : pending.trimEnd().length),
    /** Adds a piece of the answer; returns the sentences that it completes. */
    add(piece: string): string[] {
      for (const { text, mark } of marks.read(piece)) {
        say(text);
        if (mark !== undefined) turn(mark);
      }
      return isHeld() ? [] : take();
    },
    /** Returns the rest of the answer. Of one that was cut at its length, only whole sentences. */
    finish(isCut: boolean): string[] {
      if (isCut) return isHeld() ? [] : take();
      say(marks.rest());
      if (!isFinal) habits.thinksAloud = false;
      return take(true);
    },
    /** Returns what may leave of an answer that broke off. */
    breakOff(): string[] {
      return isHeld() ? [] : take(true);
    },
  };
}

/** Divides a text into whole sentences and the unfinished rest. */
function divide(text: string): { whole: string[]; rest: string } {
  const whole: string[] = [];
  let rest = text;
  for (let match = SENTENCE.exec(rest); match; match = SENTENCE.exec(rest)) {
    whole.push(match[0]);
    rest = rest.slice(match[0].length);
  }
  return { whole, rest };
}
