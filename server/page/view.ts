import type { ContactView, Site, View } from "../../src/shared/view.ts";
import type { AnonKey } from "../store/anonKey.ts";

/** What every view holds: where the site runs and which backend it calls. */
export interface PageConfig {
  site: Site;
  backend: { url: string };
  anonKey: Pick<AnonKey, "current">;
}

const yearInSaoPaulo = new Intl.DateTimeFormat("en", {
  timeZone: "America/Sao_Paulo",
  year: "numeric",
});

/** UTC offsets are multiples of it: no year begins within. */
const QUARTER_HOUR_MS = 900_000;

let cached = { quarter: 0, year: 0 };

/** The year in São Paulo. Each request needs it, so it is computed four times an hour. */
export function currentYear(): number {
  const quarter = Math.floor(Date.now() / QUARTER_HOUR_MS);
  if (quarter !== cached.quarter) {
    cached = { quarter, year: Number(yearInSaoPaulo.format(Date.now())) };
  }
  return cached.year;
}

export function createView(
  { site, backend, anonKey }: PageConfig,
  page: View["page"],
  contact: ContactView = { status: "editing" },
): View {
  return {
    page,
    site,
    year: currentYear(),
    backend: { url: backend.url, anonKey: anonKey.current() ?? "" },
    contact,
  };
}

/** Whether a query is the one with which the form without JavaScript ends: the only one that changes what `/` serves. */
export function isContactSent(url: string): boolean {
  const query = url.split("?")[1];
  return query !== undefined && new URLSearchParams(query).get("contato") === "enviado";
}
