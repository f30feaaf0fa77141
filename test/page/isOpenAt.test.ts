import { isOpenAt } from "../../src/sections/isOpenAt.ts";
import { openingHours } from "../../src/shared/content/index.ts";

// São Paulo is three hours behind UTC.
describe("the opening hours", () => {
  it.each([
    ["a Monday at 9h", "2026-11-23T12:00:00Z"],
    ["a Friday just before 18h", "2026-11-27T20:59:00Z"],
    ["a Saturday at noon", "2026-11-28T15:00:00Z"],
    ["Carnaval's Tuesday", "2027-02-09T15:00:00Z"],
  ])("include %s", (_when, moment) => {
    expect(isOpenAt(new Date(moment), openingHours)).toBe(true);
  });

  it.each([
    ["a Monday before 9h", "2026-11-23T11:59:00Z"],
    ["a Friday at 18h", "2026-11-27T21:00:00Z"],
    ["a Saturday at 13h", "2026-11-28T16:00:00Z"],
    ["a Sunday", "2026-11-29T15:00:00Z"],
    ["a Sunday night that is Monday elsewhere", "2026-11-30T01:00:00Z"],
    ["midnight", "2026-11-24T03:00:00Z"],
    ["a holiday's Friday", "2026-11-20T15:00:00Z"],
    ["Good Friday", "2027-03-26T15:00:00Z"],
  ])("exclude %s", (_when, moment) => {
    expect(isOpenAt(new Date(moment), openingHours)).toBe(false);
  });
});
