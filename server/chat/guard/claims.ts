import { unaccented } from "../../../src/shared/unaccented.ts";
import { NUMBER, valueOf } from "./numbers.ts";

const { raw } = String;

/** Largest number that may count steps or listed things without a source. */
const MAX_SMALL_COUNT = 12;

const WEEKDAY = "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:[ -]feira)?";
const MONTH =
  "(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)";
const PERIOD = "(?:semana|quinzena|mes|bimestre|trimestre|semestre|ano)";
const ORDINAL = "(?:n?est|n?ess|proxim|primeir|segund|terceir|quart|ultim)[ao]";

/** Figures of the assistant's availability, ranges of weekdays, goodbyes, idioms and laws: they need no source. */
const IGNORED = pattern(
  raw`\b(?:24 ?(?:/|x|por) ?7|24 ?h(?:oras)? por dia|7 dias (?:por|da|na) semana)\b`,
  raw`\b${WEEKDAY} (?:a|ate) ${WEEKDAY}\b|^\W*(?:ate|boa|bom) (?:a )?(?:amanha|${WEEKDAY})\W*$`,
  raw`\bmil (?:desculpas|perdoes)\b|(?<!\b(?:em|de|ate) )\b3d\b|\b(?:lei|decreto) (?:n\S{0,2} )?[\d./]+`,
);

/** Matches a point in time. It is a deadline in a sentence about a delivery, or alone. */
const DATE = pattern(
  raw`\b${WEEKDAY}\b(?! (?:etapa|fase|vez|parte|opcao|pergunta))`,
  raw`\b(?:amanha|(?<!\bate )hoje|dia \d{1,2}|\d{1,2}o dia)\b(?! a )`,
  raw`(?:\b\d{1,2}o? de |(?<=\b(?:em|de|ate|para) |: ?|^))${MONTH}\b`,
  raw`(?<![\d/])(?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2])(?:/\d{2,4})?(?![\d/])`,
  raw`\b(?:${PERIOD} que vem|(?:${ORDINAL}|(?:inicio|comeco|meio|fim|final) d[oae]) ${PERIOD})\b`,
  raw`\b(?:natal|carnaval|reveillon|ano novo|pascoa|black friday|da noite para o dia)\b`,
  raw`(?<=(?:\b(?:em|de|ate|entre|e|ano|feliz|para)|©) )(?:19|20)\d\d(?![.,]?\d| [a-z]+s\b)`,
);
const DELIVERY = new RegExp(
  raw`\b(?:entreg\w*|pront[oa]s?|conclu\w*|no ar|finaliz\w*|public\w*|lanc\w*|termin\w*|sai|comec\w*` +
    raw`|inici\w*|implant\w*|instal\w*|receb\w*|tera|vai ter|conseguimos|prazos?|previs\w+|cronograma)\b`,
);

const DURATION = raw`(?:\b(?:em|ate|apos|daqui a|lev\w{1,4}|demor\w{1,4}|dur\w{1,4}|por|de|apenas|so)|[:=–—-]) ?`;
const FEW = raw`\b(?:pouc[oa]s|algu(?:ns|mas)|uns|umas|questao de|lev\w{1,4}|demor\w{1,4})`;
const DIGIT = "(?:zero|um|dois|tres|quatro|cinco|seis|meia|sete|oito|nove)";

/** Returns the pattern of a unit of time after a number, or after an article if that is a duration or stands alone. */
const time = (unit: string): string =>
  raw`(?:${NUMBER}|${FEW}) ?(?:a |de )?(?:${unit})(?![a-z])` +
  raw`|(?<=${DURATION})uma? (?:${unit})(?![a-z])|^\W*uma? (?:${unit})\W*$`;

/** Claims by kind. What a pattern matches is taken out of the text before the next is tried. */
const CLAIMS = Object.entries({
  cnpj: raw`\b[\da-z]{2}\.[\da-z]{3}\.[\da-z]{3}\/[\da-z]{4}-\d{2}\b`,
  phone:
    raw`(?<![\d/.])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{2,3}\)|\d{2,3})?[ .-]{0,2}\d{4,5}[ .-]\d{4}(?!\d)` +
    raw`|(?<![\d/.])(?:\+?\d{8,13}(?![\d/])|0[38]00[ .-]?\d{3,4}[ .-]?\d{0,4})` +
    raw`|(?:\b${DIGIT}\b[ ,.-]*){6,}`,
  part: raw`\b(?:metade|(?:um|dois) tercos?|o dobro|o triplo|(?:dobr|duplic|triplic)\w{1,6})\b`,
  // The CVV's number alone is free.
  free:
    raw`(?<!\b(?:cvv|188)\b.{0,80})\b(?:gratis|gratuit\w+|de graca|sem custos?|custo zero)\b(?!.{0,80}\b(?:cvv|188)\b)` +
    raw`|\bnao (?:cobramos|custam? nada(?! \w+r\b))`,
  money:
    raw`(?:r ?\$|us?\$|\$|€|£) ?${NUMBER}|${NUMBER} ?(?:/|por|ao) ?(?:mes|ano|hora|dia|semana)\b` +
    raw`|${NUMBER} ?(?:de )?(?:reais|contos?|paus?|dolar(?:es)?|euros?|libras?|salarios? minimos?)\b`,
  percent: raw`${NUMBER} ?(?:%|por ?cento\b|pontos? percentua|(?:em|de) cada (?:dez|cem|\d))`,
  times: raw`${NUMBER} ?(?:x(?![a-z])|vezes\b|parcelas?\b)`,
  hour: raw`${time("h(?:oras?|rs?|\\d\\d)?")}|\bd?as ${NUMBER}(?::\d\d)?(?![\w:]| [a-z]{2,}s\b)`,
  day: raw`${time("d(?:ias?)?")}|\bd ?\+ ?${NUMBER}`,
  week: time("semanas?|semaninhas?"),
  month: time("mes(?:es)?"),
  year: time("anos?"),
  minute: time("min(?:utos?)?"),
  period: time("segundos?|quinzenas?|(?:bi|tri|se)mestres?|fi(?:m|ns) de semana"),
  number:
    raw`\b(?:cust\w+|cobr\w+|sai por|precos?|mensalidade|taxa|prazos?)\b[^.,;!?\d]{0,20}?` +
    raw`(?!20\d\d\b)${NUMBER}(?![\w+]| [a-z]{2,}s\b)`,
}).map(([kind, source]) => [kind, pattern(source)] as const);

/** Matches a number that is left, with what it counts. */
const COUNT = pattern(
  raw`(?<![a-z\d]|\d[.,/:]|[a-z]-)(?!mei[oa]\b)(?<number>${NUMBER})(?<plus>\+)?` +
    raw`(?: (?:de )?(?!mais|menos|apos|antes|depois|nos|nas|aos|dos|das)(?<noun>[a-z]{2,}s)\b)?(?![a-z\d])`,
);

/**
 * Returns what a sentence without addresses claims: keys of kind or unit, and value. Equal keys are the same claim:
 * "R$ 1.500,00" and "mil e quinhentos reais" are both "money 1500". In the visitor's words any date counts.
 */
export function claimsOf(sentence: string, isVisitors = false): string[] {
  const text = plain(sentence);
  const claims: string[] = [];
  let rest = text.replaceAll(IGNORED, " · ");
  for (const [kind, found] of CLAIMS) {
    claims.push(...(rest.match(found) ?? []).map((match) => keyOf(kind, match)));
    rest = rest.replaceAll(found, " · ");
  }
  const isAlone = !/[a-z]{5}|\d/.test(text.replaceAll(DATE, ""));
  if (isVisitors || isAlone || DELIVERY.test(text))
    claims.push(...(rest.match(DATE) ?? []).map((date) => `date ${date.replace(/[ -]feira/, "")}`));
  for (const { groups } of rest.replaceAll(DATE, " · ").matchAll(COUNT)) {
    const { number = "", plus, noun } = groups!;
    const isSmall = valueOf(number) <= MAX_SMALL_COUNT && !number.includes(",");
    if (!isSmall) claims.push(keyOf(noun?.slice(0, 5) ?? (plus ? "+" : "number"), number));
  }
  return claims;
}

/** Returns the text as the patterns read it: lower case, single spaces, no accents, no marks of emphasis. */
function plain(text: string): string {
  return unaccented(text)
    .replaceAll(/[*_`~]/g, "")
    .replaceAll(/\s+/g, " ");
}

/** Returns the key of a claim. A phone number is its digits. */
function keyOf(kind: string, text: string): string {
  if (kind === "phone" || kind === "cnpj") return `${kind} ${text.replaceAll(/[^a-z\d]/g, "")}`;
  return `${kind} ${valueOf(text) || text.trim()}`;
}

function pattern(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join("|"), "g");
}
