const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  catorze: 14,
  quatorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  trezentas: 300,
  quatrocentos: 400,
  quinhentos: 500,
  quinhentas: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
};

const SCALES: Readonly<Record<string, number>> = {
  mil: 1_000,
  milhao: 1_000_000,
  milhoes: 1_000_000,
  k: 1_000,
};

const WORDS = Object.keys(UNITS).join("|");

/**
 * Pattern of a number, in digits or in words, in a text normalised by `plain`: "1.500", "5 mil", "mil e quinhentos",
 * "5k". Bounded repetitions keep it fast on hostile text.
 */
export const NUMBER = `(?:\\d{1,12}(?:[.,]\\d{1,6}){0,4}(?:\\s?(?:mil|milhao|milhoes|k)\\b)?|(?:(?:${WORDS}|mil)\\b(?:\\s{1,2}(?:e\\s{1,2})?)?){1,8}(?:milhao\\b|milhoes\\b)?)`;

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
