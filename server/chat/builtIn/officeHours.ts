import { company, openingHours } from "../../../src/shared/content/index.ts";
import { DAY_MS } from "../../../src/shared/dayMs.ts";
import { saoPauloTime } from "../../../src/shared/saoPauloTime.ts";
import { closedDaysText, DAYS, openingHoursText, upperFirst } from "../openingHoursText.ts";

const closed = closedDaysText();

const ALWAYS = {
  hours: openingHoursText(),
  saturday: onDay("Saturday"),
  closed:
    closed === "" ? "A equipe atende todos os dias." : `${upperFirst(closed)} a equipe não atende.`,
};

/** Sentences and clauses about the opening hours, as they are at a moment. */
export function hoursFacts(now: Date): Record<string, string> {
  return { ...ALWAYS, status: officeStatus(now) };
}

/** Returns a sentence about a day of the week: "Aos sábados, a equipe atende das 9h às 13h (horário de Brasília)." */
function onDay(day: string): string {
  const period = openingHours.find(({ weekdays }) => (weekdays as readonly string[]).includes(day));
  const every = upperFirst(DAYS[day]!.every);
  if (period === undefined) return `${every}, a equipe não atende.`;
  return `${every}, a equipe atende ${period.hours} (${company.timeZone}).`;
}

/** Returns a clause on whether the team is at work and when that changes: "a equipe está atendendo, até as 18h". */
function officeStatus(now: Date): string {
  const { period, time } = dayOf(now);
  if (period && period.opens <= time && time < period.closes) {
    return `a equipe está atendendo, até as ${hourOf(period.closes)}`;
  }
  if (period && time < period.opens) {
    return `a equipe está fora do horário e volta hoje às ${hourOf(period.opens)}`;
  }
  for (let days = 1; days <= 10; days++) {
    const next = dayOf(new Date(now.getTime() + days * DAY_MS));
    if (!next.period) continue;
    const when = days === 1 ? "amanhã" : DAYS[next.weekday]!.on;
    return `a equipe está fora do horário e volta ${when} às ${hourOf(next.period.opens)}`;
  }
  return "a equipe está fora do horário";
}

function dayOf(moment: Date) {
  const { weekday, time, isHoliday } = saoPauloTime(moment);
  const period = isHoliday
    ? undefined
    : openingHours.find(({ weekdays }) => (weekdays as readonly string[]).includes(weekday));
  return { weekday, time, period };
}

function hourOf(time: string): string {
  const [hours, minutes] = time.split(":");
  return `${Number(hours)}h${minutes === "00" ? "" : minutes}`;
}
