import { MONTHS } from "./deadlines.ts";
import { matchesOf } from "./captured.ts";
import { MAX_SMALL_COUNT, MAY_BE_LARGE, NUMBER, valueOf } from "./numberWords.ts";

/** A number in a sentence, with the text around it. */
export interface Figure {
  value: string;
  /** Text before and after the number, up to `NEARBY` characters each. */
  before: string;
  after: string;
}

/** Length of the text around a number that decides its meaning, in UTF-16 code units. */
const NEARBY = 40;

/** Names that have a number: "LGPD, art. 19", "Android 15", "erro 404". */
const NUMBERED =
  String.raw`lei|lgpd|decreto|art(?:igos?)?\.?|iso|iec|nbr|wcag|versao|` +
  "windows|android|ios|php|node|python|java|erro|rfc|utf";

/** Matches numbers that neither count nor cost anything: times, dates, laws, versions, sizes on a screen. */
const NO_FIGURE = new RegExp(
  [
    String.raw`\b24 ?(?:/|x|por) ?7\b`,
    String.raw`\b(?:[01]?\d|2[0-4])(?: ?:\d{2}\b| ?h(?:\d{2}|s|rs|oras?)?\b)`,
    // "das 9 às 18", not "as 20 lojas".
    String.raw`\bd?as \d{1,2}(?= (?:as|ou|e|da|n[oa]s?|aos?|de segunda)\b|[.,;)!?]| ?$)`,
    String.raw`(?<![\d.,/])(?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2])(?:/\d{2,4})?(?![\d.,]*\d)`,
    String.raw`\b\d{1,2} de (?:${MONTHS})\b`,
    String.raw`\b(?:dia|passo|item) \d{1,2}\b`,
    String.raw`\b(?:19|20)\d{2}[ -]{1,3}20\d{2}\b`,
    String.raw`(?:(?<=\b(?:em|de|desde|ate|entre|e|ano|feliz) )|(?<=©\s?))(?:19[89]|20[0-3])\d(?![.,]?\d)\b`,
    String.raw`\b404\b`,
    String.raw`\b\d{3,4} ?x ?\d{3,4}\b|\b\d[\d.]{0,8} ?(?:caracteres|pixels?|px)\b`,
    String.raw`\b(?:${NUMBERED})(?: n[o.]{0,2})?[ /-]{0,2}\d[\d./-]{0,20}`,
    String.raw`\b\d{1,2}(?= da (?:lgpd|lei)\b)`,
    String.raw`\b(?:em|resolucao|tela|videos?|imagens?) 4k\b`,
    String.raw`\b(?:nota|a) mil\b|\bmil (?:desculpas|perdoes|maravilhas|obrigad\w{1,3}|e uma?)\b`,
    // Its number remains.
    String.raw`\bpor cento\b`,
  ].join("|"),
  "g",
);

const FIGURE = new RegExp(`(?<![a-z\\d]|\\d[.,/]|[a-z]-)(${NUMBER})(?![a-z\\d])`, "g");

/** Matches decimals as in an amount of money, not as in a version: "9,9" and "9.90", not "2.1". */
const DECIMALS = /,\d|\.\d\d$/;

/** Returns the numbers in a normalised sentence that need a source, because they aren't small counts. */
export function figuresIn(sentence: string): Figure[] {
  if (!MAY_BE_LARGE.test(sentence)) return [];
  const text = sentence.replaceAll(NO_FIGURE, " ");
  return matchesOf(text, FIGURE).flatMap(({ 1: match = "", index }) => {
    const number = match.trim();
    const value = valueOf(number);
    if (value <= MAX_SMALL_COUNT && !DECIMALS.test(number)) return [];
    const end = index + number.length;
    return {
      value: String(value),
      before: text.slice(Math.max(0, index - NEARBY), index),
      after: text.slice(end, end + NEARBY),
    };
  });
}
