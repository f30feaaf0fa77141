import { EMAIL } from "../../../src/shared/typedContact.ts";
import { unaccented } from "../../../src/shared/unaccented.ts";

/** Stands for each name of a place, which the classifier can't learn one by one. No visitor writes it. */
export const PLACE = "nomedelugar";

/** Stands for the visitor's trade, beside its name. */
const TRADE = "umramo";

/** In a longer text, the kinds aren't looked for: it would take too long. */
const MAX_KINDS_WORDS = 40;

/** A phone number of Brazil, with or without its area code: "(11) 91234-5678". */
const PHONE = /(?:\(?\d{2}\)?[\s.-]*)?\b9?[\s.-]?\d{4}[\s.-]\d{4}\b/g;

/** Stands for each number of six digits or more. */
const LARGE_NUMBER = "999999";

/** Stand for each e-mail address and each phone number. */
export const CONTACTS = ["umemail", "umtelefone"];

/** Maximum length of a phrase in `spellings`, in words. */
const MAX_PHRASE_WORDS = 5;

/** Words longer than this are cut: no Portuguese word is. */
const MAX_WORD_LENGTH = 30;

export type Normalise = (text: string) => string;

/**
 * Returns the function that turns a text into words: lower case, without accents or punctuation, separated by single
 * spaces, with phrases of `spellings` replaced. "Vcs fazem e-mail?" → "voces fazem email".
 */
export function createNormalise(spellings: Phrases): Normalise {
  return (text) =>
    divided(plainWords(text), spellings)
      .map(({ text: word, usual }) => usual ?? word)
      .join(" ");
}

/** Returns the words of a normalised text with a word for each kind of thing it names, which the classifier learns as one. */
export function wordsOf(
  text: string,
  { products, trades }: Record<"products" | "trades", Phrases>,
): string[] {
  const words = text.split(" ");
  if (words.length > MAX_KINDS_WORDS) return words;
  return [...words, ...phrasesIn(text, products), ...phrasesIn(text, trades).map(() => TRADE)];
}

/** Returns a text as texts are compared: without accents, capitals and punctuation. */
export function keyOf(text: string): string {
  return plainWords(text).join(" ");
}

/** Returns a text's words without accents and punctuation; each emoji is 👍. */
function plainWords(text: string): string[] {
  return unaccented(text)
    .replaceAll(/([aeiou])\1+\b/g, "$1")
    .replaceAll(/([a-z])\1{2,}/g, "$1")
    .replaceAll(EMAIL, ` ${CONTACTS[0]} `)
    .replaceAll(PHONE, ` ${CONTACTS[1]} `)
    .replaceAll(/(?<=\d)[.,](?=\d)/g, "")
    .replaceAll(/\d{6,}/g, LARGE_NUMBER)
    .replaceAll("%", " por cento ")
    .replaceAll(/\p{Extended_Pictographic}/gu, " 👍 ")
    .replaceAll(/[^a-z0-9👍]+/gu, " ")
    .trim()
    .split(" ")
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** Returns the values of the phrases that a normalised text contains, in the text's order. */
export function phrasesIn(text: string, phrases: Phrases): string[] {
  return [...new Set(divided(text.split(" "), phrases).flatMap(({ usual }) => usual ?? []))];
}

type Phrases = Readonly<Record<string, string>>;

/** Divides words into the longest phrases of a map, with their values, and single words. */
function divided(words: readonly string[], phrases: Phrases): { text: string; usual?: string }[] {
  const result: { text: string; usual?: string }[] = [];
  for (let from = 0; from < words.length;) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - from);
    let text = words.slice(from, from + length).join(" ");
    for (; length > 1 && !Object.hasOwn(phrases, text); length -= 1) {
      text = text.slice(0, text.lastIndexOf(" "));
    }
    result.push(Object.hasOwn(phrases, text) ? { text, usual: phrases[text]! } : { text });
    from += length;
  }
  return result;
}

/** Whether a normalised text contains one of the phrases. */
export function containsPhrase(text: string, phrases: readonly string[]): boolean {
  const padded = ` ${text} `;
  return phrases.some((phrase) => padded.includes(` ${phrase} `));
}
