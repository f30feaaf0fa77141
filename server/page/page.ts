import type { RequestHandler, Response } from "express";
import { inSaoPaulo } from "../../src/shared/saoPauloTime.ts";
import type { ContactView, Site, View } from "../../src/shared/view.ts";
import type { Sources } from "../http/secureHeaders.ts";

/** The configuration that the page shows. */
export interface PageConfig {
  site: Site;
  backend: { url: string };
  anonKey: { current: () => string | undefined };
}

/** The page's handlers. */
export interface Page {
  /** Answers for the files of the page; in development also for Vite's. Passes other requests on. */
  files: RequestHandler;
  home: RequestHandler;
  notFound: RequestHandler;
  /** Answers a native form post with the page, rendered with the given state of the form. */
  answer: (response: Response, status: number, contact: ContactView) => Promise<void>;
  sources: Sources;
  close: () => Promise<void>;
}

/** Creates the page from a build, or with Vite in development. */
export type CreatePage = (config: PageConfig) => Promise<Page>;

/** Answers with the page that shows a view. */
type Show = (response: Response, status: number, view: View) => Promise<void>;

export function createView(
  { site, backend, anonKey }: PageConfig,
  page: View["page"],
  contact: ContactView = { status: "editing" },
): View {
  return {
    page,
    site,
    year: inSaoPaulo(new Date()).getUTCFullYear(),
    backend: { url: backend.url, anonKey: anonKey.current() ?? "" },
    contact,
  };
}

/** Returns the handlers that a build and development have in common. */
export function pageHandlers(config: PageConfig, show: Show) {
  return {
    async home(request, response) {
      // The only query that changes the page: it confirms an accepted form post.
      const status = request.query.contato === "enviado" ? "sent" : "editing";
      await show(response, 200, createView(config, "home", { status }));
    },
    async notFound(_request, response) {
      await show(response, 404, createView(config, "notFound"));
    },
    async answer(response, status, contact) {
      await show(response, status, createView(config, "home", contact));
    },
  } satisfies Pick<Page, "home" | "notFound" | "answer">;
}

/** Sends a page rendered for this answer alone. */
export function sendOnce(response: Response, status: number, html: string): void {
  response.status(status).set("Cache-Control", "no-store").type("html").send(html);
}
