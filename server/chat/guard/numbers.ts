const ONES =
  "zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove";
const TENS = "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa";
const HUNDREDS =
  "cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos";

const OTHERS =
  "meio:0.5 meia:0.5 uma:1 duas:2 catorze:14 cem:100 duzentas:200 trezentas:300 quinhentas:500";

const VALUES: Readonly<Record<string, number>> = Object.fromEntries([
  ...ONES.split(" ").map((name, index) => [name, index]),
  ...TENS.split(" ").map((name, index) => [name, 20 + 10 * index]),
  ...HUNDREDS.split(" ").map((name, index) => [name, 100 * (index + 1)]),
  ...OTHERS.split(" ").map((pair) => [pair.split(":")[0], Number(pair.split(":")[1])]),
]);

const WORDS = Object.keys(VALUES).join("|");
const SCALE = String.raw`(?:\s?(?:mil|milhao|milhoes|bilhao|bilhoes|k)\b)`;

/**
 * Pattern of a number in a text normalised by `plain`, in digits or words: "1.500", "5 mil", "mil e quinhentos", "meio
 * milhao". Bounded repetitions keep it fast on hostile text.
 */
export const NUMBER =
  String.raw`(?:\d{1,12}(?:[.,]\d{1,6}){0,4}${SCALE}?` +
  String.raw`|(?:(?:${WORDS}|mil)\b(?:\s(?:e\s)?(?=${WORDS}|mil))?){1,8}${SCALE}?)`;

/** Returns the value of a text that `NUMBER` matches. */
export function valueOf(text: string): number {
  let total = 0;
  let current = 0;
  for (const token of text.match(/\d+(?:[.,]\d+)*|[a-z]+/g) ?? []) {
    const scale = scaleOf(token);
    if (scale > 1) {
      total += (current || 1) * scale;
      current = 0;
    } else current += VALUES[token] ?? digitsOf(token);
  }
  return total + current;
}

function scaleOf(token: string): number {
  if (token.startsWith("milh")) return 1e6;
  if (token.startsWith("bilh")) return 1e9;
  return token === "mil" || token === "k" ? 1e3 : 1;
}

/** Parses digits: "1.500,00" → 1500, "2,5" → 2.5. A dot before three digits separates thousands. */
function digitsOf(digits: string): number {
  const number = digits.replaceAll(/[.](?=\d{3}(?:\D|$))/g, "").replace(",", ".");
  return Number.parseFloat(number) || 0;
}
