import type { ContactView, Site, View } from "../../src/shared/view.ts";
import type { AnonKey } from "../store/anonKey.ts";

/** Configuration that every view contains: the site and the backend it calls. */
export interface PageConfig {
  site: Site;
  backend: { url: string };
  anonKey: Pick<AnonKey, "current">;
}

const yearInSaoPaulo = new Intl.DateTimeFormat("en", {
  timeZone: "America/Sao_Paulo",
  year: "numeric",
});

/** 15 min in ms. All UTC offsets are multiples of it, so a year always begins at a multiple. */
const QUARTER_HOUR_MS = 900_000;

let cached = { quarter: 0, year: 0 };

/** Returns the year in São Paulo. Cached for a quarter of an hour because each request needs it. */
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

/** Whether the query is that of the redirect after a form post; no other query changes the response of `/`. */
export function isContactSent(url: string): boolean {
  const query = url.split("?")[1];
  return query !== undefined && new URLSearchParams(query).get("contato") === "enviado";
}
