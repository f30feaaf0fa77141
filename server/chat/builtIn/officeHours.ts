import { company, openingHours } from "../../../src/shared/content/index.ts";
import { isOpenAt, nextOpening } from "../../../src/shared/openingTimes.ts";
import { closedDaysText, DAYS, openingHoursText, upperFirst } from "../openingHoursText.ts";
import type { Facts } from "./fill.ts";

/** Sentences and clauses about the opening hours, as they are at a moment. */
export function hoursFacts(now: Date): Facts {
  const closed = closedDaysText();
  const next = nextOpening(now, openingHours);
  const away = isOpenAt(now, openingHours)
    ? undefined
    : `a equipe não atende${next ? `; volta ${next}` : ""}`;
  return {
    hours: openingHoursText(),
    saturday: onDay("Saturday"),
    closed: closed
      ? `${upperFirst(closed)} a equipe não atende.`
      : "A equipe atende todos os dias.",
    away,
    status: away ?? "a equipe está atendendo",
  };
}

/** Returns a sentence about a day of the week: "Aos sábados, a equipe atende das 9h às 13h (horário de Brasília)." */
function onDay(day: string): string {
  const period = openingHours.find(({ weekdays }) => (weekdays as readonly string[]).includes(day));
  const every = upperFirst(DAYS[day]!);
  if (period === undefined) return `${every}, a equipe não atende.`;
  return `${every}, a equipe atende ${period.hours} (${company.timeZone}).`;
}
