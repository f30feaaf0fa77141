import type { OpeningHours } from "../shared/content/company.ts";
import { saoPauloTime } from "../shared/saoPauloTime.ts";

/** Returns whether the company is open: within its hours in São Paulo, and not on a national holiday. */
export function isOpenAt(moment: Date, hours: readonly OpeningHours[]): boolean {
  const { weekday, time, isHoliday } = saoPauloTime(moment);
  if (isHoliday) return false;

  return hours.some(
    ({ weekdays, opens, closes }) => weekdays.includes(weekday) && opens <= time && time < closes,
  );
}
