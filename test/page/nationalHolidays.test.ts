import { isNationalHoliday } from "../../src/shared/time.ts";

/** Good Friday of each year from 2024 on, of a published table of Easter. */
const GOOD_FRIDAYS =
  "03-29 04-18 04-03 03-26 04-14 03-30 04-19 04-11 03-26 04-15 04-07 03-23 04-11 04-03 04-23 04-08 03-30 04-19 04-04 03-27";

/** Dates as `MM-DD` of the government's list for 2026, without Good Friday and optional holidays. */
const FIXED = "01-01 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25";

/** Returns all holidays of a year as `MM-DD`. */
function holidaysOf(year: number): string[] {
  return Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString())
    .filter((date) => date.startsWith(String(year)) && isNationalHoliday(date.slice(0, 10)))
    .map((date) => date.slice(5, 10));
}

describe("the national holidays", () => {
  it("are those of the government's list and Good Friday, without Carnaval and Corpus Christi", () => {
    for (const [index, goodFriday] of GOOD_FRIDAYS.split(" ").entries()) {
      expect(holidaysOf(2024 + index)).toEqual([...FIXED.split(" "), goodFriday].toSorted());
    }
  });
});
