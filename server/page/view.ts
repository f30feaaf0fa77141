import { inSaoPaulo } from "../../src/shared/saoPauloTime.ts";
import type { ContactView, Site, View } from "../../src/shared/view.ts";
import type { AnonKey } from "../store/anonKey.ts";

/** Configuration that every view contains: the site and the backend it calls. */
export interface PageConfig {
  site: Site;
  backend: { url: string };
  anonKey: Pick<AnonKey, "current">;
}

/** Returns the year in São Paulo. */
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

/** Whether a URL has the parameter of the redirect after a form post; no other query changes the response of `/`. */
export function isContactSent(url: string): boolean {
  const query = url.split("?")[1];
  return query !== undefined && new URLSearchParams(query).get("contato") === "enviado";
}
