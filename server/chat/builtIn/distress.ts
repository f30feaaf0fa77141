import type { Words } from "./readWords.ts";
import type { Normalise } from "./normalise.ts";

/** Text is looked at in pieces of this length, which bounds the time of the patterns. */
const PIECE_WORDS = 60;
const OVERLAP_WORDS = 15;

/** Words that are longer aren't looked at for disguised letters. */
const MAX_DISGUISED_LENGTH = 30;

export type Distress = ReturnType<typeof createDistress>;

/** Finds the phrases of `words/distress.txt`, the only patterns of phrases. */
export function createDistress(words: Words["distress"], normalise: Normalise) {
  const patterns = new Map(Object.entries(words).map(([name, list]) => [name, anyPhrase(list)]));

  /** Tells whether a piece of normalised text contains a phrase of a list. */
  const has = (heading: string, text: string) => patterns.get(heading)?.(text) === true;
  const hasAnywhere = (heading: string, text: string) =>
    piecesOf(normalise(text)).some((piece) => has(heading, piece));
  const isJoke = (text: string) =>
    has("culpa da tarefa", text) ||
    ["risos", "tarefas", "soluções"].every((heading) => has(heading, text));
  const speaksOfIt = (text: string) =>
    (has("sinais", text) && !isJoke(text)) ||
    (has("indiretos", text) && !has("figuras de linguagem", text)) ||
    (has("nomeiam", text) && !has("assunto", text)) ||
    has("outras línguas", text);

  return {
    /** Tells whether a text speaks of suicide or self-harm, the visitor's or somebody else's. */
    isDistress: (text: string) =>
      [...new Set([text, withoutDisguise(text)])]
        .flatMap((one) => piecesOf(normalise(one)))
        .some(speaksOfIt),
    /** Tells whether it does so in another language. */
    isForeign: (text: string) => hasAnywhere("outras línguas", text),
    /** Tells whether a text exaggerates: a guess of sadness then doesn't count. */
    isExaggeration: (text: string) => hasAnywhere("exageros", text),
  };
}

function piecesOf(text: string): string[] {
  const words = text.split(" ");
  if (words.length <= PIECE_WORDS) return [text];
  const count = Math.ceil(words.length / (PIECE_WORDS - OVERLAP_WORDS));
  return Array.from({ length: count }, (_, index) => {
    const from = index * (PIECE_WORDS - OVERLAP_WORDS);
    return words.slice(from, from + PIECE_WORDS).join(" ");
  });
}

/** Letters that digits and signs stand for in a disguised word: "m4tar", "su1c1d10", "m@tar". */
const DISGUISED = new Map(
  Object.entries({ 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", "!": "i" }),
);

/** Replaces the disguised letters of each word that has ordinary letters too, and joins letters as in "m.o.r.r.e.r". */
function withoutDisguise(text: string): string {
  return joinLetters(text).replaceAll(/\S+/g, (word) => {
    const isDisguised =
      word.length <= MAX_DISGUISED_LENGTH && /\p{L}[\d@$!]|[\d@$]\p{L}/u.test(word);
    if (!isDisguised) return word;
    return word.replaceAll(/[013457@$]|!(?=\p{L})/gu, (sign) => DISGUISED.get(sign)!);
  });
}

/** Joins four or more single letters between signs: "m.o.r.r.e.r", "m o r r e r". */
function joinLetters(text: string): string {
  return text.replaceAll(/(?<![\p{L}\d])\p{L}(?:[.\-_* ]\p{L}){3,40}(?![\p{L}\d])/gu, (letters) =>
    letters.replaceAll(/[.\-_* ]/g, ""),
  );
}

/** Regular expressions of the symbols in a phrase. Each word's expression ends with its space. */
const SYMBOLS: Readonly<Record<string, string>> = {
  "(": "(?:",
  ")": ")",
  "[": "(?:",
  "]": ")?",
  "{": "(?:",
  "}": ")*",
  "!(": "(?!",
  "!<(": "(?<!",
  "|": "|",
  "^": "^",
  $: "$",
};

const TOKEN = /!<?\(|[()[\]{}|^$]|[^\s()[\]{}|^$]+/g;

/** Maximum number of phrases in one regular expression: compiling a hundred at once takes V8 eight times as long. */
const MAX_PATTERN_PHRASES = 5;

/** Returns a function that tells whether a normalised text contains a phrase, in the notation of `words/distress.txt`. */
function anyPhrase(phrases: readonly string[]): (text: string) => boolean {
  const patterns: RegExp[] = [];
  for (let start = 0; start < phrases.length; start += MAX_PATTERN_PHRASES) {
    const some = phrases.slice(start, start + MAX_PATTERN_PHRASES);
    patterns.push(new RegExp(`\\b(?:${some.map(expressionOf).join("|")})`));
  }
  return (text) => patterns.some((pattern) => pattern.test(`${text} `));
}

function expressionOf(phrase: string): string {
  const tokens = phrase.match(TOKEN) ?? [];
  return tokens.map((token) => SYMBOLS[token] ?? wordExpression(token)).join("");
}

function wordExpression(word: string): string {
  const count = /^\.\.(\d+)$/.exec(word)?.[1];
  return count === undefined ? `${word.replaceAll("*", "\\w*")} ` : `(?:\\S+ ){0,${count}}`;
}
