import { captured, matchesOf, oneOf } from "./captured.ts";
import { HAS_NUMBER, NUMBER, valueOf } from "./numberWords.ts";

const CURRENCY = String.raw`${oneOf(
  "reais|real|reaus?|contos?|pilas?|paus?|mangos?|pratas?|merreis|centavos?",
  "dolares|dolar|euros|euro|libras esterlinas|brl|usd|salarios? minimos?",
)}\b`;
const MONEY = new RegExp(
  `(?:r\\s?\\$|us\\$|u\\$|\\$|€|£|\\bbrl|\\busd)\\s*(${NUMBER})|(${NUMBER}|mei[oa])\\s*(?:de\\s+)?${CURRENCY}`,
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
const LINKS = String.raw`(?:\b${oneOf(
  "e|sao|seria|de|em|por|a|ate|entre|desde|apenas|so|uns|vao|vai|fica|sai|cerca de|aproximadamente",
  "a partir de|em torno de|na faixa de|em media|no minimo|no maximo|mais ou menos",
)}\s+|[:=–—-]\s*)`;

/** Matches the text before an amount, from a verb such as "custa" to the end: "custa cerca de". */
const AFTER_VERB = new RegExp(
  String.raw`\b${oneOf(
    String.raw`custa\w*|sai (?:a|por)|saem (?:a|por)|fica(?:m|ria|riam)? (?:em|por|entre)|cobramos|cobra`,
    "por (?:apenas|so)|a partir de|em torno de|faixa de",
  )}\s+${LINKS}{0,4}$`,
);

/** Matches the text before an amount, from a noun such as "preço" to the end: "preço de um site é". */
const AFTER_NOUN = new RegExp(
  String.raw`\b${oneOf(
    "precos?|valor(?:es)?|custos?|mensalidades?|anuidades?|investimentos?|taxas?|tarifas?",
    "parcelas?|entrada|orcamentos?|assinaturas?|planos?|pacotes?",
  )}\b[^.,;:!?\d]{0,40}?${LINKS}{1,4}$`,
);

/**
 * Matches text after a number that isn't an amount of money, as in "a partir de 300 clientes". The text is a percent
 * sign, a unit, the rest of a date or time, or a noun. Any other word that ends in "s" counts as a plural noun.
 */
const COUNTED = new RegExp(
  String.raw`^(?:\+|[a-z]|[:/]\d|\s*${oneOf(
    String.raw`%|por cento|porcento|h\b|hora|dia|semana|mes\b|ano\b|minuto`,
    "projeto|cliente|produto|funcionari|pessoa|etapa|pagina|servico|frente|ponto",
  )}|\s+(?!${oneOf(
    "mais|menos|mensais|anuais|semanais|fixos|voces|nos|nas|dos|das|aos|as|os",
    "apos|depois|antes|pois|tres|dois|duas",
  )}\b)[a-z]+s\b)`,
);

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
/** Matches instalments with their amount: "12x 150", "10x de 99". Not "24x7". */
const INSTALMENTS_OF = /(?<![\d.,])(?!24 ?x ?7\b)(\d{1,2}) ?x ?(?:de |sem juros de )?\d/g;
/** Matches a number with the period it is paid for: "99/mês", "80 por hora", "150 mensais". */
const RATE = new RegExp(
  String.raw`(${NUMBER})\s*${oneOf(
    String.raw`/ ?(?:mes|ano|h|hr|hora|dia|semana|m)\b`,
    String.raw`mensais\b|anuais\b|(?:reais )?(?:por|ao|a) (?:mes|ano|hora)\b`,
  )}`,
  "g",
);
/** Matches round amounts in colloquial words: "quinhentão", "duzentinhos". */
const COLLOQUIAL =
  /\b(?:centao|quinhentao|milao|milzinho|(?:duz|trez|quatroc|quinh|seisc|setec|oitoc|novec)entinh[oa]s)\b/g;
const FREE = new RegExp(
  String.raw`\b${oneOf(
    "gratis|gratuit[oa]s?|gratuitamente|de graca",
    "sem custos?|custo zero|zero custos?|zero reais|nao cobramos",
    // Not "não custa nada perguntar".
    String.raw`nao custam? nada\b(?! \w+[aei]r\b)`,
  )}\b`,
);

/** Returns the amounts of money in a normalised sentence; "12x" for instalments, "0" for words such as "gratis". */
export function pricesOf(text: string): string[] {
  const free = FREE.test(text) ? ["0"] : [];
  const money = matchesOf(text, MONEY).map(([, before, after]) =>
    String(valueOf(before ?? after!)),
  );
  const instalments = captured(text, INSTALMENTS).map((number) => `${valueOf(number)}x`);
  const marked = [...money, ...instalments, ...(text.match(COLLOQUIAL) ?? []), ...free];
  if (!HAS_NUMBER.test(text)) return marked;
  const thousands = captured(text, BARE_THOUSANDS).filter((number) =>
    /\b(?:mil|k|milhao|milhoes)\b|\dk\b/.test(number),
  );
  return [
    ...marked,
    ...[...thousands, ...captured(text, RATE)].map((number) => String(valueOf(number))),
    ...pricedAmountsOf(text),
    ...captured(text, INSTALMENTS_OF).map((number) => `${number}x`),
  ];
}

const ANY_NUMBER = new RegExp(NUMBER, "g");
const SINCE_YEAR = /\b(?:desde|em)\s+$/;

/** Returns the numbers in a visitor's normalised text that may be amounts of money: not counts, years or "um". */
export function amountsOf(text: string): number[] {
  return matchesOf(text, ANY_NUMBER).flatMap(({ 0: number, index }) => {
    const end = index + number.trimEnd().length;
    const isCount = COUNTED.test(text.slice(end, end + 40));
    const isYear = /^(?:19|20)\d\d$/.test(number) && SINCE_YEAR.test(text.slice(0, index));
    return isCount || isYear || /^uma?\s*$/.test(number) ? [] : [valueOf(number)];
  });
}

/** Returns the amounts without a currency that follow a price word. */
function pricedAmountsOf(text: string): string[] {
  return matchesOf(text, AMOUNT).flatMap(({ 0: whole, index, ...groups }) => {
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
