import { unaccented } from "../../../src/shared/unaccented.ts";
import { NUMBER, valueOf } from "./numbers.ts";

const { raw } = String;

/** Largest number that may count steps or listed things without a source. */
const MAX_SMALL_COUNT = 12;

const WEEKDAY = "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:[ -]feira)?";
const MONTH =
  "(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)";

/** A point in time. It is a deadline in a sentence about a delivery, or alone. */
const DATE =
  raw`\b${WEEKDAY}\b(?! (?:etapa|fase|vez|parte|opcao|pergunta))` +
  raw`|\b(?:amanha|(?<!\bate )hoje|dia \d{1,2})\b(?! a )` +
  raw`|(?:\b\d{1,2}o? de |(?<=\b(?:em|de|ate|para) |: ?|^))${MONTH}\b` +
  raw`|(?<![\d/])(?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2])(?:/\d{2,4})?(?![\d/])` +
  raw`|\b(?:fim d[oae]|nest[ae]|proxim[ao]) (?:semana|mes|ano)\b|\b(?:semana|mes|ano) que vem\b` +
  raw`|(?<=(?:\b(?:em|de|ate|entre|e|ano|feliz|para)|©) )(?:19|20)\d\d(?![.,]?\d| [a-z]+s\b)`;
const DELIVERY =
  /\b(?:entreg\w*|pront[oa]s?|conclu\w*|no ar|finaliz\w*|public\w*|lanc\w*|termin\w*|sai|comec\w*|inici\w*|implant\w*|instal\w*|receb\w*|tera|vai ter|conseguimos|prazos?|previs\w+|cronograma)\b/;

const DURATION = raw`(?:\b(?:em|ate|apos|daqui a|lev\w{1,4}|demor\w{1,4}|dur\w{1,4}|por|de|apenas|so)|[:=–—-]) ?`;
const FEW = raw`\b(?:pouc[oa]s|algu(?:ns|mas)|uns|umas|questao de)`;

/** Returns the pattern of a unit of time after a number, or after an article if that is a duration or stands alone. */
const time = (unit: string): string =>
  raw`(?:${NUMBER}|${FEW}) ?(?:a |de )?(?:${unit})(?![a-z])` +
  raw`|\b(?=um)(?<=${DURATION})uma? (?:${unit})(?![a-z])|\b(?=um)(?<=^\W*)uma? (?:${unit})(?=\W*$)`;

/** Claims by kind. Where several begin at the same place, the first counts. */
const CLAIM = new RegExp(
  Object.entries({
    // Figures of the assistant's availability, ranges of weekdays, goodbyes, idioms and laws need no source.
    ignored:
      raw`\b(?:24 ?(?:/|x|por) ?7|24 ?h(?:oras)? por dia|7 dias (?:por|da|na) semana)\b` +
      raw`|\b${WEEKDAY} (?:a|ate) ${WEEKDAY}\b|(?<=^\W*(?:ate|boa|bom) (?:a )?)(?:amanha|${WEEKDAY})(?=\W*$)` +
      raw`|\bmil (?:desculpas|perdoes)\b|\b(?:lei|decreto) (?:n\S{0,2} )?[\d./]+`,
    phone:
      raw`(?<![\d/.])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{2,3}\)|\d{2,3})?[ .-]{0,2}\d{4,5}[ .-]\d{4}(?!\d)` +
      raw`|(?<![\d/.])(?:\+?\d{8,13}(?![\d/])|0[38]00[ .-]?\d{3,4}[ .-]?\d{0,4})` +
      raw`|(?:\b(?:zero|um|dois|tres|quatro|cinco|seis|meia|sete|oito|nove)\b[ ,.-]*){6,}`,
    // The CVV's number alone is free.
    free:
      raw`\b(?=[gdsc])(?<!\b(?:cvv|188)\b.{0,80})(?:gratis|gratuit\w+|de graca|sem custos?|custo zero)\b(?!.{0,80}\b(?:cvv|188)\b)` +
      raw`|\bnao (?:cobramos|custam? nada(?! \w+r\b))`,
    money:
      raw`(?:r ?\$|us?\$|\$|€|£) ?${NUMBER}|${NUMBER} ?(?:/|por|ao) ?(?:mes|ano|hora|dia|semana)\b` +
      raw`|${NUMBER} ?(?:de )?(?:reais|contos?|paus?|dolar(?:es)?|euros?|libras?|salarios? minimos?)\b`,
    percent:
      raw`${NUMBER} ?(?:%|por ?cento\b|pontos? percentua|(?:em|de) cada (?:dez|cem|\d))` +
      raw`|\b(?:metade|(?:um|dois) tercos?|o dobro|o triplo|(?:dobr|duplic|triplic)\w{1,6})\b`,
    times: raw`${NUMBER} ?(?:x(?![a-z])|vezes\b|parcelas?\b)`,
    date: DATE,
    hour: raw`${time("h(?:oras?|rs?|\\d\\d)?")}|(?<=\bd?as )${NUMBER}(?::\d\d)?(?![\w:]| [a-z]{2,}s\b)`,
    day: raw`${time("d(?:ias?)?")}|\bd ?\+ ?${NUMBER}`,
    week: time("semanas?|semaninhas?"),
    month: time("mes(?:es)?"),
    year: time("anos?"),
    period: time("segundos?|min(?:utos?)?|quinzenas?|(?:bi|tri|se)mestres?|fi(?:m|ns) de semana"),
    number:
      raw`(?<![a-z])(?=${NUMBER})(?<=\b(?:cust\w+|cobr\w+|sai por|precos?|mensalidade|taxa|prazos?)\b[^.,;!?\d]{0,20}?)` +
      raw`(?!20\d\d\b)${NUMBER}(?![\w+]| [a-z]{2,}s\b)`,
    count:
      raw`(?<![a-z\d]|\d[.,/:]|[a-z]-)(?!mei[oa]\b)${NUMBER}(?<plus>\+)?` +
      raw`(?: (?:de )?(?!mais|menos|apos|antes|depois|nos|nas|aos|dos|das)(?<noun>[a-z]{2,}s)\b)?(?![a-z\d])`,
  })
    .map(([kind, source]) => `(?<${kind}>${source})`)
    .join("|"),
  "g",
);

/**
 * Returns what a sentence without addresses claims: keys of kind or unit, and value. Equal keys are the same claim:
 * "R$ 1.500,00" and "mil e quinhentos reais" are both "money 1500". In the visitor's words any date counts.
 */
export function claimsOf(sentence: string, isVisitors = false): string[] {
  const marks = /[*_`~]/g;
  const text = unaccented(sentence).replaceAll(marks, "").replaceAll(/\s+/g, " ");
  const isAlone = !/[a-z]{5}|\d/.test(text.replaceAll(new RegExp(DATE, "g"), ""));
  const datesCount = isVisitors || isAlone || DELIVERY.test(text);
  return [...text.matchAll(CLAIM)].flatMap(({ 0: match, groups = {} }) => {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined)!;
    if (kind === "ignored" || (kind === "date" && !datesCount)) return [];
    if (kind === "date") return `date ${match.replace(/[ -]feira/, "")}`;
    if (kind === "phone") return `phone ${match.replaceAll(/[^a-z\d]/g, "")}`;
    const value = valueOf(match);
    if (kind !== "count") return `${kind} ${value || match.trim()}`;
    if (value <= MAX_SMALL_COUNT && !match.includes(",")) return [];
    return `${groups["noun"]?.slice(0, 5) ?? (groups["plus"] ? "+" : "number")} ${value}`;
  });
}
