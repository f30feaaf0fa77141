import type { OpeningHours } from "../shared/content/company.ts";

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/Sao_Paulo",
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Whether people answer at this moment, by the hours alone: holidays aren't known. */
export function isOpenAt(moment: Date, hours: readonly OpeningHours[]): boolean {
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const time = `${parts.hour}:${parts.minute}`;
  return hours.some(
    ({ weekdays, opens, closes }) =>
      weekdays.includes(parts.weekday!) && opens <= time && time < closes,
  );
}
