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

const CURRENCY_BEFORE = /(?:r ?\$|us?\$|\$|€|£|\bbrl|\busd) ?$/;
const CURRENCY =
  /^ ?(?:de )?(?:reais|real|reaus?|contos?|pilas?|paus?|mangos?|pratas?|centavos?|dolar(?:es)?|euros?|libras?|brl|usd|salarios? minimos?)\b/;
const RATE =
  /^ ?(?:\/ ?(?:mes|ano|h|hr|hora|dia|semana|m)\b|mensais|anuais|(?:por|ao|a) (?:mes|ano)\b)/;
const PRICED = /\b(?:cust\w+|cobr\w+|sai por|precos?|mensalidade|taxa)\b(?: \S+){0,2}[ :=–—-]*$/;
const PERCENT = /^ ?(?:%|por ?cento\b|pct\b|pontos? percentua|(?:em|de) cada (?:dez|cem|\d))/;
const TIMES = /^ ?(?:x(?![a-z])|vezes (?:mais|menos|maior|sem|no cartao)|parcelas?\b)/;
const INSTALMENTS = /\b(?:em|parcel\w+|pag\w+)(?: ate)? $/;
const TIME_UNIT =
  /^ ?(?:a |de )?(d|dia|semana|mes|ano|hora|hrs?|h|min|minuto|segundo|quinzena|bimestre|trimestre|semestre|fi(?:m|ns) de semana)(?:zinh|inh)?(?:[oa]?s|es)?(?![a-z])/;
/** Matches the end of a text after which a time is a term or deadline, not an availability as in "24 horas por dia". */
const TERM =
  /\b(?:em|ate|dentro de|prazos?\b.{0,25}|proxim[ao]s|menos de|mais de|apos|daqui a|lev\w+|demor\w+|dur\w+|garantia\b.{0,15}|por|de|calcul\w+|maximo|minimo|uns|umas) ?(?:ate |cerca de |apenas |so |mais ou menos )?$/;
const CLOCK_BEFORE = /\b(?:d?as|apos as|a partir das|ate as|ate|:) ?$/;
const NOT_CLOCK = /\b(?:em|em ate|em menos de|dentro de|lev\w+|so|apenas|prazos?.{0,12}) ?$/;
const NAMED =
  /\b(?:lei|lgpd|art\w*\.?|decreto|versao|erro|pagina|windows|android|ios|iso|wcag|rfc)(?:,? (?:n\S{0,2}|art\.?))? ?$/;
const YEAR_BEFORE = /(?:\b(?:em|de|desde|ate|entre|e|ano|feliz|para)|©|\d-?) ?$/;

const DELIVERED =
  /\b(?:entreg\w*|pront[oa]s?|conclu\w*|no ar|finaliz\w*|public\w*|lanc\w*|termin\w*|sai\b|comec\w*|inici\w*|implant\w*|instal\w*|receb\w*|tera|vai ter|conseguimos)\b/;
const SCHEDULE = /\b(?:prazos?|previs\w+|cronograma)\b/;
const BEFORE_TERM = new RegExp(`${SCHEDULE.source}[^.,;!?]{0,30}$`);
const WEEKDAY = "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)";
const ANY_WEEKDAY = new RegExp(WEEKDAY, "g");
const MONTH =
  "(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)";
const PERIOD = "(?:semana|quinzena|mes|bimestre|trimestre|semestre|ano)";
/** Matches days and periods, which are terms in a sentence about a delivery. Its groups are their values. */
const DATE = new RegExp(
  [
    String.raw`(?<!${WEEKDAY}(?:[ -]feira)? )(?:\b(?:n?[ao]|para(?: [ao])?|pr[ao]|ate(?: [ao])?|ja|proxim[ao]|n?est[ae]|n?ess[ae])|:) (?:proxim[ao] )?(${WEEKDAY})(?:[ -]feira)?\b(?! (?:a ${WEEKDAY}|etapa|pergunta|fase|vez|parte|opcao)\b)`,
    `\\b(${WEEKDAY})(?:[ -]feira)? (?:que vem|proxim[ao])`,
    `(?<!de )\\b(${WEEKDAY})[ -]feira(?! a )`,
    String.raw`\b(amanha|(?:ainda|sai|fica pront[oa]|entregamos|no ar) hoje|\d{1,2}o? de ${MONTH}|(?:dia|\d{1,2}o|quinto|decimo) (?:dia|\d{1,2})(?! a ))\b`,
    String.raw`(?<![\d/])((?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2])(?:/\d{2,4})?)(?![\d/])`,
  ].join("|"),
  "g",
);
const SPAN = new RegExp(
  [
    `\\b(${PERIOD} que vem|(?:n?est[ae]|n?ess[ae]) ${PERIOD}|(?:proxim|primeir|segund|terceir|quart|ultim)[oa] ${PERIOD}`,
    `(?:inicio|comeco|meio|fim|final) d[oa] ${PERIOD}(?: que vem)?|natal|carnaval|reveillon|ano novo|pascoa|black friday|da noite para o dia`,
    `(?<=(?:\\b(?:em|de|ate|para|e)|:|^) ?)${MONTH}|(?<=(?:\\b(?:em|ate|para)|:|^) ?)20[2-9]\\d(?![.,]?\\d))\\b`,
  ].join("|"),
  "g",
);
const FILLER =
  /\b(?:sim|claro|isso|ja|so|talvez|provavelmente|ainda|la|logo|n?[oa]|em|ate|para|d[eoa]|por|volta|inicio|comeco|meados|meio|fim|final|um|uma)\b|[^a-z]/g;
/** Matches durations without a number. */
const VAGUE =
  /\b(?:(?:em|dentro de|lev\w+|demor\w+|questao de|coisa de|par de|dezenas de)(?: apenas| so| um)? (?:par de |questao de |pouc[oa]s |algum(?:as)? |alguns |uns |umas )?(?:dias|semanas|meses|horas|minutos)(?! uteis de| vagas)|semaninhas?|d ?\+ ?\d+)\b/g;
const FREE =
  /\b(?:gratis|gratuit\w+|de graca|sem custos?|custo zero|nao cobramos|nao custam? nada(?! \w+r\b))\b/;
const OF_PRICE = /\b(?:descontos?|entrada|a vista|precos?|pagamento|parcelas?)\b/;
const PART =
  /\b(?:metade|(?:um|dois) (?:terco|quarto|quinto)s?|o dobro|o triplo|(?:dobr|duplic|triplic|quadruplic)\w{1,6})\b/g;
const PART_OF =
  /\b(?:precos?|valor|descontos?|custos?|entrada|a vista|entrega|vendas|contatos|clientes|faturamento|lucros?|resultados|leads|conversao|suporte|pagamento)\b/;

/** Claims that are read first, each as a whole. */
const WHOLE: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["cnpj", /\b[\da-z]{2}\.[\da-z]{3}\.[\da-z]{3}\/[\da-z]{4}-\d{2}\b/g],
  [
    "phone",
    /(?<![\d/.])(?:(?:\+?\d{1,3}[ .-]?)?(?:\(\d{2,3}\)|\d{2,3})?[ .-]{0,2}\d{4,5}[ .-]\d{4}(?!\d)|\+?\d{8,13}(?![\d/])|0[38]00[ .-]?\d{3,4}[ .-]?\d{0,4})/g,
  ],
  ["phone", /(?:\b(?:zero|um|dois|tres|quatro|cinco|seis|meia|sete|oito|nove)\b[ ,.-]*){6,}/g],
  ["term", VAGUE],
];
const IGNORED =
  /\b(?:24 ?(?:\/|x|por) ?7|7 dias (?:por|da|na) semana|mil (?:desculpas|perdoes)|\d{1,2}: ?\d\d|d?as \d{1,2} (?:as|ate)(?: as)? \d{1,2})\b/g;
const FIGURE = new RegExp(`(?<![a-z\\d]|\\d[.,/:]|[a-z]-)${NUMBER}`, "g");
const NOUN =
  /^ (?:de )?(?!mais|menos|apos|antes|depois|mensais|anuais|fixos|nos|nas|aos|dos|das|tres|dois|duas)([a-z]{2,}s)\b/;

/**
 * Returns what a sentence without addresses claims, as keys of kind, value and unit. Equal keys are the same claim:
 * "R$ 1.500,00" and "mil e quinhentos reais" are both "money 1500". A day is a claim only in a sentence about a
 * delivery, or as the visitor's own.
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
  const add = (kind: string, found: Iterable<string> | null) => {
    for (const one of found ?? []) claims.push(`${kind} ${one}`);
  };
  const isAlone = text.replaceAll(SPAN, "").replaceAll(FILLER, "") === "";
  const isScheduled = SCHEDULE.test(text);
  const isDelivery = isVisitors || DELIVERED.test(text);
  for (const match of text.matchAll(DATE)) {
    const value = match.slice(1).find(Boolean);
    const isTerm = isDelivery || BEFORE_TERM.test(text.slice(0, match.index + 1));
    if (isTerm) claims.push(`date ${value}`);
  }
  if (isVisitors) add("date", text.match(ANY_WEEKDAY));
  if (isDelivery || isScheduled || isAlone) add("date", text.match(SPAN));
  if (PART_OF.test(text)) add("part", text.match(PART));
  if (FREE.test(text)) claims.push(/\bcvv\b|\b188\b/.test(text) ? "free call" : "free");
  text = text.replaceAll(DATE, " ");
  const isOfPrice = OF_PRICE.test(text);
  for (const { 0: match, index } of text.matchAll(FIGURE)) {
    const end = index + match.trimEnd().length;
    const claim = figureOf(match.trim(), {
      before: text.slice(Math.max(0, index - NEARBY), index),
      after: text.slice(end, end + NEARBY),
      isOfPrice,
    });
    if (claim !== undefined) claims.push(claim);
  }
  return [...new Set(claims)];
}

interface Around {
  before: string;
  after: string;
  /** Whether the sentence is about a price. */
  isOfPrice: boolean;
}

/** Returns the claim of a number; undefined for small counts, times of day, years and numbers in names. */
function figureOf(number: string, around: Around): string | undefined {
  const { before, after } = around;
  const value = valueOf(number);
  const isArticle = /^uma?$/.test(number);
  if (CURRENCY_BEFORE.test(before) || CURRENCY.test(after)) return `money ${value}`;
  if (PERCENT.test(after)) return `${around.isOfPrice ? "discount" : "percent"} ${value}`;
  const [, unit] = TIME_UNIT.exec(after) ?? [];
  if (unit !== undefined) return timeOf(value, unit, around, isArticle);
  if (isArticle || value === 0.5) return undefined;
  if (TIMES.test(after) || (/^ vezes\b/.test(after) && INSTALMENTS.test(before)))
    return `${value} x`;
  if (RATE.test(after)) return `money ${value}`;
  const isYear = /^(?:19|20)\d\d$/.test(number) && YEAR_BEFORE.test(before);
  if (isYear && /\bdesde $/.test(before)) return `since ${value}`;
  if (isYear || NAMED.test(before)) return undefined;
  const [, noun] = NOUN.exec(after.replace(/^\+/, "")) ?? [];
  const isSmall = value <= MAX_SMALL_COUNT && !/,\d|\.\d\d$/.test(number);
  if (noun !== undefined) return isSmall ? undefined : `${value} ${noun.slice(0, 5)}`;
  if (/\bprazos?\b[^.,;!?]{0,30}[:=|–—-] ?$/.test(before)) return `term ${value}`;
  if (isSmall) return PRICED.test(before) && !/^[a-z]/.test(after) ? `money ${value}` : undefined;
  if (/^[a-z]/.test(after)) return undefined;
  return after.startsWith("+") || /\bmais de $/.test(before) ? `${value}+` : `${value}`;
}

/** Returns the claim of a number with a unit of time; undefined for a time of day and for "um dia" as in "one day". */
function timeOf(value: number, unit: string, { before, after }: Around, isArticle: boolean) {
  // "3D", as in "modelos 3D".
  if (unit === "d" && value <= 3) return undefined;
  const name = unit.startsWith("h") ? "hora" : unit === "d" ? "dia" : unit;
  const isClock = CLOCK_BEFORE.test(before) || (unit === "h" && value <= 24);
  if (name === "hora" && isClock && !NOT_CLOCK.test(before)) return undefined;
  const isTerm = TERM.test(before);
  const isWhole = !/[a-z]/.test(before + after.replace(TIME_UNIT, ""));
  const isMeasured = isTerm || isWhole || / e mei[oa]\b/.test(after) || /[:=–—-] ?$/.test(before);
  return isArticle && !isMeasured ? undefined : `${isTerm ? "term" : "time"} ${value} ${name}`;
}

export function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, "");
}
