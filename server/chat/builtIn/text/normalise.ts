import { unaccented } from "../../../../src/shared/unaccented.ts";
import { withoutPlaceNames } from "./places.ts";
import { spellings } from "./spellings.ts";

/** Terms that may be written as several words, with their canonical forms. Matched after punctuation is removed. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\be mails?\b/g, "email"],
  [/\be commerces?\b/g, "loja virtual"],
  [/\bchat (?:ro)?bots?\b/g, "chatbot"],
  [/\bwhats app\b/g, "whatsapp"],
  [/\bweb sites?\b/g, "site"],
  [/\b24 ?(?:h|hs|hrs|horas)\b/g, "24 horas"],
  [/\b24 ?x ?7\b/g, "24 7"],
];

/** Replaces each number of six digits or more, because the classifier can't learn each one. */
const LARGE_NUMBER = "999999";

/**
 * Returns a text's words in lower case, without accents or punctuation and separated by single spaces: "Vcs fazem
 * e-mail?" → "voces fazem email". Replaces common abbreviations and misspellings, names of places, large numbers, and
 * each emoji by 👍.
 */
export function normalise(text: string): string {
  const plain = unaccented(text)
    // Shorten "oii" and "siiim": few Portuguese words end in a doubled vowel, and none has the same letter three times
    // in a row.
    .replaceAll(/([aeiou])\1+\b/g, "$1")
    .replaceAll(/([a-z])\1{2,}/g, "$1")
    .replaceAll(/(?<=\d)[.,](?=\d)/g, "")
    .replaceAll(/\d{6,}/g, LARGE_NUMBER)
    .replaceAll("%", " por cento ")
    .replaceAll(/\p{Extended_Pictographic}/gu, " 👍 ")
    .replaceAll(/[^a-z0-9👍]+/gu, " ")
    .trim();
  const joined = JOINED.reduce((whole, [several, one]) => whole.replaceAll(several, one), plain);
  return withoutPlaceNames(joined)
    .split(" ")
    .map((word) => spellings.get(word) ?? word)
    .join(" ");
}
