import { company, openingHours } from "../../../../src/shared/content/index.ts";
import { DAY_MS } from "../../../../src/shared/dayMs.ts";
import { saoPauloTime } from "../../../../src/shared/saoPauloTime.ts";
import { DAYS } from "../../openingHoursText.ts";

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

/**
 * Returns the team's hours tomorrow or the day after, if a normalised message names only that day: "Amanhã, sábado, a equipe
 * atende das 9h às 13h (horário de Brasília)."
 */
export function hoursTomorrow(message: string, now: Date): string | undefined {
  const [named] = /\b(?:depois de )?amanha\b/.exec(message) ?? [];
  if (named === undefined || /\b(?:agora|hoje)\b/.test(message)) return undefined;
  const [day, days] = named === "amanha" ? ["Amanhã", 1] : ["Depois de amanhã", 2];
  const { weekday, period, isHoliday } = dayOf(new Date(now.getTime() + days * DAY_MS));
  if (isHoliday) return `${day} é feriado, e o site não informa horário de feriado para a equipe.`;
  const hours = period ? `atende ${period.hours} (${company.timeZone})` : "não atende";
  return `${day}, ${DAYS[weekday]!.on.split(" ")[1]}, a equipe ${hours}.`;
}

function dayOf(moment: Date) {
  const { weekday, time, isHoliday } = saoPauloTime(moment);
  const period = isHoliday
    ? undefined
    : openingHours.find(({ weekdays }) => (weekdays as readonly string[]).includes(weekday));
  return { weekday, time, period, isHoliday };
}

function hourOf(time: string): string {
  const [hours, minutes] = time.split(":");
  return `${Number(hours)}h${minutes === "00" ? "" : minutes}`;
}
