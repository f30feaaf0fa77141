import Holidays from "date-holidays";
import { isNationalHoliday } from "../../src/shared/saoPauloTime.ts";

/** Returns all dates of a year as `YYYY-MM-DD`. */
function datesOf(year: number): string[] {
  const start = Date.UTC(year, 0, 1);
  const days = (Date.UTC(year + 1, 0, 1) - start) / 86_400_000;
  return Array.from({ length: days }, (_, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 10),
  );
}

/**
 * Dates of the published list's public holidays; days of "ponto facultativo" are optional there. Without
 * election days (Código Eleitoral, art. 380): always Sundays, so they change no opening hours.
 */
function published(year: number): string[] {
  const holidays = new Holidays("BR")
    .getHolidays(year)
    .filter(({ type, name }) => type === "public" && name !== "Dia de Eleição");
  return [...new Set(holidays.map(({ date }) => date.slice(0, 10)))].toSorted();
}

describe("the national holidays", () => {
  it.each(Array.from({ length: 20 }, (_, index) => 2024 + index))(
    "of %i are those of a published list",
    (year) => {
      expect(datesOf(year).filter(isNationalHoliday)).toEqual(published(year));
    },
  );

  it.each([
    ["Carnaval", "2027-02-09"],
    ["Corpus Christi", "2027-05-27"],
    ["an ordinary day", "2027-03-10"],
  ])("exclude %s", (_name, date) => {
    expect(isNationalHoliday(date)).toBe(false);
  });
});
