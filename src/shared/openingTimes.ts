import type { OpeningHours } from "./content/company.ts";
import { DAY_MS } from "./dayMs.ts";
import { saoPauloTime } from "./saoPauloTime.ts";

/** Days of the week in Portuguese, by schema.org's name. */
const WEEKDAYS: Readonly<Record<string, string>> = {
  Monday: "segunda",
  Tuesday: "terça",
  Wednesday: "quarta",
  Thursday: "quinta",
  Friday: "sexta",
  Saturday: "sábado",
  Sunday: "domingo",
};

/** Whether the company is open at a moment: within its hours in São Paulo, and not on a national holiday. */
export function isOpenAt(moment: Date, hours: readonly OpeningHours[]): boolean {
  const { time, periods } = dayOf(moment, hours);
  return periods.some(({ opens, closes }) => opens <= time && time < closes);
}

/** Returns when the company opens next, such as "hoje às 9h" or "sábado às 9h", within ten days. */
export function nextOpening(moment: Date, hours: readonly OpeningHours[]): string | undefined {
  for (let days = 0; days <= 10; days++) {
    const { weekday, time, periods } = dayOf(new Date(moment.getTime() + days * DAY_MS), hours);
    const next = periods.map(({ opens }) => opens).find((opens) => days > 0 || opens > time);
    if (next) return `${days === 0 ? "hoje" : WEEKDAYS[weekday]} às ${hourOf(next)}`;
  }
  return undefined;
}

function dayOf(moment: Date, hours: readonly OpeningHours[]) {
  const { weekday, time, isHoliday } = saoPauloTime(moment);
  const periods = isHoliday ? [] : hours.filter(({ weekdays }) => weekdays.includes(weekday));
  return { weekday, time, periods };
}

/** Formats `09:00` as "9h", and `09:30` as "9h30". */
function hourOf(time: string): string {
  const [hours, minutes] = time.split(":");
  return `${Number(hours)}h${minutes === "00" ? "" : minutes}`;
}
