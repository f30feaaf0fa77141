import { company, openingHours } from "../../src/shared/content/index.ts";

/** Portuguese phrases for "on those days", by schema.org's day names. */
const DAYS: Readonly<Record<string, string>> = {
  Monday: "às segundas-feiras",
  Tuesday: "às terças-feiras",
  Wednesday: "às quartas-feiras",
  Thursday: "às quintas-feiras",
  Friday: "às sextas-feiras",
  Saturday: "aos sábados",
  Sunday: "aos domingos",
};

/** Returns the opening hours as text, to follow "de": "segunda a sexta, das 9h às 18h, e aos sábados, …". */
export function openingHoursText(): string {
  const periods = openingHours.map(({ days, hours, weekdays }) => {
    const [only, ...others] = weekdays;
    return `${others.length === 0 ? DAYS[only] : lowerFirst(days)}, ${hours}`;
  });
  return `${periods.join(", e ")} (${company.timeZone})`;
}

/** Returns the closed days as text, such as "aos domingos"; empty if there are none. */
export function closedDaysText(): string {
  const open = new Set<string>(openingHours.flatMap(({ weekdays }) => weekdays));
  const closed = Object.keys(DAYS).flatMap((day) => (open.has(day) ? [] : (DAYS[day] ?? [])));
  return new Intl.ListFormat("pt-BR").format(closed);
}

/** Returns the text with a lower-case first letter, for the middle of a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns the text with an upper-case first letter, for the start of a sentence. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
