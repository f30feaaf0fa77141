import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import type { RequestHandler, Response } from "express";
import type { Assets } from "../../src/Document.tsx";
import type { ContactView, View } from "../../src/shared/view.ts";
import { allowMethods } from "../http/allowMethods.ts";
import { readFiles } from "./files.ts";
import { readAssets } from "./manifest.ts";
import { render } from "./render.tsx";
import { type Representation, compress, represent, send } from "./representation.ts";
import { siteFiles } from "./siteFiles.ts";
import { type PageConfig, createView, currentYear, isContactSent } from "./view.ts";

/** The page as the service serves it. */
export interface Page {
  /** For the policy: the source expression of the inlined style; undefined where Vite serves the page. */
  styleHash: string | undefined;
  /** Files of the build, of `public`, and for crawlers. */
  assets: RequestHandler;
  home: RequestHandler;
  notFound: RequestHandler;
  /** The whole page as the answer to a native form. */
  answerPage: (response: Response, status: number, contact: ContactView) => Promise<void>;
  close: () => Promise<void>;
}

const PAGE_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  // Kept by anyone, but asked for again: after a deploy nobody reads an old page.
  "Cache-Control": "public, no-cache",
};

/** How the page comes to be: from a build, or in development from Vite. */
export type CreatePage = (config: PageConfig) => Promise<Page>;

/** Serves the page from memory, as it was built into `directory`; throws when there is no build. */
export const createPage =
  (directory: string): CreatePage =>
  async (config) => {
    const assets = await readAssets(directory);
    const files = new Map([...(await readFiles(directory)), ...(await siteFiles(config.site.url))]);
    const drawn = drawOnce(config, assets);
    // The first visitor shouldn't wait for what every visitor gets.
    await Promise.all([drawn("home"), drawn("notFound")]);

    return {
      styleHash: `'sha256-${createHash("sha256").update(assets.css).digest("base64")}'`,
      assets: serveFiles(files),
      async home(request, response) {
        send(request, response, await drawn(isContactSent(request) ? "sent" : "home"));
      },
      async notFound(request, response) {
        send(request, response, await drawn("notFound"));
      },
      async answerPage(response, status, contact) {
        response.status(status).set({ ...PAGE_HEADERS, "Cache-Control": "no-store" });
        (await render(createView(config, "home", contact), assets)).pipe(response);
      },
      close: async () => {},
    };
  };

function serveFiles(files: ReadonlyMap<string, Representation>): RequestHandler {
  const onlyReading = allowMethods("GET", "HEAD");
  return (request, response, next) => {
    const file = files.get(request.path);
    if (file) {
      const isReading = request.method === "GET" || request.method === "HEAD";
      if (isReading) send(request, response, file);
      else onlyReading(request, response, next);
      return;
    }
    if (!request.path.startsWith("/assets/")) {
      next();
      return;
    }
    // An old page asking for a script that is gone must not be given HTML for it.
    response
      .status(404)
      .type("text")
      .set("Cache-Control", "no-store")
      .send("Arquivo inexistente.\n");
  };
}

type Drawing = "home" | "sent" | "notFound";

const VIEWS: Record<
  Drawing,
  [page: View["page"], contact: ContactView["status"] & ("editing" | "sent")]
> = {
  home: ["home", "editing"],
  sent: ["home", "sent"],
  notFound: ["notFound", "editing"],
};

/** Draws each page that is the same for everybody once, and again when the year or the key has changed. */
function drawOnce(config: PageConfig, assets: Assets) {
  const drawings = new Map<Drawing, { state: string; representation: Promise<Representation> }>();

  return (drawing: Drawing): Promise<Representation> => {
    const state = `${currentYear()} ${config.anonKey.current()}`;
    const held = drawings.get(drawing);
    if (held?.state === state) return held.representation;

    const representation = draw(drawing);
    drawings.set(drawing, { state, representation });
    // A failure isn't kept: the next visitor may be luckier.
    representation.catch(() => drawings.delete(drawing));
    return representation;
  };

  async function draw(drawing: Drawing): Promise<Representation> {
    const [page, status] = VIEWS[drawing];
    const drawn = await render(createView(config, page, { status }), assets);
    return represent({
      status: page === "notFound" ? 404 : 200,
      headers: PAGE_HEADERS,
      // React's stream can only be piped; the pass-through can be read.
      bodies: await compress(await buffer(drawn.pipe(new PassThrough()))),
    });
  }
}
