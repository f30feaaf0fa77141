import type { Words } from "./Nora.ts";
import { containsPhrase, type Normalise, startsWithPhrase } from "./normalise.ts";

/** A sentence of a message, or an item of an enumeration. */
export interface Sentence {
  text: string;
  /** Whether it is a question or a request, by its question mark, its words or its place in a list. */
  isAsking: boolean;
  isItem: boolean;
  /** Whether it follows an announcement such as "Três perguntas:". */
  isIntroduced: boolean;
  /** Whether single words may be questions: "qual o e-mail, o CNPJ e o horário?" */
  namesThings: boolean;
  isIndirect: boolean;
  isBuying: boolean;
  parts: readonly Part[];
}

/** A part of a sentence between commas and conjunctions. */
export interface Part {
  text: string;
  words: readonly string[];
  isAsking: boolean;
  /** Tells of the visitor's situation. */
  isTelling: boolean;
  /** Incomplete without the next part. */
  isDependent: boolean;
  /** Asks about the part before it: "vocês fazem isso?" */
  isReference: boolean;
}

/** Limits of what is read of a message, from its end. */
const MAX_LENGTH = 1200;
const MAX_SENTENCES = 8;
const MAX_PARTS = 5;

/** Maximum length in words of each item of a list, and of a text before a colon that announces questions. */
const MAX_LISTED_WORDS = 6;

/** The beginning of an enumerated item: "1) …", "(b) …", "2. …". */
const ITEM = /^(?:\(?(?:[1-9]|[a-e])[).]\s|-\s)/i;

/** The end of a sentence: white space after a sign, a line break, a semicolon, or before an enumerated item. */
const SENTENCE_END =
  /(?<=[.!?…])\s+|[\n;]+|(?<=[a-zà-ú])[.](?=[A-ZÀ-Ú])|(?<=\?)(?=[^\s?!])|(?<=:)\s+|\s(?=\(?(?:[1-9]|[a-e])\)\s)/u;

/** Words in quotes aren't asked. */
const QUOTED = /"[^"\n]{1,120}"|“[^”\n]{1,120}”/g;

export type SplitClauses = (message: string) => Sentence[];

/** Returns the function that divides a message by the lists of `words/clauses.txt`. */
export function createSplitClauses(lists: Words["clauses"], normalise: Normalise): SplitClauses {
  const sentenceOf = createSentenceOf(lists, normalise);
  return (message) => {
    const plain = message
      .slice(-MAX_LENGTH)
      .replaceAll(QUOTED, (quoted) => quoted.replaceAll(/[?!.]/g, " "));
    return plain
      .split(SENTENCE_END)
      .map((text) => text.trim())
      .filter((text) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text.replace(ITEM, "")))
      .slice(-MAX_SENTENCES)
      .map((text, index, all) => sentenceOf(text, all[index - 1], message.includes("?")));
  };
}

function createSentenceOf(lists: Words["clauses"], normalise: Normalise) {
  const list = (heading: string): readonly string[] => lists[heading] ?? [];
  const splitAt = joint(list("separam"));
  const partOf = createPartOf(list, normalise);

  function announces(text: string | undefined): boolean {
    if (text?.endsWith(":") !== true) return false;
    const normalised = normalise(text);
    const isShort = normalised.split(" ").length <= MAX_LISTED_WORDS;
    return isShort || containsPhrase(normalised, list("anunciam"));
  }

  return (whole: string, before: string | undefined, hasQuestion: boolean): Sentence => {
    const text = whole.replace(ITEM, "");
    const normalised = normalise(text);
    const isIntroduced = announces(before);
    const isItem = text !== whole || isIntroduced;
    const asks = hasQuestion
      ? startsWithPhrase(normalised, list("começam pergunta"))
      : containsPhrase(normalised, list("perguntam"));
    const isTelling = startsWithPhrase(normalised, list("contam"));
    const parts = splitAt(text).slice(-MAX_PARTS).map(partOf);
    const isShortList =
      parts.length > 1 &&
      parts.every(({ words, isTelling: tells }) => words.length <= MAX_LISTED_WORDS && !tells);
    return {
      text,
      isItem,
      isIntroduced,
      parts,
      isAsking: !announces(text) && (isItem || text.includes("?") || (asks && !isTelling)),
      namesThings: isIntroduced || isShortList || containsPhrase(normalised, list("pedem coisas")),
      isIndirect: containsPhrase(normalised, list("se")),
      isBuying: containsPhrase(normalised, list("compram")),
    };
  };
}

function createPartOf(list: (heading: string) => readonly string[], normalise: Normalise) {
  return (text: string): Part => {
    const normalised = normalise(text);
    const words = normalised.split(" ");
    const isQuestion = text.includes("?");
    const asksAgain = startsWithPhrase(words.slice(1).join(" "), list("perguntam de novo"));
    return {
      text,
      words,
      isTelling: startsWithPhrase(normalised, list("contam")) && !isQuestion,
      isAsking: isQuestion || containsPhrase(normalised, list("perguntam")),
      isDependent: list("dependem").includes(words[0]!) && !asksAgain && !isQuestion,
      isReference:
        words.length <= MAX_LISTED_WORDS &&
        list("referem").some((word) => normalised.endsWith(` ${word}`)),
    };
  };
}

/** Returns a function that divides a text at commas, signs, and the given words between spaces. */
function joint(words: readonly string[]): (text: string) => string[] {
  const accented = words.map((word) =>
    word.replaceAll(/[aeo]/g, (letter) => `[${letter}${ACCENTED[letter]}]`),
  );
  const pattern = new RegExp(`,|\\s[/&+]\\s|\\s(?=(?:${accented.join("|")})\\s)`, "iu");
  const leading = /^(?:e|mas|mais)\s+(?=\S)/iu;
  return (text) =>
    text
      .split(pattern)
      .map((part) => part.trim().replace(leading, "").trim())
      .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const ACCENTED: Readonly<Record<string, string>> = { a: "áâã", e: "éê", o: "óô" };
