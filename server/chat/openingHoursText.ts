import { company, openingHours } from "../../src/shared/content/index.ts";

/** schema.org's names → how a Brazilian says "on those days". */
const DAYS: Readonly<Record<string, string>> = {
  Monday: "às segundas-feiras",
  Tuesday: "às terças-feiras",
  Wednesday: "às quartas-feiras",
  Thursday: "às quintas-feiras",
  Friday: "às sextas-feiras",
  Saturday: "aos sábados",
  Sunday: "aos domingos",
};

const listed = new Intl.ListFormat("pt-BR");

/** When people answer: "segunda a sexta, das 9h às 18h, e sábado, …". */
export function openingHoursText(): string {
  const periods = openingHours.map(({ days, hours }) => `${lowerFirst(days)}, ${hours}`);
  return `${periods.join(", e ")} (${company.timeZone})`;
}

/** When they don't: "aos domingos"; empty for a company that never rests. */
export function closedDaysText(): string {
  const open = new Set<string>(openingHours.flatMap(({ weekdays }) => weekdays));
  return listed.format(
    Object.keys(DAYS).flatMap((day) => (open.has(day) ? [] : (DAYS[day] ?? []))),
  );
}

/** For a sentence's middle. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** For a sentence's start. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
