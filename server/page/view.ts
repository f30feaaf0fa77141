import type { ContactView, Site, View } from "../../src/shared/view.ts";
import type { AnonKey } from "../store/anonKey.ts";

/** Where the site runs and whom it calls: what every view holds. */
export interface PageConfig {
  site: Site;
  backend: { url: string };
  anonKey: Pick<AnonKey, "current">;
}

const yearInSaoPaulo = new Intl.DateTimeFormat("en", {
  timeZone: "America/Sao_Paulo",
  year: "numeric",
});

/** Offsets from UTC are multiples of it, in milliseconds: no year begins within. */
const QUARTER_OF_AN_HOUR = 900_000;

let lastLook = { quarter: 0, year: 0 };

/** The year in São Paulo. Asked with every request, so the calendar is looked at four times an hour. */
export function currentYear(): number {
  const quarter = Math.floor(Date.now() / QUARTER_OF_AN_HOUR);
  if (quarter !== lastLook.quarter) {
    lastLook = { quarter, year: Number(yearInSaoPaulo.format(Date.now())) };
  }
  return lastLook.year;
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

/** Whether this is where the form without JavaScript ends: the one query that changes what `/` serves. */
export function isContactSent({ url }: { url: string }): boolean {
  return new URLSearchParams(url.split("?")[1]).get("contato") === "enviado";
}
