import { oneOf } from "./captured.ts";

/** Names of the numbers from 0 to 19, of the tens from 20, and of the hundreds, in order. */
const ONES =
  "zero um dois tres quatro cinco seis sete oito nove dez " +
  "onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove";
const TENS = "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa";
const HUNDREDS =
  "cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos";

const UNITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(ONES.split(" ").map((name, index) => [name, index])),
  ...Object.fromEntries(TENS.split(" ").map((name, index) => [name, 20 + 10 * index])),
  ...Object.fromEntries(HUNDREDS.split(" ").map((name, index) => [name, 100 * (index + 1)])),
  // Other forms of the same numbers.
  uma: 1,
  duas: 2,
  catorze: 14,
  cem: 100,
  duzentas: 200,
  trezentas: 300,
  quinhentas: 500,
};

const SCALES: Readonly<Record<string, number>> = {
  mil: 1_000,
  milhao: 1_000_000,
  milhoes: 1_000_000,
  k: 1_000,
};

/** Largest number that may count steps or listed things in any context. */
export const MAX_SMALL_COUNT = 12;

const WORDS = Object.keys(UNITS).join("|");

/**
 * Pattern of a number, in digits or in words, in a text normalised by `plain`: "1.500", "5 mil", "mil e quinhentos",
 * "5k". Bounded repetitions keep it fast on hostile text.
 */
export const NUMBER = oneOf(
  String.raw`\d{1,12}(?:[.,]\d{1,6}){0,4}(?:\s?(?:mil|milhao|milhoes|k)\b)?`,
  String.raw`(?:(?:${WORDS}|mil)\b(?:\s{1,2}(?:e\s{1,2})?)?){1,8}(?:milhao\b|milhoes\b)?`,
);

const wordsAbove = (limit: number) =>
  [...Object.keys(UNITS).filter((word) => UNITS[word]! > limit), ...Object.keys(SCALES)].join("|");

/** Matches a text with a number in digits or in words above one: not with "um" and "uma", which are often articles. */
export const HAS_NUMBER = new RegExp(`\\d|\\b(?:zero|${wordsAbove(1)})\\b`);

/** Matches a text that may contain a number above `MAX_SMALL_COUNT` or a decimal. */
export const MAY_BE_LARGE = new RegExp(
  `\\d(?:[\\d.,]|k\\b)|\\b(?:${wordsAbove(MAX_SMALL_COUNT)})\\b`,
);

/** Returns the value of a text that `NUMBER` matches. */
export function valueOf(text: string): number {
  let total = 0;
  let current = 0;
  for (const token of text.match(/\d+(?:[.,]\d+)*|[a-z]+/g) ?? []) {
    const scale = SCALES[token];
    if (scale !== undefined) {
      total += (current || 1) * scale;
      current = 0;
    } else if (/^\d/.test(token)) {
      current += digitsOf(token);
    } else {
      current += UNITS[token] ?? 0;
    }
  }
  return total + current;
}

/** Parses digits: "1.500,00" → 1500, "2,5" → 2.5, "3.5" → 3.5. A dot before three digits separates thousands. */
function digitsOf(digits: string): number {
  const plain = digits.replaceAll(/[.](?=\d{3}(?:\D|$))/g, "").replace(",", ".");
  return Number.parseFloat(plain);
}
