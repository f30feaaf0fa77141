import { company, openingHours } from "../../src/shared/content/index.ts";

/** Portuguese for "on Mondays", by schema.org's name of the day. */
const DAYS: Readonly<Record<string, string>> = {
  Monday: "às segundas-feiras",
  Tuesday: "às terças-feiras",
  Wednesday: "às quartas-feiras",
  Thursday: "às quintas-feiras",
  Friday: "às sextas-feiras",
  Saturday: "aos sábados",
  Sunday: "aos domingos",
};

/**
 * Returns the opening hours with the time zone, without a leading preposition: "segunda a sexta, das 9h às 18h, e aos
 * sábados, das 9h às 13h (horário de Brasília)".
 */
export function openingHoursText(): string {
  const periods = openingHours.map(({ days, hours, weekdays }) => {
    return `${weekdays.length === 1 ? DAYS[weekdays[0]]! : lowerFirst(days)}, ${hours}`;
  });
  return `${periods.join(", e ")} (${company.timeZone})`;
}

/** Returns the closed days as text, such as "aos domingos"; empty if there are none. */
export function closedDaysText(): string {
  const open = new Set<string>(openingHours.flatMap(({ weekdays }) => weekdays));
  const closed = Object.entries(DAYS).filter(([day]) => !open.has(day));
  return new Intl.ListFormat("pt-BR").format(closed.map(([, every]) => every));
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
