import { anyPhrase } from "./anyPhrase.ts";
import { normalise } from "./normalise.ts";
import { hasAskingWord, startsAsking, startsTelling } from "./questionWords.ts";

/** A sentence of a message, or an item of an enumeration. */
export interface Sentence {
  text: string;
  /** Whether it is a question or a request, by its question mark, its words or its place in a list. */
  isAsking: boolean;
  /** Whether it is a numbered or lettered item, or an announced question. */
  isItem: boolean;
  /** Whether it follows an announcement that ends with a colon: "Três perguntas: …" */
  isIntroduced: boolean;
  /** The last `MAX_PARTS` parts between commas, conjunctions and signs such as "+". */
  parts: readonly string[];
}

/** Maximum number of a sentence's parts, from its end. */
const MAX_PARTS = 16;

/** Matches the beginning of an enumerated item: "1) …", "(b) …", "Segundo, …". */
const ITEM = /^(?:\(?(?:[1-5]|[a-e])[).]\s|(?:primeir|segund|terceir)[oa]\s*[,:]\s)/i;

/**
 * Matches a correction: "Qual o prazo? Não o de entrega: …" The sentence before it is dropped. The correction is also
 * dropped, unless it is the last sentence.
 */
const CORRECTION = /^n[ãa]o (?:o|a|os|as) d[aeo]s?\b/i;

/**
 * Matches the end of a sentence:
 * - whitespace after ".", "!", "?", "…" or ":", or before an enumerated item;
 * - a line break or a semicolon;
 * - the place of a missing space, as in "site.Quanto" or "site?e".
 */
const SENTENCE_END = new RegExp(
  [
    String.raw`(?<=[.!?…])\s+`,
    String.raw`[\n;]+`,
    String.raw`(?<=[a-zà-ú])[.](?=[A-ZÀ-Ú])`,
    String.raw`(?<=\?+)(?=[^\s?!])`,
    String.raw`(?<=:)\s+(?=[\p{L}(\d])`,
    String.raw`\s(?=\(?(?:[1-5]|[a-e])\)\s)`,
  ].join("|"),
  "u",
);

/** Matches a word for a price quote. A colon after it announces details, not questions: "Um orçamento: um site". */
const QUOTE = /\b(?:orcamento|proposta|cotacao)\b/;

const SEVERAL =
  "(coisas|coisinhas|perguntas|perguntinhas|duvidas|questoes|informacoes|itens|dados|numeros)";

/** Finds the announcement of several questions: "Duas coisinhas: …" */
const announcesSeveral = anyPhrase(`(duas|dois|tres|quatro|2|3|4) ${SEVERAL}`);

/** Minimum length in words of a question that counts as an announced question. */
const MIN_COUNTED_WORDS = 3;

/** Finds words which, before a colon, announce questions: "Preciso de duas informações:" */
const announcesQuestions = anyPhrase(
  "(duas|dois|tres|quatro|2|3|4|5) !($)",
  "(informac*|perguntas?|duvidas?|questoes|itens|coisas|coisinhas|dados|numeros|saber|respond*)",
);

/** Matches a text in double quotes. Its questions are quoted, not asked. */
const QUOTED = /"[^"\n]{1,120}"|“[^”\n]{1,120}”/g;

/** Matches the tag "viu?", which asks nothing: "Obrigada, viu?" */
const TAG = /(,? viu)\s?\?/gi;

/** Matches the number of a numbered line: "1. Qual o prazo?" */
const NUMBERED = /(^|\n)\s*([1-9])\.\s/g;

/** Maximum words of a text that is taken for an introduction only because it ends with a colon: "Duas questões:". */
const MAX_INTRODUCTION_WORDS = 5;

/** Source of a lookbehind: not after the first of two things that are compared, "a diferença de um site". */
const NOT_COMPARED = String.raw`(?<!\bdiferen[çc]as?\s(?:entre|de|do|da)\s(?:(?:um|uma|o|a)\s)?\S+)`;

/**
 * Matches the end of a part: a comma, "/", "&", "+", or the space before a conjunction or a non-initial "quantos". Not
 * the "e" between two things that are compared.
 */
const PART_END = new RegExp(
  [
    String.raw`,|\s\/\s|\s&\s|\s\+\s`,
    NOT_COMPARED +
      String.raw`\s(?=(?:e|mas|além disso|alem disso|também|mais\s(?:um|uma|o|a|os|as))\s)`,
    String.raw`(?<=\S\s\S+)\s(?=(?:quantos|quantas|qtos|qts|qtas)\s)`,
  ].join("|"),
  "iu",
);

/**
 * Splits a message into sentences and enumerated items. Drops those that the visitor corrects (`CORRECTION`), and those
 * without letters, digits or emoji.
 */
export function splitSentences(message: string): Sentence[] {
  const plain = message
    .replaceAll(QUOTED, (quoted) => quoted.replaceAll(/[?!.]/g, " "))
    .replaceAll(TAG, "$1")
    .replaceAll(NUMBERED, "$1$2) ");
  const form: MessageForm = {
    hasQuestionMark: message.includes("?"),
    isCounted: announcesSeveral(normalise(plain)),
    isEnumeration: plain.includes(";"),
  };
  return plain
    .split(SENTENCE_END)
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text.replace(ITEM, "")))
    .filter((text, index, all) => index === all.length - 1 || !isTakenBack(text, all[index + 1]!))
    .map((text, index, all) => sentenceOf(text, all[index - 1], all[index + 1], form));
}

/** What the whole message tells about each of its sentences. */
interface MessageForm {
  hasQuestionMark: boolean;
  /** Whether the message announces a number of questions: "Duas coisinhas: …" */
  isCounted: boolean;
  isEnumeration: boolean;
}

function sentenceOf(
  whole: string,
  before: string | undefined,
  after: string | undefined,
  { hasQuestionMark, isCounted, isEnumeration }: MessageForm,
): Sentence {
  const text = whole.replace(ITEM, "");
  const normalised = normalise(text);
  const isIntroduced = announces(before);
  const isListed = text !== whole || isIntroduced;
  const isAsked = !isIntroduction(whole) && (isListed || isEnumeration || text.includes("?"));
  // In a message with a question mark, words such as "quero" are often part of a story. They count only at the start of
  // a sentence, except in a sentence that begins with "e".
  const asks = hasQuestionMark && !/^e\s/i.test(text) ? startsAsking : hasAskingWord;
  const isRequest = asks(normalised) && !startsTelling(normalised);
  return {
    text,
    isAsking: isAsked || (isRequest && !introduces(whole, after)),
    isItem: isListed || (isCounted && isCountedItem(text)),
    isIntroduced,
    parts: partsOf(text),
  };
}

function isCountedItem(text: string): boolean {
  return text.endsWith("?") && text.split(" ").length >= MIN_COUNTED_WORDS;
}

function isIntroduction(text: string): boolean {
  const isShort = text.split(" ").length <= MAX_INTRODUCTION_WORDS;
  return text.endsWith(":") && isShort && !QUOTE.test(normalise(text));
}

/** Whether a text announces questions: "Preciso de duas informações:" */
function announces(text: string | undefined): boolean {
  if (text?.endsWith(":") !== true) return false;
  return isIntroduction(text) || announcesQuestions(normalise(text));
}

/** Whether a text only introduces the next one: "O jurídico me cobra:" before "vocês repassam dados?" */
function introduces(text: string, next: string | undefined): boolean {
  const isBeforeQuestion = text.endsWith(":") && next?.includes("?") === true;
  return isIntroduction(text) || (isBeforeQuestion && !QUOTE.test(normalise(text)));
}

function isTakenBack(text: string, next: string): boolean {
  return CORRECTION.test(text) || CORRECTION.test(next);
}

function partsOf(text: string): string[] {
  return text
    .split(PART_END)
    .map((part) => part.replace(/^\s*(?:e|mas|mais)\s+(?=\S+)/iu, "").trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(-MAX_PARTS);
}
