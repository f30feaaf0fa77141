import type { RequestHandler, Response } from "express";
import { inSaoPaulo } from "../../src/shared/saoPauloTime.ts";
import type { ContactView, View } from "../../src/shared/view.ts";
import type { Config } from "../config/readConfig.ts";
import type { Sources } from "../http/secureHeaders.ts";

/** Page from a build, or from Vite in development. */
export interface Page {
  /** Answers with the page that shows a view. */
  show: (response: Response, status: number, view: View) => Promise<void>;
  /** Answers for the files of the page; in development also for Vite's. Passes other requests on. */
  files: RequestHandler;
  sources: Sources;
  close: () => Promise<void>;
}

export type CreatePage = () => Promise<Page>;

interface Parts {
  config: Pick<Config, "site" | "backend">;
  anonKey: { current: () => string | undefined };
  page: Pick<Page, "show">;
}

/** Returns the handlers that answer with the page. */
export function pageHandlers({ config: { site, backend }, anonKey, page }: Parts) {
  const createView = (name: View["page"], contact: ContactView): View => ({
    page: name,
    site,
    year: inSaoPaulo(new Date()).getUTCFullYear(),
    backend: { url: backend.url, anonKey: anonKey.current() ?? "" },
    contact,
  });

  return {
    home: (async (request, response) => {
      // The only query that changes the page: it confirms an accepted form post.
      const status = request.query.contato === "enviado" ? "sent" : "editing";
      await page.show(response, 200, createView("home", { status }));
    }) satisfies RequestHandler,

    notFound: (async (_request, response) => {
      await page.show(response, 404, createView("notFound", { status: "editing" }));
    }) satisfies RequestHandler,

    /** Answers a native form post with the page in the given state of the form. */
    answer: async (response: Response, status: number, contact: ContactView): Promise<void> =>
      await page.show(response, status, createView("home", contact)),
  };
}

/** Sends a page rendered for this answer alone. */
export function sendOnce(response: Response, status: number, html: string): void {
  response.status(status).set("Cache-Control", "no-store").type("html").send(html);
}
