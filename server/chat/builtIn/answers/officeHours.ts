import { openingHours } from "../../../../src/shared/content/index.ts";
import { saoPauloTime } from "../../../../src/shared/saoPauloTime.ts";
import { DAYS } from "../../openingHoursText.ts";

const DAY_MS = 86_400_000;

/** Returns a clause on whether the team is at work and when that changes: "a equipe está atendendo, até as 18h". */
export function officeStatus(now: Date): string {
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
