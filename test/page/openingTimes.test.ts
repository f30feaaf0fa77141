import { isOpenAt, nextOpening } from "../../src/shared/openingTimes.ts";

const hours = [
  {
    days: "Segunda a sexta",
    hours: "das 9h às 18h",
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "18:00",
  },
  {
    days: "Sábado",
    hours: "das 9h30 às 13h",
    weekdays: ["Saturday"],
    opens: "09:30",
    closes: "13:00",
  },
];

// São Paulo is three hours behind UTC.
describe("the opening hours", () => {
  it.each([
    ["a Monday at 9h", "2026-11-23T12:00:00Z"],
    ["a Friday just before 18h", "2026-11-27T20:59:00Z"],
    ["a Saturday at noon", "2026-11-28T15:00:00Z"],
    ["Carnaval's Tuesday, an ordinary day", "2027-02-09T15:00:00Z"],
  ])("include %s", (_when, moment) => {
    expect(isOpenAt(new Date(moment), hours)).toBe(true);
  });

  it.each([
    ["a Monday before 9h", "2026-11-23T11:59:00Z", "hoje às 9h"],
    ["a Friday at 18h", "2026-11-27T21:00:00Z", "sábado às 9h30"],
    ["a Saturday at 13h", "2026-11-28T16:00:00Z", "segunda às 9h"],
    ["a Sunday night that is Monday elsewhere", "2026-11-30T01:00:00Z", "segunda às 9h"],
    ["a holiday's Friday", "2026-11-20T15:00:00Z", "sábado às 9h30"],
    ["Maundy Thursday's evening", "2027-03-25T22:00:00Z", "sábado às 9h30"],
  ])("exclude %s, and tell when they begin", (_when, moment, opens) => {
    expect(isOpenAt(new Date(moment), hours)).toBe(false);
    expect(nextOpening(new Date(moment), hours)).toBe(opens);
  });

  it("never begin without days", () => {
    expect(nextOpening(new Date("2026-11-23T11:59:00Z"), [])).toBeUndefined();
  });
});
