import { unaccented } from "../../../src/shared/unaccented.ts";

/** Stands for each name of a place, which the classifier can't learn one by one. No visitor writes it. */
export const PLACE = "nomedelugar";

/** Stands for each number of six digits or more. */
const LARGE_NUMBER = "999999";

/** Maximum length of a phrase in `spellings`, in words. */
const MAX_PHRASE_WORDS = 5;

/** Words longer than this are cut: no Portuguese word is. */
const MAX_WORD_LENGTH = 30;

export type Normalise = (text: string) => string;

/**
 * Returns the function that turns a text into words: lower case, without accents or punctuation, separated by single
 * spaces, with phrases of `spellings` replaced. "Vcs fazem e-mail?" → "voces fazem email".
 */
export function createNormalise(spellings: Readonly<Record<string, string>>): Normalise {
  const usual = new Map(Object.entries(spellings));
  return (text) => replacePhrases(plainWords(text), usual).join(" ");
}

/** Returns a text's words without accents and punctuation; each emoji is 👍. */
export function plainWords(text: string): string[] {
  return unaccented(text)
    .replaceAll(/([aeiou])\1+\b/g, "$1")
    .replaceAll(/([a-z])\1{2,}/g, "$1")
    .replaceAll(/(?<=\d)[.,](?=\d)/g, "")
    .replaceAll(/\d{6,}/g, LARGE_NUMBER)
    .replaceAll("%", " por cento ")
    .replaceAll(/\p{Extended_Pictographic}/gu, " 👍 ")
    .replaceAll(/[^a-z0-9👍]+/gu, " ")
    .trim()
    .split(" ")
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** Replaces the longest phrases of a map in a list of words. */
function replacePhrases(words: readonly string[], usual: ReadonlyMap<string, string>): string[] {
  const result: string[] = [];
  for (let from = 0; from < words.length;) {
    const { phrase, length } = longestPhrase(words, from, usual);
    result.push(phrase ?? words[from]!);
    from += length;
  }
  return result;
}

function longestPhrase(
  words: readonly string[],
  from: number,
  usual: ReadonlyMap<string, string>,
): { phrase?: string; length: number } {
  for (let length = MAX_PHRASE_WORDS; length > 0; length--) {
    if (from + length > words.length) continue;
    const phrase = usual.get(words.slice(from, from + length).join(" "));
    if (phrase !== undefined) return { phrase, length };
  }
  return { length: 1 };
}

/** Returns the values of the phrases that a normalised text contains, in the text's order. */
export function phrasesIn(text: string, phrases: Readonly<Record<string, string>>): string[] {
  const words = text.split(" ");
  const found: string[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let length = MAX_PHRASE_WORDS; length > 0; length--) {
      const phrase = words.slice(from, from + length).join(" ");
      if (from + length > words.length || !Object.hasOwn(phrases, phrase)) continue;
      found.push(phrases[phrase]!);
      from += length - 1;
      break;
    }
  }
  return [...new Set(found)];
}

/** Whether a normalised text contains one of the phrases. */
export function containsPhrase(text: string, phrases: readonly string[]): boolean {
  const padded = ` ${text} `;
  return phrases.some((phrase) => padded.includes(` ${phrase} `));
}

/** Whether a normalised text begins with one of the phrases. */
export function startsWithPhrase(text: string, phrases: readonly string[]): boolean {
  const padded = `${text} `;
  return phrases.some((phrase) => padded.startsWith(`${phrase} `));
}
