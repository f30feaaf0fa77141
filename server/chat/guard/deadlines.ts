import { captured } from "./captured.ts";
import { NUMBER, valueOf } from "./numberWords.ts";

const UNIT =
  "(?:dias?(?: uteis| corridos)?|semanas?|mes|meses|anos?|horas?|hrs?|hs?|minutos?|min|segundos?|quinzenas?|bimestres?|trimestres?|semestres?)\\b";
const DURATION = new RegExp(
  `(${NUMBER}|mei[ao])\\s*(?:(?:a|ou|ate|e|-|–)\\s*(${NUMBER})\\s*)?(${UNIT})`,
  "g",
);
/** Matches a text that ends with words such as "em ate" or "demora". After them, "um dia" is a duration. */
const MEASURED =
  /(?:\bem(?: ate| cerca de| apenas| menos de| mais ou menos)?|\bate|dentro de|leva|demora|dura|prazo de|cerca de|aproximadamente|apos|daqui a|garantia de|menos de|mais de|durante|por volta de|questao de|pronto em|entregue em|suporte de|teste de|por)\s*$/;
const VAGUE =
  /\b(?:em|dentro de|leva|demora|questao de|daqui a)\s+(?:apenas\s+)?(?:pouc[oa]s|algum(?:as)?|alguns|uns|umas)\s+(?:dias?|semanas?|meses|horas?|minutos?)\b/g;
const DELIVERED =
  /\b(?:entreg\w*|pront[oa]s?|conclu\w*|no ar|finaliz\w*|publica\w*|lanc\w*|termin\w*|fica pronto)\b/;
const SCHEDULED = /\b(?:prazos?|previsao|previst[oa]s?|cronograma)\b/;

/** Matches a day. It is a deadline only in a sentence that matches `DELIVERED`, not in "a equipe responde amanhã". */
const DAY =
  /\b(amanha|ate (?:a )?(?:proxima )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|ate (?:o )?dia \d{1,2}|(?!24\/7\b)\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\b/g;

const MONTHS =
  "janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro";
const LONG = "(?:semana|quinzena|mes|bimestre|trimestre|semestre|ano)";

/**
 * Matches a week, a month or a longer period. It is a deadline if the sentence matches `DELIVERED` or `SCHEDULED`, or
 * has no other content (`isOnlyPeriod`).
 */
const PERIOD = new RegExp(
  [
    `\\b(${LONG} que vem|(?:proxim|primeir|segund|terceir|quart|ultim)[oa] ${LONG}`,
    `(?:inicio|comeco|meio|fim|final) d[oa] ${LONG}`,
    `(?:ate o|antes do) natal`,
    `(?<=(?:\\b(?:em|de|ate|para|e)|:|^) ?)(?:${MONTHS})`,
    `(?<=(?:\\b(?:em|ate|para)|:) ?)20[2-9]\\d(?![.,]?\\d))\\b`,
  ].join("|"),
  "g",
);

/** Words that `isOnlyPeriod` ignores: "sim", "ate" and "o" in "Sim, até o fim do mês." */
const FILLERS = new Set(
  "sim claro isso ja so talvez provavelmente no na o a em ate para de do da ainda ali la por volta inicio comeco meio meados fim final logo".split(
    " ",
  ),
);

/** Returns the durations and dates in a normalised sentence that may be deadlines. */
export function deadlinesOf(text: string): string[] {
  const durations: string[] = [];
  for (const match of text.matchAll(DURATION)) {
    const [whole, first = "", last, unit = ""] = match;
    if (unitOf(unit) === "hora" && isClock(whole, text, match.index)) continue;
    const isArticle = /^(?:um|uma)\s*$/.test(first);
    if (isArticle && !MEASURED.test(text.slice(0, match.index))) continue;
    for (const number of last === undefined ? [first] : [first, last]) {
      const value = number.startsWith("mei") ? 0.5 : valueOf(number);
      durations.push(`${value} ${unitOf(unit)}`);
    }
  }
  const isDelivery = DELIVERED.test(text);
  const isDeadline = isDelivery || SCHEDULED.test(text) || isOnlyPeriod(text);
  return [
    ...durations,
    ...(text.match(VAGUE) ?? []),
    ...(isDelivery ? captured(text, DAY) : []),
    ...(isDeadline ? captured(text, PERIOD) : []),
  ];
}

/** Returns all days and periods in a normalised text, as values that `deadlinesOf` also returns. */
export function datesOf(text: string): string[] {
  return [...captured(text, DAY), ...captured(text, PERIOD)];
}

/** Whether a text consists only of matches of `PERIOD` and of `FILLERS`. A text of fillers alone counts as well. */
function isOnlyPeriod(text: string): boolean {
  const others = text.replaceAll(PERIOD, " ").match(/[a-z]+/g) ?? [];
  return others.every((word) => FILLERS.has(word));
}

/** Whether a match of `DURATION` is a time of day: "9h", "às 18 horas", "das 9 às 18h". */
function isClock(match: string, text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 12), index);
  if (/(?:\bas|\bdas|\bate as|\bapos as|\ba partir das)\s*$/.test(before)) return true;
  return /^\d{1,2}\s?h$/.test(match.trim()) && !/\b(?:em|ate|dentro de)\s*$/.test(before);
}

function unitOf(unit: string): string {
  if (unit.startsWith("h")) return "hora";
  if (unit.startsWith("min")) return "minuto";
  if (unit.startsWith("mes")) return "mes";
  return unit.replace(/s$/, "").replace(/s? (?:uteis|corridos)$/, "");
}
