import { company, openingHours } from "../../../src/shared/content/index.ts";
import { isOpenAt, nextOpening } from "../../../src/shared/openingTimes.ts";
import { closedDaysText, DAYS, openingHoursText, upperFirst } from "../openingHoursText.ts";

/** Sentences and clauses about the opening hours, as they are at a moment. */
export function hoursFacts(now: Date): Record<string, string> {
  const closed = closedDaysText();
  const next = nextOpening(now, openingHours);
  const away = `a equipe não está atendendo${next ? `; ela volta ${next}` : ""}`;
  return {
    hours: openingHoursText(),
    saturday: onDay("Saturday"),
    closed: closed
      ? `${upperFirst(closed)} a equipe não atende.`
      : "A equipe atende todos os dias.",
    status: isOpenAt(now, openingHours) ? "a equipe está atendendo" : away,
  };
}

/** Returns a sentence about a day of the week: "Aos sábados, a equipe atende das 9h às 13h (horário de Brasília)." */
function onDay(day: string): string {
  const period = openingHours.find(({ weekdays }) => (weekdays as readonly string[]).includes(day));
  const every = upperFirst(DAYS[day]!);
  if (period === undefined) return `${every}, a equipe não atende.`;
  return `${every}, a equipe atende ${period.hours} (${company.timeZone}).`;
}
