import type { RequestHandler, Response } from "express";
import { inSaoPaulo } from "../../src/shared/time.ts";
import type { ContactView, View } from "../../src/shared/view.ts";
import type { Config } from "../config/readConfig.ts";
import type { Sources } from "../http/secureHeaders.ts";

/** Draws the page from a build, or with Vite in development. */
interface Renderer {
  /** Renders a view in advance. Rejects if that fails. */
  prepare: (view: View) => Promise<unknown>;
  /** Answers with the page that shows a view. */
  show: (response: Response, status: number, view: View) => Promise<void>;
  /** Answers for the files of the page; in development also for Vite's. Passes other requests on. */
  files: RequestHandler;
  sources: Sources;
  close: () => Promise<void>;
}

export type CreateRenderer = () => Promise<Renderer>;

interface Parts {
  config: Pick<Config, "site" | "backend">;
  anonKey: { forPage: () => Promise<string> };
  renderer: Renderer;
}

export type Page = Awaited<ReturnType<typeof createPage>>;

/** Creates the handlers that answer with the page. Rejects if it can't be rendered. */
export async function createPage({ config: { site, backend }, anonKey, renderer }: Parts) {
  const viewOf = async (
    page: View["page"],
    contact: ContactView = { status: "editing" },
  ): Promise<View> => ({
    page,
    site,
    year: inSaoPaulo(new Date()).getUTCFullYear(),
    backend: { url: backend.url, anonKey: await anonKey.forPage() },
    contact,
  });
  await renderer.prepare(await viewOf("home"));
  await renderer.prepare(await viewOf("notFound"));

  return {
    files: renderer.files,
    sources: renderer.sources,

    home: (async (request, response) => {
      // The only query that changes the page: it confirms an accepted form post.
      const status = request.query.contato === "enviado" ? "sent" : "editing";
      await renderer.show(response, 200, await viewOf("home", { status }));
    }) satisfies RequestHandler,

    notFound: (async (_request, response) => {
      await renderer.show(response, 404, await viewOf("notFound"));
    }) satisfies RequestHandler,

    /** Answers a native form post with the page in the given state of the form. */
    answer: async (response: Response, status: number, contact: ContactView): Promise<void> =>
      await renderer.show(response, status, await viewOf("home", contact)),
  };
}

/** Sends a page rendered for this answer alone. */
export function sendOnce(response: Response, status: number, html: string): void {
  response.status(status).set("Cache-Control", "no-store").type("html").send(html);
}
