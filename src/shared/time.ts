/** Duration of 24 hours in ms. */
export const DAY_MS = 86_400_000;

/** IANA name of the time zone in which the company's times are shown. */
export const TIME_ZONE = "America/Sao_Paulo";

/**
 * UTC offset of São Paulo in ms: the same all year since summer time was abolished (Decreto 9.772/2019). Not read from
 * `Intl`, whose first use is slow: 55 ms in Chromium with a four times slower CPU, and 20 ms at the server's start. A
 * test compares this offset with Node's time zone data.
 */
const UTC_OFFSET_MS = -3 * 3_600_000;

/** Returns a date whose UTC fields are the local time in São Paulo. */
export function inSaoPaulo(moment: Date): Date {
  return new Date(moment.getTime() + UTC_OFFSET_MS);
}

/** Fixed national holidays as `MM-DD` (laws 662/1949, 6.802/1980, 10.607/2002 and 14.759/2023). */
const FIXED = new Set([
  "01-01", // Confraternização Universal
  "04-21", // Tiradentes
  "05-01", // Dia do Trabalho
  "09-07", // Independência
  "10-12", // Nossa Senhora Aparecida
  "11-02", // Finados
  "11-15", // Proclamação da República
  "11-20", // Consciência Negra
  "12-25", // Natal
]);

/**
 * Returns whether a date (`YYYY-MM-DD`) is a national holiday in Brazil, by the rules in force since 2024. Carnaval and
 * Corpus Christi are optional holidays ("ponto facultativo"), so they are not included.
 */
export function isNationalHoliday(date: string): boolean {
  return FIXED.has(date.slice(5)) || date === goodFriday(Number(date.slice(0, 4)));
}

/** Returns Good Friday, two days before Easter Sunday, as `YYYY-MM-DD`, by Carter's algorithm for 1900 to 2099. */
function goodFriday(year: number): string {
  const computed = ((204 - 11 * (year % 19)) % 30) + 21;
  const fullMoon = computed > 48 ? computed - 1 : computed;
  const weekday = (year + Math.floor(year / 4) + fullMoon + 1) % 7;
  const easterInMarch = fullMoon + 7 - weekday;
  return new Date(Date.UTC(year, 2, easterInMarch - 2)).toISOString().slice(0, 10);
}
