import { inSaoPaulo } from "../../src/shared/saoPauloTime.ts";
import type { ContactView, Site, View } from "../../src/shared/view.ts";
import type { AnonKey } from "../store/anonKey.ts";

/** The configuration that a view contains. */
export interface PageConfig {
  site: Site;
  backend: { url: string };
  anonKey: Pick<AnonKey, "current">;
}

/** Returns the current year in São Paulo. */
export function currentYear(): number {
  return inSaoPaulo(new Date()).getUTCFullYear();
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

/**
 * Whether a URL, or a query with its "?", has the parameter that confirms an accepted form post. No other query changes
 * the page.
 */
export function isContactSent(url: string): boolean {
  const query = url.split("?")[1];
  return query !== undefined && new URLSearchParams(query).get("contato") === "enviado";
}
