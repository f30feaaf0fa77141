/** Values of the names of numbers, in lower case and without accents. */
const VALUES = values(
  "zero:0 um:1 uma:1 dois:2 duas:2 tres:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 " +
    "onze:11 doze:12 treze:13 catorze:14 quatorze:14 quinze:15 dezesseis:16 dezessete:17 " +
    "dezoito:18 dezenove:19 vinte:20 trinta:30 quarenta:40 cinquenta:50 sessenta:60 setenta:70 " +
    "oitenta:80 noventa:90 cem:100 cento:100 duzentos:200 duzentas:200 trezentos:300 trezentas:300 " +
    "quatrocentos:400 quinhentos:500 quinhentas:500 seiscentos:600 setecentos:700 oitocentos:800 " +
    "novecentos:900 meio:0.5 meia:0.5",
);
const SCALES = values("k:1e3 mil:1e3 milhao:1e6 milhoes:1e6 bilhao:1e9 bilhoes:1e9");

const NAME = `(?:${[...VALUES.keys(), "mil"].join("|")})\\b`;
const SCALE = `(?:\\s?(?:${[...SCALES.keys()].join("|")})\\b)`;

/**
 * Pattern of a number in lower-case text without accents, in digits or words: "1.500", "5 mil", "mil e quinhentos", "meio
 * milhao"; not of an article. Bounded repetitions keep it fast on hostile text.
 */
export const NUMBER =
  String.raw`(?:\d{1,12}(?:[.,]\d{1,6}){0,4}${SCALE}?` +
  String.raw`|(?!uma?\b(?!${SCALE}))(?:${NAME}(?:\s(?:e\s)?(?=${NAME}))?){1,8}${SCALE}?)`;

/** Returns the value of the number in a text; 0 without one. */
export function valueOf(text: string): number {
  let total = 0;
  let current = 0;
  for (const token of text.match(/\d+(?:[.,]\d+)*|[a-z]+/g) ?? []) {
    const scale = SCALES.get(token);
    // A dot before three digits separates thousands: "1.500,00" → 1500.
    const digits = token.replaceAll(/[.](?=\d{3}(?:\D|$))/g, "").replace(",", ".");
    if (scale === undefined) current += VALUES.get(token) ?? (Number.parseFloat(digits) || 0);
    else [total, current] = [total + (current || 1) * scale, 0];
  }
  return total + current;
}

function values(pairs: string): Map<string, number> {
  return new Map(pairs.split(" ").map((pair) => [pair.split(":")[0]!, Number(pair.split(":")[1])]));
}
