import type { Words } from "./readWords.ts";
import { containsPhrase, type Normalise } from "./normalise.ts";

/** A sentence of a message, or an item of an enumeration. */
export interface Sentence {
  text: string;
  /** Whether it is a question or a request, by its question mark, its words or its place in a list. */
  isAsking: boolean;
  /** What stands between its commas and conjunctions. */
  parts: readonly string[];
}

/** Limits of what is read of a message, from its end. */
const MAX_LENGTH = 800;
const MAX_SENTENCES = 8;
const MAX_PARTS = 5;

/** In a message of more sentences, none is divided: it would take too long. */
const MAX_DIVIDED_SENTENCES = 4;

/** The beginning of an enumerated item: "1) …", "(b) …", "2. …". */
const ITEM = /^(?:\(?(?:[1-9]|[a-e])[).]\s|-\s)/i;

/** The end of a sentence: white space after a sign, a line break, a semicolon, or before an enumerated item. */
const SENTENCE_END =
  /(?<=[.!?…])\s+|[\n;]+|(?<=[a-zà-ú])[.](?=[A-ZÀ-Ú])|(?<=\?)(?=[^\s?!])|(?<=:)\s+|\s(?=\(?(?:[1-9]|[a-e])\)\s)/u;

/** The end of a sentence that is written as a statement. */
const STATED = /[.!…]$/;

/** "Não" with its verb: "não tem endereço" asks nothing. */
const NEGATED = /\bnao \w+/g;

type SplitClauses = (message: string) => Sentence[];

/** Returns the function that divides a message by the lists of `words/clauses.txt`. */
export function createSplitClauses(lists: Words["clauses"], normalise: Normalise): SplitClauses {
  const { separam: joints = [], perguntam: questions = [], pedem: requests = [] } = lists;
  const split = createSplit(joints);
  const sentenceOf = (whole: string, previous: string | undefined, isDivided: boolean) => {
    const text = whole.replace(ITEM, "");
    const isListed = text !== whole || previous?.endsWith(":") === true;
    const words = normalise(text).replaceAll(NEGATED, "");
    const asks =
      containsPhrase(words, requests) || (!STATED.test(text) && containsPhrase(words, questions));
    return {
      text,
      isAsking: !text.endsWith(":") && (isListed || text.includes("?") || asks),
      parts: isDivided ? split(text).slice(-MAX_PARTS) : [text],
    };
  };
  return (message) => {
    const sentences = message
      .slice(-MAX_LENGTH)
      .split(SENTENCE_END)
      .map((text) => text.trim())
      .filter((text) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text.replace(ITEM, "")))
      .slice(-MAX_SENTENCES);
    const isDivided = sentences.length <= MAX_DIVIDED_SENTENCES;
    return sentences.map((text, index) => sentenceOf(text, sentences[index - 1], isDivided));
  };
}

/** Returns a function that divides a text at commas, signs, and the given words between spaces. */
function createSplit(words: readonly string[]): (text: string) => string[] {
  const joint = new RegExp(`,|\\s[/&+]\\s|\\s(?=(?:${words.join("|")})(?![\\p{L}-]))`, "iu");
  const leading = /^(?:e|mas|mais)(?:\s+|$)/iu;
  return (text) =>
    text
      .split(joint)
      .map((part) => part.trim().replace(leading, "").trim())
      .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
