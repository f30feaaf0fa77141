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

/** After such words, a number without a unit is an amount, however small ("os dois" are things). */
const PRICE_OR_TERM =
  /[$€£]|\b(?:reais|cust\w+|cobr\w+|sai por|precos?|valor|mensalidade|taxa|prazos?)\b(?!.*\b[oa]s $)/;

const FEW = raw`\b(?:pouc[oa]s|algu(?:ns|mas)|uns|umas|questao de|(?:milhares|centenas) de)`;

/** An article counts after a word of duration or cost, and in a sentence without a verb: "Uma semana e meia." */
const ARTICLE =
  raw`(?<=(?:\b(?:em|ate|apos|daqui a|lev\w{1,4}|demor\w{1,4}|dur\w{1,4}|cust\w{1,3}|por|de|apenas|so)|[:=–—-]) ?)uma?` +
  raw`|(?<=^\W*)uma?(?= \w+(?: e mei[oa])?\W*$)`;

/** Returns the pattern of a number with one of the units. */
const of = (units: string): string =>
  raw`(?:${NUMBER}|${FEW}|${ARTICLE}) ?(?:de )?(?:${units})(?![a-z])`;

/** Claims by kind. Where several begin at the same place, the first counts. */
const CLAIM = new RegExp(
  Object.entries({
    // Ranges of weekdays, goodbyes, an idiom and laws need no source.
    ignored:
      raw`\b${WEEKDAY} (?:a|ate) ${WEEKDAY}\b|(?<=^\W*(?:ate|boa|bom) (?:a )?)(?:amanha|${WEEKDAY})(?=\W*$)` +
      raw`|\bmil desculpas\b|\b(?:lei|decreto) (?:n\S{0,2} )?[\d./]+`,
    availability: raw`\b24 ?(?:/|x|por) ?7\b|${of("h(?:oras?)? por dia|dias (?:por|da|na) semana")}`,
    phone: raw`(?<![\d/.])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{2,3}\)|\d{2,3})?[ .-]{0,2}\d{4,5}[ .-]?\d{4}(?![\d/])`,
    free: raw`\b(?:gratis|gratuit\w+|de graca|sem custos?|custo zero|nao (?:cobramos|custam? nada(?! \w+r\b)))`,
    money:
      raw`(?:r|us)? ?[$€£] ?${NUMBER}|` +
      of(
        "reais|real|contos?|paus?|centavos?|dolar(?:es)?|euros?|libras?|salarios? minimos?|mensa(?:l|is)|(?:/|por |ao )(?:mes|ano|hora|dia|semana)",
      ),
    percent: of(raw`%|por ?cento|pontos? percentua\w+|(?:em|de) cada (?:dez|cem|\d)`),
    times: of("x|vezes|parcelas?"),
    date: DATE,
    hour: raw`${of(raw`h(?:oras?|rs?|\d\d)?`)}|(?<=\bd?as )${NUMBER}(?::\d\d)?(?![\w:]| [a-z]{2,}s\b)`,
    day: of("d(?:ias?)?"),
    week: of("semanas?|semaninhas?"),
    month: of("mes(?:es)?"),
    year: of("anos?"),
    period: of("segundos?|min(?:utos?)?|quinzenas?|(?:bi|tri|se)mestres?|fi(?:m|ns) de semana"),
    count:
      raw`(?<![a-z\d]|\d[.,/:]|[a-z]-)(?!mei[oa]\b(?! [mb]ilh))${NUMBER}(?<plus>\+)?` +
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
  const text = unaccented(sentence)
    .replaceAll(/[*_`~]/g, "")
    .replaceAll(/\s+/g, " ");
  const isAlone = !/[a-z]{5}|\d/.test(text.replaceAll(new RegExp(DATE, "g"), ""));
  const counted: Record<string, boolean> = {
    ignored: false,
    date: isVisitors || isAlone || DELIVERY.test(text),
    // The CVV's number is free.
    free: !/\b(?:cvv|188)\b/.test(text),
  };
  return [...text.matchAll(CLAIM)].flatMap(({ 0: match, index, groups = {} }) => {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined)!;
    if (counted[kind] === false) return [];
    if (kind === "date") return `date ${match.replace(/[ -]feira/, "")}`;
    // Without country and area code, which may be left out.
    if (kind === "phone") return `phone ${match.replaceAll(/\D/g, "").slice(-8)}`;
    const value = valueOf(match);
    if (kind !== "count") return `${kind} ${value || match.trim()}`;
    const { noun, plus } = groups;
    if (!noun && !plus && PRICE_OR_TERM.test(text.slice(0, index))) return `money ${value}`;
    if (value <= MAX_SMALL_COUNT && !match.includes(",")) return [];
    const units = [noun?.slice(0, 5), plus].filter(Boolean);
    return (units.length > 0 ? units : ["number"]).map((unit) => `${unit} ${value}`);
  });
}
