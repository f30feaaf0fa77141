import { buffer } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler, Response } from "express";
import type { ContactView } from "../../src/shared/view.ts";
import type { Inlined } from "../http/commonHeaders.ts";
import {
  type Bodies,
  type Representation,
  compress,
  represent,
  send,
} from "../http/representation.ts";
import { readFiles } from "./files.ts";
import { digestOf, readAssets } from "./manifest.ts";
import { type Assets, render } from "./render.tsx";
import { siteFiles } from "./siteFiles.ts";
import { type PageConfig, createView, currentYear, isContactSent } from "./view.ts";

/** The page's handlers and prepared responses. */
export interface Page {
  /** Returns the response for `/` or a static file, if it needs no handler. */
  find: (path: string, query: string) => Representation | undefined;
  /** CSP sources of the inlined styles and script; undefined in development, where Vite adds style elements. */
  inlined: Inlined | undefined;
  /** Runs before the routes. Serves Vite's files in development; undefined in production. */
  middleware?: RequestHandler;
  /** Handles `/` when `find` doesn't return it: in development, and while its response isn't prepared. */
  home: RequestHandler;
  notFound: RequestHandler;
  /** Answers a refused form post with the page, rendered with the given state of the form. */
  answerPage: (response: Response, status: number, contact: ContactView) => Promise<void>;
  /**
   * Starts compressing `/` and the 404 page in the background; does nothing in development. Call it after start:
   * compression is slow.
   */
  prepare: () => void;
  close: () => Promise<void>;
}

const HTML = "text/html; charset=utf-8";

/** Creates the page from a build, or with Vite in development. */
export type CreatePage = (config: PageConfig) => Promise<Page>;

/** Returns a function that creates the page built into `directory` and rejects if there is no build. */
export const createPage =
  (directory: string): CreatePage =>
  async (config) => {
    const assets = await readAssets(directory);
    const files = readFiles(directory);
    const siteFile = siteFiles(config.site);
    const { drawn, ready } = drawOnce(config, assets);
    // Render the page during start, not during the first request.
    await drawn("home").plain;

    async function answer(request: IncomingMessage, response: ServerResponse, drawing: Drawing) {
      const acceptsCoding = request.headers["accept-encoding"] !== undefined;
      const { plain, coded } = drawn(drawing);
      send(request, response, await (acceptsCoding ? coded() : plain));
    }

    return {
      find(path, query) {
        if (path !== "/") return siteFile(path) ?? files.get(path);
        return ready(isContactSent(query) ? "sent" : "home");
      },
      inlined: {
        styles: Object.values(assets.css).map(sourceOf),
        scripts: [sourceOf(assets.loader)],
      },
      async home(request, response) {
        await answer(request, response, isContactSent(request.url) ? "sent" : "home");
      },
      async notFound(request, response) {
        await answer(request, response, "notFound");
      },
      async answerPage(response, status, contact) {
        response.status(status).set({ "Content-Type": HTML, "Cache-Control": "no-store" });
        (await render(createView(config, "home", contact), assets)).pipe(response);
      },
      prepare() {
        for (const drawing of ["home", "notFound"] as const) void drawn(drawing).coded();
      },
      close: async () => {},
    };
  };

/** Returns the CSP source of an inlined text. */
function sourceOf(text: string): string {
  return `'${digestOf(text)}'`;
}

/** Page that is the same for all visitors; `sent` is `home` after an accepted form post. */
type Drawing = "home" | "sent" | "notFound";

interface Drawn {
  year: number;
  anonKey: string | undefined;
  /** Uncompressed page. */
  plain: Promise<Representation>;
  /** Returns the page in all codings. The first call starts the compression, which is slow. */
  coded: () => Promise<Representation>;
  /** Result of `coded`, once resolved. */
  ready?: Representation;
}

/** Caches each page from its first use on. Renders it again after a failure or a change of year or key. */
function drawOnce(config: PageConfig, assets: Assets) {
  const drawings = new Map<Drawing, Drawn>();

  /** Returns the cached page, possibly still rendering, or undefined if it is missing or outdated. */
  function current(drawing: Drawing): Drawn | undefined {
    const found = drawings.get(drawing);
    const isValid = found?.year === currentYear() && found.anonKey === config.anonKey.current();
    return isValid ? found : undefined;
  }

  function begin(drawing: Drawing): Drawn {
    const html = draw(drawing);
    let coded: Promise<Representation> | undefined;
    const begun: Drawn = {
      year: currentYear(),
      anonKey: config.anonKey.current(),
      plain: html.then((identity) => representPage(drawing, { identity })),
      coded() {
        coded ??= html.then(async (identity) => {
          begun.ready = representPage(drawing, await compress(identity));
          return begun.ready;
        });
        coded.catch(forget);
        return coded;
      },
    };
    // After a failure, the next request starts again.
    const forget = () => {
      if (drawings.get(drawing) === begun) drawings.delete(drawing);
    };
    begun.plain.catch(forget);
    drawings.set(drawing, begun);
    return begun;
  }

  async function draw(drawing: Drawing): Promise<Buffer> {
    const view =
      drawing === "sent"
        ? createView(config, "home", { status: "sent" })
        : createView(config, drawing);
    const stream = await render(view, assets);
    // React's stream can only be piped; `buffer` needs a readable stream.
    return await buffer(stream.pipe(new PassThrough()));
  }

  return {
    drawn: (drawing: Drawing) => current(drawing) ?? begin(drawing),
    ready: (drawing: Drawing) => current(drawing)?.ready,
  };
}

function representPage(drawing: Drawing, bodies: Bodies): Representation {
  return represent({
    status: drawing === "notFound" ? 404 : 200,
    contentType: HTML,
    // HTTP caches must revalidate; otherwise they would serve an old page after a deploy.
    cacheControl: "public, no-cache",
    bodies,
    isCoded: true,
  });
}
