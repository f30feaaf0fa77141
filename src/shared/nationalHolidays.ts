import { DAY_MS } from "./dayMs.ts";

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

/** Returns Good Friday, two days before Easter Sunday, as `YYYY-MM-DD`. */
function goodFriday(year: number): string {
  const { month, day } = easter(year);
  return new Date(Date.UTC(year, month - 1, day) - 2 * DAY_MS).toISOString().slice(0, 10);
}

/** Returns Easter Sunday, by the anonymous Gregorian algorithm (Meeus, "Astronomical Algorithms", chapter 8). */
function easter(year: number): { month: number; day: number } {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return { month: Math.floor(n / 31), day: (n % 31) + 1 };
}
