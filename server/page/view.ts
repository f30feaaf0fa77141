import { inSaoPaulo } from "../../src/shared/saoPauloTime.ts";
import type { ContactView, Site, View } from "../../src/shared/view.ts";

/** The configuration that a view contains. */
export interface PageConfig {
  site: Site;
  backend: { url: string };
  anonKey: { current: () => string | undefined };
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

/** Whether a URL confirms an accepted form post. No other query changes the page. */
export function isContactSent(url: string): boolean {
  return new URLSearchParams(url.split("?")[1]).get("contato") === "enviado";
}
