import { unaccented } from "../../../src/shared/unaccented.ts";
import { NUMBER, valueOf } from "./numbers.ts";

/** Largest number that may count steps or listed things without a source. */
const MAX_SMALL_COUNT = 12;

/** Length of the text before and after a number that tells its unit, in UTF-16 code units. */
const NEARBY = 40;

/** Normalises a text: lower case, single spaces, no accents, no marks of emphasis. */
export function plain(text: string): string {
  return unaccented(text)
    .replaceAll(/[*_`~]/g, "")
    .replaceAll(/\s+/g, " ");
}

const WEEKDAY = "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:[ -]feira)?";
const MONTH =
  "(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)";
const PERIOD = "(?:semana|quinzena|mes|bimestre|trimestre|semestre|ano)";
const ORDINAL = "(?:n?est|n?ess|proxim|primeir|segund|terceir|quart|ultim)[ao]";

/** Figures of the assistant's availability, ranges of weekdays, goodbyes and idioms. */
const IGNORED = new RegExp(
  String.raw`\b(?:24 ?(?:/|x|por) ?7|24 ?h(?:oras)? por dia|7 dias (?:por|da|na) semana|mil (?:desculpas|perdoes))\b` +
    String.raw`|\b${WEEKDAY} (?:a|ate) ${WEEKDAY}\b|^\W*(?:ate|boa|bom) (?:a )?(?:amanha|${WEEKDAY})\W*$`,
  "g",
);

/** Matches a point in time. It is a deadline only in a sentence about a delivery, or alone. */
const WHEN = new RegExp(
  [
    String.raw`\b${WEEKDAY}\b(?! (?:etapa|fase|vez|parte|opcao|pergunta))`,
    String.raw`\b(?:amanha|(?<!\bate )hoje|dia \d{1,2}|\d{1,2}o dia)\b(?! a )`,
    String.raw`(?:\b\d{1,2}o? de |(?<=\b(?:em|de|ate|para) |: ?|^))${MONTH}\b`,
    String.raw`(?<![\d/])(?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2])(?:/\d{2,4})?(?![\d/])`,
    `\\b(?:${PERIOD} que vem|(?:${ORDINAL}|(?:inicio|comeco|meio|fim|final) d[oae]) ${PERIOD})\\b`,
    String.raw`\b(?:natal|carnaval|reveillon|ano novo|pascoa|black friday|da noite para o dia)\b`,
    String.raw`(?<=\b(?:em|ate|para) |: ?|^)20[2-9]\d\b(?![.,]?\d)`,
  ].join("|"),
  "g",
);
const OF_DELIVERY =
  /\b(?:entreg\w*|pront[oa]s?|conclu\w*|no ar|finaliz\w*|public\w*|lanc\w*|termin\w*|sai\b|comec\w*|inici\w*|implant\w*|instal\w*|receb\w*|tera|vai ter|conseguimos|prazos?|previs\w+|cronograma)\b/;

/** Claims that are found as a whole. A phone number is its digits. */
const WHOLE: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["cnpj", /\b[\da-z]{2}\.[\da-z]{3}\.[\da-z]{3}\/[\da-z]{4}-\d{2}\b/g],
  [
    "phone",
    /(?<![\d/.])(?:(?:\+?\d{1,3}[ .-]?)?(?:\(\d{2,3}\)|\d{2,3})?[ .-]{0,2}\d{4,5}[ .-]\d{4}(?!\d)|\+?\d{8,13}(?![\d/])|0[38]00[ .-]?\d{3,4}[ .-]?\d{0,4})/g,
  ],
  ["phone", /(?:\b(?:zero|um|dois|tres|quatro|cinco|seis|meia|sete|oito|nove)\b[ ,.-]*){6,}/g],
  [
    "part",
    /\b(?:metade|(?:um|dois) (?:terco|quarto|quinto)s?|o dobro|o triplo|(?:dobr|duplic|triplic|quadruplic)\w{1,6})\b/g,
  ],
  [
    "time",
    /\b(?:(?:pouc[oa]s|algu(?:ns|mas)|uns|umas|questao de|coisa de|par de|dezenas de|lev\w+|demor\w+) (?:dias|semanas|meses|horas|minutos)|semaninhas?|d ?\+ ?\d+)\b/g,
  ],
];

/** The CVV's number alone is free. */
const FREE =
  /^(?!.*\b(?:cvv|188)\b).*\b(?:gratis|gratuit\w+|de graca|sem custos?|custo zero|nao cobramos|nao custam? nada(?! \w+r\b))/;

const FIGURE = new RegExp(`(?<![a-z\\d]|\\d[.,/:]|[a-z]-)${NUMBER}`, "g");
const MONEY_BEFORE = /(?:r ?\$|us?\$|\$|€|£|\bbrl|\busd) ?$/;
const MONEY =
  /^ ?(?:(?:de )?(?:reais|real|contos?|pilas?|paus?|mangos?|pratas?|centavos?|dolar(?:es)?|euros?|libras?|brl|usd|salarios? minimos?)\b|\/ ?(?:mes|ano|h|hora|dia|semana)\b|mensais|anuais|(?:por|ao|a) (?:mes|ano)\b)/;
const PERCENT = /^ ?(?:%|por ?cento\b|pct\b|pontos? percentua|(?:em|de) cada (?:dez|cem|\d))/;
const OF_PRICE = /\b(?:descontos?|entrada|a vista|precos?|pagamento|parcelas?)\b/;
const TIMES = /^ ?(?:x(?![a-z])|vezes\b|parcelas?\b)/;
const TIME =
  /^ ?(?:a |de )?(d|dia|semana|mes|ano|hora|hrs?|h|min|minuto|segundo|quinzena|bimestre|trimestre|semestre|fi(?:m|ns) de semana)(?:zinh|inh)?(?:[oa]?s|es)?(?![a-z])/;
const AMOUNT_BEFORE =
  /\b(?:cust\w+|cobr\w+|sai por|precos?|mensalidade|taxa|prazos?)\b[^.,;!?]{0,20}$/;
/** Matches the text before "um dia" if that is a duration. */
const DURATION =
  /(?:\b(?:em|ate|apos|daqui a|lev\w+|demor\w+|dur\w+|por|de|maximo|minimo|uns|umas|apenas|so)|[:=–—-]) ?$/;
const NAMED = /\b(?:lei|lgpd|art\w*\.?|decreto|versao|windows|android|iso|rfc)(?:,? n\S{0,2})? ?$/;
const YEAR_BEFORE = /(?:\b(?:em|de|ate|entre|e|ano|feliz|para)|©|\d-?) ?$/;
const NOUN = /^\+? (?:de )?(?!mais|menos|apos|antes|depois|nos|nas|aos|dos|das)([a-z]{2,}s)\b/;

/**
 * Returns what a sentence without addresses claims: keys of kind or unit, and value. Equal keys are the same claim:
 * "R$ 1.500,00" and "mil e quinhentos reais" are both "money 1500". In the visitor's words any date counts.
 */
export function claimsOf(sentence: string, isVisitors = false): string[] {
  const claims: string[] = [];
  let text = sentence.replaceAll(IGNORED, " ");
  for (const [kind, pattern] of WHOLE) {
    text = text.replaceAll(pattern, (match) => {
      claims.push(`${kind} ${(kind === "phone" && digitsIn(match)) || match.trim()}`);
      return " ";
    });
  }
  if (FREE.test(text)) claims.push("free");
  const isAlone = !/[a-z]{5}|\d/.test(text.replaceAll(WHEN, ""));
  const isDeadline = isVisitors || isAlone || OF_DELIVERY.test(text);
  text = text.replaceAll(WHEN, (match) => {
    if (isDeadline) claims.push(`date ${match.replace(/[ -]feira/, "")}`);
    return " ";
  });
  for (const { 0: match, index } of text.matchAll(FIGURE)) {
    const end = index + match.trimEnd().length;
    const before = text.slice(Math.max(0, index - NEARBY), index);
    const unit = unitOf(match.trim(), before, text.slice(end, end + NEARBY), OF_PRICE.test(text));
    if (unit !== undefined) claims.push(`${unit} ${valueOf(match)}`.trim());
  }
  return [...new Set(claims)];
}

/** Returns the unit of a number, "" if it has none; undefined for what needs no source: small counts, years, names. */
function unitOf(number: string, before: string, after: string, isOfPrice: boolean) {
  const value = valueOf(number);
  const isArticle = /^uma?$/.test(number);
  if (MONEY_BEFORE.test(before) || (!isArticle && MONEY.test(after))) return "money";
  if (PERCENT.test(after)) return isOfPrice ? "discount" : "percent";
  const [, noun] = NOUN.exec(after) ?? [];
  const [, time] = TIME.exec(after) ?? [];
  if (time !== undefined) {
    const isIdiom = isArticle && !DURATION.test(before) && !/^ [a-z]+\W*$/.test(before + after);
    // "3D", as in "modelos 3D".
    if (isIdiom || (time === "d" && value <= 3)) return undefined;
    return time.startsWith("h") ? "hora" : time.replace(/^d$/, "dia");
  }
  if (noun === undefined && value <= 24 && /\bd?as $/.test(before)) return "hora";
  if (isArticle || value === 0.5 || NAMED.test(before)) return undefined;
  if (TIMES.test(after)) return "x";
  if (/^(?:19|20)\d\d$/.test(number) && YEAR_BEFORE.test(before)) return undefined;
  if (value <= MAX_SMALL_COUNT && !/,\d|\.\d\d$/.test(number))
    return noun === undefined && AMOUNT_BEFORE.test(before) ? "" : undefined;
  if (noun !== undefined) return noun.slice(0, 5);
  if (/^[a-z]/.test(after)) return undefined;
  return after.startsWith("+") ? "+" : "";
}

export function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, "");
}
