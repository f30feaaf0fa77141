import { captured, matchesOf, oneOf } from "./captured.ts";
import { NUMBER, valueOf } from "./numberWords.ts";

const UNIT = String.raw`${oneOf(
  "dia(?:s|zinhos?)?(?: uteis| util| corridos?)?|semanas?|semaninhas?|mes|meses|anos?",
  "horas?|hrs?|hs?|minutos?|min|segundos?|quinzenas?|bimestres?|trimestres?|semestres?|fi(?:m|ns) de semana",
)}\b`;
const DURATION = new RegExp(
  `(${NUMBER}|mei[ao])\\s*(?:(?:a|ou|ate|e|-|–)\\s*(${NUMBER})\\s*)?(${UNIT})`,
  "g",
);
/** Matches a text that ends with words such as "em ate" or "demora". After them, "um dia" is a duration. */
const MEASURED = new RegExp(
  String.raw`${oneOf(
    String.raw`\bem(?: ate| cerca de| apenas| menos de| mais ou menos)?|\bate|dentro de|leva|demora|dura`,
    "prazo de|cerca de|aproximadamente|apos|daqui a|garantia de|menos de|mais de|durante|por volta de",
    "questao de|coisa de|maximo|minimo|pronto em|entregue em|suporte de|teste de|por",
    "prazos?(?: de entrega| medio)?[ :=–—-]{1,3}|calcul(?:e|o|amos)|estim(?:e|o|amos)|conte com",
    String.raw`(?:prazo|tempo|entrega|espera|retorno|implantacao|cronograma|garantia)\b[^.,:;!?]{0,40}\bde`,
  )}\s*$`,
);
const FEW = String.raw`(?:pouc[oa]s|algum(?:as)?|alguns|uns|umas|um par de|duzias? de|dezenas? de)`;
/** Matches durations without a number: "em poucos dias", "questão de semanas". */
const VAGUE = new RegExp(
  [
    String.raw`\b(?:em|dentro de|leva|demora|questao de|daqui a)\s+(?:apenas\s+)?${FEW}\s+` +
      String.raw`(?:dias?|semanas?|meses|horas?|minutos?)\b`,
    "\\bda noite para o dia\\b",
    String.raw`\b(?:em|questao de) (?:dias(?! uteis| de)|semanas|meses|horas(?! vagas)|minutos)\b`,
  ].join("|"),
  "g",
);
/**
 * Matches short units: "30d", "2s.", "2 sem.", "D+30". Not "3D" as in "modelos 3D", unless it follows a word such as
 * "prazo".
 */
const SHORT =
  /(?<![\w.,/])(?:(\d{1,3})(?:(?:ds?|s|sem)(?![\w'’])| (?:d|s|sem)(?=\s*(?:[.,;!?)|]|$)))|d ?\+ ?(\d{1,3})\b)/g;
const DIMENSIONS = /^[23] ?d$/;
const BEFORE_SHORT = /\b(?:prazos?|entreg\w*|pront[oa]|ate|leva|demora)\b[^.;!?]{0,12}$/;
/** Matches a number without a unit after "prazo": "Prazo: 5", "Prazo (em dias) = 10". */
const UNITLESS =
  /\bprazos?\b[^.,;:!?\d]{0,30}[:=|–—-]\s*(\d{1,3})(?![\w.,]*\d)(?!\s*(?:etapa|fase|passo))/g;
const DELIVERED = new RegExp(
  String.raw`\b${oneOf(
    String.raw`entreg\w*|pront[oa]s?|conclu\w*|no ar|finaliz\w*|publica\w*|lanc\w*|termin\w*`,
    String.raw`fica pronto|sai|conseguimos|fazemos|comecamos|iniciamos|implant\w*|instal\w*`,
    String.raw`voce (?:recebe\w*|tera|vai ter)`,
  )}\b`,
);
const SCHEDULED = /\b(?:prazos?|previsao|previst[oa]s?|cronograma)\b/;

export const MONTHS =
  "janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro";
const WEEKDAY = "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)";
export const WEEKDAYS = new RegExp(WEEKDAY, "g");

const AFTER_WEEKDAY =
  "(?:que vem|proxim[ao]|agora|de manha|a tarde|a noite|mesmo|a gente|voce|ja|fica|esta)";

/**
 * Matches a day. It is a deadline in a sentence that matches `DELIVERED`, not in "a equipe responde amanhã", and right
 * after "prazo". "Na segunda" counts only before the end of a clause and such, because it may mean "in the second".
 */
const DAY = new RegExp(
  [
    String.raw`\b((?<=\b(?:ainda|para|pra|sai|entregamos|fica pront[oa]|no ar) )hoje|amanha`,
    `(?:proxim[ao]|ate(?: [ao])?(?: proxim[ao])?|nest[ae]|ness[ae]) ${WEEKDAY}`,
    String.raw`(?:(?:n[ao]|para(?: [ao])?|pr[ao]|ja) |(?<=: ?|\b(?:entreg\w{1,6}|pront[oa]|no ar|sai) ))` +
      WEEKDAY +
      String.raw`(?=[ -]feira|\s*(?:[.,;!?)]|$)| ${AFTER_WEEKDAY}\b)`,
    `${WEEKDAY}(?:[ -]feira)? (?:que vem|proxim[ao])`,
    String.raw`(?<!\b(?:de|das?|as?) )${WEEKDAY}[ -]feira(?! a )`,
    String.raw`dia \d{1,2}(?! (?:de|a) )`,
    String.raw`\d{1,2}o? de (?:${MONTHS})`,
    String.raw`(?:\d{1,3}o|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono|decimo) dia(?: util)?`,
    String.raw`(?:(?<=\b(?:em|ate) )24/7|(?!24/7\b)\d{1,2}/\d{1,2}(?:/\d{2,4})?))(?!\w)`,
  ].join("|"),
  "g",
);
/** Matches the text from "prazo" to a day: "prazo é até". */
const AFTER_TERM =
  /\b(?:prazos?|previsao)(?: de entrega)?(?: ?:| e| seria| fica| vai)?\s*(?:ate|para|pra|em|n?[ao])?\s*$/;

const LONG = "(?:semana|quinzena|mes|bimestre|trimestre|semestre|ano)";

/**
 * Matches a week, a month or a longer period. It is a deadline if the sentence matches `DELIVERED` or `SCHEDULED`, or
 * has no other content (`isOnlyPeriod`).
 */
const PERIOD = new RegExp(
  [
    `\\b(${LONG} que vem|(?:n?est[ae]|n?ess[ae]) ${LONG}|(?:proxim|primeir|segund|terceir|quart|ultim)[oa] ${LONG}`,
    `(?:inicio|comeco|meio|fim|final) d[oa] ${LONG}(?: que vem)?`,
    `(?:ate [oa]|antes d[oa]|para [oa]|no|na) (?:natal|carnaval|reveillon|ano novo|pascoa|black friday)`,
    `(?<=(?:\\b(?:em|de|ate|para|e)|:|^) ?)(?:${MONTHS})`,
    `(?<=(?:\\b(?:em|ate|para)|:) ?)20[2-9]\\d(?![.,]?\\d))\\b`,
  ].join("|"),
  "g",
);

/** Words that `isOnlyPeriod` ignores: "sim", "ate" and "o" in "Sim, até o fim do mês." */
const FILLERS = new Set(
  [
    "sim claro isso ja so talvez provavelmente ainda ali la logo no na o a em ate para de do da por volta",
    "inicio comeco meio meados fim final",
  ].flatMap((words) => words.split(" ")),
);

/** Returns the durations and dates in a normalised sentence that may be deadlines. */
export function deadlinesOf(text: string): string[] {
  const durations: string[] = [];
  for (const match of matchesOf(text, DURATION)) {
    const [whole, first = "", last, unit = ""] = match;
    if (unitOf(unit) === "hora" && isClock(whole, text, match.index)) continue;
    const isArticle = last === undefined && /^(?:um|uma)\s*$/.test(first);
    if (isArticle && !isMeasured(text, match.index, match.index + whole.length)) continue;
    for (const number of last === undefined ? [first] : [first, last]) {
      const value = number.startsWith("mei") ? 0.5 : valueOf(number);
      durations.push(`${value} ${unitOf(unit)}`);
    }
  }
  if (/\d/.test(text)) durations.push(...shortDurationsOf(text));
  const isDelivery = DELIVERED.test(text);
  const isDeadline = isDelivery || SCHEDULED.test(text) || isOnlyPeriod(text);
  return [
    ...durations,
    ...(text.match(VAGUE) ?? []),
    ...matchesOf(text, DAY).flatMap(({ 1: day = "", index }) =>
      isDelivery || AFTER_TERM.test(beforeOf(text, index)) ? day : [],
    ),
    ...(isDeadline ? captured(text, PERIOD) : []),
  ];
}

/** Returns the durations with a short unit, and those without a unit after "prazo". */
function shortDurationsOf(text: string): string[] {
  const durations = captured(text, UNITLESS).map((number) => `${number} prazo`);
  for (const { 0: whole, 1: digits, 2: added, index } of matchesOf(text, SHORT)) {
    if (DIMENSIONS.test(whole) && !BEFORE_SHORT.test(beforeOf(text, index))) continue;
    durations.push(`${Number(digits ?? added)} ${/s/.test(whole) ? "semana" : "dia"}`);
  }
  return durations;
}

/** Returns all days and periods in a normalised text, as values that `deadlinesOf` also returns. */
export function datesOf(text: string): string[] {
  return [...captured(text, DAY), ...captured(text, PERIOD)];
}

/** Whether "um dia" at a position is a duration, as in "leva um dia", "um mês e meio" and "Um dia útil." */
function isMeasured(text: string, start: number, end: number): boolean {
  const isAlone = !/\w/.test(text.slice(0, start)) && !/\w/.test(text.slice(end));
  return isAlone || MEASURED.test(beforeOf(text, start)) || /^ e mei[oa]\b/.test(text.slice(end));
}

/** Number of characters before a duration or day in which words such as "prazo" are searched. */
const REACH = 60;

function beforeOf(text: string, index: number): string {
  return text.slice(Math.max(0, index - REACH), index);
}

/** Whether a text consists only of matches of `PERIOD` and of `FILLERS`. A text of fillers alone counts as well. */
function isOnlyPeriod(text: string): boolean {
  const others = text.replaceAll(PERIOD, " ").match(/[a-z]+/g) ?? [];
  return others.every((word) => FILLERS.has(word));
}

/** Matches the text from a word about opening hours to a time: "atende no sábado até". */
const UNTIL_CLOSING =
  /\b(?:atend\w*|abert\w*|horarios?|funciona\w*)\b[^.;!?]{0,40}(?<!\bem )\bate $/;

/** Whether a match of `DURATION` is a time of day: "9h", "às 18 horas", "das 9 às 18h". */
function isClock(match: string, text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 12), index);
  if (/(?:\bas|\bdas|\bate as|\bapos as|\ba partir das)\s*$/.test(before)) return true;
  if (!/^(?:[01]?\d|2[0-4])\s?h$/.test(match.trim())) return false;
  return (
    !/\b(?:em|ate|dentro de|leva|so|apenas|prazos?:?(?: de| e)?)\s*$/.test(before) ||
    UNTIL_CLOSING.test(beforeOf(text, index))
  );
}

function unitOf(unit: string): string {
  if (unit.startsWith("h")) return "hora";
  if (unit.startsWith("min")) return "minuto";
  if (unit.startsWith("mes")) return "mes";
  return unit
    .replace(/s$/, "")
    .replace(/s? (?:util|uteis|corridos?)$/, "")
    .replace(/inha$|zinho$/, "");
}
