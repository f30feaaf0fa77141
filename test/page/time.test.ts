import { TIME_ZONE, inSaoPaulo } from "../../src/shared/time.ts";

const HOUR_MS = 3_600_000;
const DAYS = 3 * 366;

const format = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  year: "numeric",
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Returns a moment in São Paulo according to Node's time zone data. */
function published(moment: Date) {
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return {
    year: Number(parts.year),
    weekday: parts.weekday,
    time: `${parts.hour}:${parts.minute}`,
  };
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function calculated(moment: Date) {
  const local = inSaoPaulo(moment);
  return {
    year: local.getUTCFullYear(),
    weekday: WEEKDAYS[local.getUTCDay()],
    time: local.toISOString().slice(11, 16),
  };
}

describe("the time in São Paulo", () => {
  // Fails when Brazil reintroduces summer time and Node's data includes it.
  it("agrees with the time zone data on every day from a year ago to two years from now", () => {
    const start = Date.now() - 366 * 24 * HOUR_MS;
    const moments = Array.from(
      { length: DAYS },
      (_, day) => new Date(start + day * 24 * HOUR_MS + (day % 24) * HOUR_MS),
    );

    expect(moments.map(calculated)).toEqual(moments.map(published));
  });

  it("reaches a new year three hours after UTC", () => {
    const last = { year: 2026, weekday: "Thursday", time: "23:59" };
    const first = { year: 2027, weekday: "Friday", time: "00:00" };

    expect(calculated(new Date("2027-01-01T02:59:59Z"))).toEqual(last);
    expect(calculated(new Date("2027-01-01T03:00:00Z"))).toEqual(first);
  });
});
