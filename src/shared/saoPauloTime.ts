import { isNationalHoliday } from "./nationalHolidays.ts";

/** IANA name of the time zone in which the company's times are shown. */
export const TIME_ZONE = "America/Sao_Paulo";

/**
 * UTC offset of São Paulo in ms: the same all year since summer time was abolished (Decreto 9.772/2019). Not read from
 * `Intl`, whose first use is slow: 55 ms in Chromium with a four times slower CPU, and 20 ms at the server's start. A
 * test compares this offset with Node's time zone data.
 */
const UTC_OFFSET_MS = -3 * 3_600_000;

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Returns a date whose UTC fields are the local time in São Paulo. */
export function inSaoPaulo(moment: Date): Date {
  return new Date(moment.getTime() + UTC_OFFSET_MS);
}

/** Returns the weekday in English, the time as "HH:MM" and whether the day is a national holiday, all in São Paulo. */
export function saoPauloTime(moment: Date) {
  const local = inSaoPaulo(moment);
  const iso = local.toISOString();
  return {
    weekday: WEEKDAYS[local.getUTCDay()]!,
    time: iso.slice(11, 16),
    isHoliday: isNationalHoliday(iso.slice(0, 10)),
  };
}
