import { captured } from "./captured.ts";
import { NUMBER, valueOf } from "./numberWords.ts";

const CURRENCY = "(?:reais|real|conto|contos|pila|pilas|dolares|dolar|euros|euro|brl|usd)\\b";
const MONEY = new RegExp(
  `(?:r\\s?\\$|us\\$|u\\$|\\$|€|\\bbrl|\\busd)\\s*(${NUMBER})|(${NUMBER})\\s*(?:de\\s+)?${CURRENCY}`,
  "g",
);

/** Matches a number, or two of a range: "500", "800 a 900", "entre 800 e 900". */
const AMOUNT = new RegExp(
  `\\bentre\\s+(${NUMBER})\\s*e\\s+(${NUMBER})|(${NUMBER})(?:\\s*(?:a|ate|ou|-|–)\\s*(${NUMBER}))?`,
  "g",
);

/** Number of characters before an amount in which a price word is searched. */
const REACH = 80;

/** Words between a price word and its amount: "o preço [fica em torno de] 500". */
const LINKS =
  "(?:\\b(?:e|sao|seria|de|em|por|a|ate|entre|desde|apenas|so|uns|vao|vai|fica|sai|cerca de|aproximadamente|a partir de|em torno de|na faixa de|em media|no minimo|no maximo|mais ou menos)\\s+|[:=–—-]\\s*)";

/** Matches the text before an amount, from a verb such as "custa" to the end: "custa cerca de". */
const AFTER_VERB = new RegExp(
  `\\b(?:custa\\w*|sai (?:a|por)|saem (?:a|por)|fica(?:m|ria|riam)? (?:em|por|entre)|cobramos|cobra|por (?:apenas|so)|a partir de|em torno de|faixa de)\\s+${LINKS}{0,4}$`,
);

/** Matches the text before an amount, from a noun such as "preço" to the end: "preço de um site é". */
const AFTER_NOUN = new RegExp(
  `\\b(?:precos?|valor(?:es)?|custos?|mensalidades?|anuidades?|investimentos?|taxas?|tarifas?|parcelas?|entrada|orcamentos?|assinaturas?|planos?|pacotes?)\\b[^.,;:!?\\d]{0,40}?${LINKS}{1,4}$`,
);

/**
 * Matches text after a number that isn't an amount of money, as in "a partir de 300 clientes". The text is a percent
 * sign, a unit, the rest of a date or time, or a noun. Any other word that ends in "s" counts as a plural noun.
 */
const COUNTED =
  /^(?:\+|[a-z]|[:/]\d|\s*(?:%|por cento|porcento|h\b|hora|dia|semana|mes\b|ano\b|minuto|projeto|cliente|produto|funcionari|pessoa|etapa|pagina|servico|frente|ponto)|\s+(?!(?:mais|menos|mensais|anuais|semanais|fixos|voces|nos|nas|dos|das|aos|as|os|apos|depois|antes|pois|tres|dois|duas)\b)[a-z]+s\b)/;

const YEAR = /^20[23]\d$/;
const BEFORE_YEAR = /(?<!\be )\b(?:em|de|desde|ate|entre)\s+$/;

/** Minimum amount after a noun such as "preço". A smaller number is probably a count: "nossos valores são 3". */
const MIN_AMOUNT = 10;

/** Matches a number at the end of a sentence or before ")". `pricesOf` ignores it without "mil", "milhões" or "k". */
const BARE_THOUSANDS = new RegExp(`(?:^|[\\s:])(${NUMBER})(?=\\s*(?:[.!?…)]|$))`, "g");
const INSTALMENTS = new RegExp(
  `(${NUMBER})\\s*(?:x\\b|vezes\\b|parcelas?\\b)(?!\\s*\\d)(?! (?:mais|menos|por|ao|maior))`,
  "g",
);
const FREE =
  /\b(?:gratis|gratuit[oa]s?|gratuitamente|de graca|sem custos?|custo zero|zero custos?|zero reais|nao cobramos)\b/;

/** Returns the amounts of money in a normalised sentence; "12x" for instalments, "0" for words such as "gratis". */
export function pricesOf(text: string): string[] {
  const amounts = [...text.matchAll(MONEY)].map(([, before, after]) => before ?? after!);
  const thousands = captured(text, BARE_THOUSANDS).filter((number) =>
    /\b(?:mil|k|milhao|milhoes)\b|\dk\b/.test(number),
  );
  return [
    ...[...amounts, ...thousands].map((number) => String(valueOf(number))),
    ...pricedAmountsOf(text),
    ...captured(text, INSTALMENTS).map((number) => `${valueOf(number)}x`),
    ...(FREE.test(text) ? ["0"] : []),
  ];
}

/** Returns the amounts without a currency that follow a price word. */
function pricedAmountsOf(text: string): string[] {
  return [...text.matchAll(AMOUNT)].flatMap(({ 0: whole, index, ...groups }) => {
    const isBetween = groups[1] !== undefined;
    const before = text.slice(Math.max(0, index - REACH), index) + (isBetween ? "entre " : "");
    const isOfVerb = AFTER_VERB.test(before);
    if (!isOfVerb && !AFTER_NOUN.test(before)) return [];
    // `NUMBER` also matches the space after a number in words.
    const end = index + whole.trimEnd().length;
    if (COUNTED.test(text.slice(end, end + 40))) return [];
    const numbers = [groups[1], groups[2], groups[3], groups[4]].flatMap(
      (one) => one?.trim() ?? [],
    );
    return numbers
      .filter((number) => !/^uma?$/.test(number))
      .filter((number) => !(YEAR.test(number) && BEFORE_YEAR.test(before)))
      .map(valueOf)
      .filter((value) => isOfVerb || value >= MIN_AMOUNT)
      .map(String);
  });
}
