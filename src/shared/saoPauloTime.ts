import { isNationalHoliday } from "./nationalHolidays.ts";

const format = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/Sao_Paulo",
  weekday: "long",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Returns the weekday in English, the time as "HH:MM" and whether it is a national holiday, all in São Paulo. */
export function saoPauloTime(moment: Date) {
  const { weekday, year, month, day, hour, minute } = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  ) as Record<"weekday" | "year" | "month" | "day" | "hour" | "minute", string>;
  return {
    weekday,
    time: `${hour}:${minute}`,
    isHoliday: isNationalHoliday(`${year}-${month}-${day}`),
  };
}
