import type { OpeningHours } from "./content/company.ts";
import { DAY_MS, inSaoPaulo, isNationalHoliday } from "./time.ts";

/** Days of the week from Sunday: schema.org's names, in which the opening hours are stated, and Portuguese ones. */
const SCHEMA_DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const DAYS = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];

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
    if (next) return `${days === 0 ? "hoje" : DAYS[weekday]} às ${hourOf(next)}`;
  }
  return undefined;
}

/** Returns the day and time in São Paulo, with the opening hours of that day. */
function dayOf(moment: Date, hours: readonly OpeningHours[]) {
  const local = inSaoPaulo(moment);
  const [date = "", time = ""] = local.toISOString().split("T");
  const weekday = local.getUTCDay();
  const isToday = ({ weekdays }: OpeningHours) => weekdays.includes(SCHEMA_DAYS[weekday]!);
  return { weekday, time, periods: isNationalHoliday(date) ? [] : hours.filter(isToday) };
}

/** Formats `09:00` as "9h", and `09:30` as "9h30". */
function hourOf(time: string): string {
  return `${Number(time.slice(0, 2))}h${time.slice(3).replace("00", "")}`;
}
