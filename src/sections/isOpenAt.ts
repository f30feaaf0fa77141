import type { OpeningHours } from "../shared/content/company.ts";
import { isNationalHoliday } from "../shared/nationalHolidays.ts";

const saoPauloTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/Sao_Paulo",
  weekday: "long",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Returns whether the company is open at this moment: within the opening hours, and not on a national holiday. */
export function isOpenAt(moment: Date, hours: readonly OpeningHours[]): boolean {
  const { weekday, year, month, day, hour, minute } = Object.fromEntries(
    saoPauloTime.formatToParts(moment).map(({ type, value }) => [type, value]),
  ) as Record<"weekday" | "year" | "month" | "day" | "hour" | "minute", string>;
  if (isNationalHoliday(`${year}-${month}-${day}`)) return false;

  const time = `${hour}:${minute}`;
  return hours.some(
    ({ weekdays, opens, closes }) => weekdays.includes(weekday) && opens <= time && time < closes,
  );
}
