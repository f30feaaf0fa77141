import { buffer } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler, Response } from "express";
import type { ContactView, View } from "../../src/shared/view.ts";
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

/** The page as the service serves it. */
export interface Page {
  /** The page or a fixed file, where it is ready in memory. */
  find: (path: string, query: string) => Representation | undefined;
  /** For the policy: the source expression of the inlined style; undefined where Vite serves the page. */
  styleHash: string | undefined;
  /** Runs before the routes: Vite's own files in development. */
  middleware?: RequestHandler;
  /** Answers `/` while it isn't ready in memory. */
  home: RequestHandler;
  notFound: RequestHandler;
  /** The whole page as the answer to a native form. */
  answerPage: (response: Response, status: number, contact: ContactView) => Promise<void>;
  /** Compresses the pages, which a start doesn't wait for. */
  prepare: () => void;
  close: () => Promise<void>;
}

const HTML = "text/html; charset=utf-8";

/** Makes the page: from a build, or in development by Vite. */
export type CreatePage = (config: PageConfig) => Promise<Page>;

/** Serves the page from memory, as it was built into `directory`; throws when there is no build. */
export const createPage =
  (directory: string): CreatePage =>
  async (config) => {
    const assets = await readAssets(directory);
    const files = new Map([...readFiles(directory), ...siteFiles(config.site)]);
    const { drawn, ready } = drawOnce(config, assets);
    // What every visitor gets is drawn before the first one comes.
    await drawn("home").plain;

    async function answer(request: IncomingMessage, response: ServerResponse, drawing: Drawing) {
      const acceptsCoding = request.headers["accept-encoding"] !== undefined;
      const { plain, coded } = drawn(drawing);
      send(request, response, await (acceptsCoding ? coded() : plain));
    }

    return {
      find(path, query) {
        if (path !== "/") return files.get(path);
        return ready(isContactSent(query) ? "sent" : "home");
      },
      styleHash: `'${digestOf(assets.css)}'`,
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

type Drawing = "home" | "sent" | "notFound";

const VIEWS: Record<
  Drawing,
  [page: View["page"], contact: ContactView["status"] & ("editing" | "sent")]
> = {
  home: ["home", "editing"],
  sent: ["home", "sent"],
  notFound: ["notFound", "editing"],
};

interface Drawn {
  year: number;
  anonKey: string | undefined;
  /** Uncompressed. */
  plain: Promise<Representation>;
  /** In every coding, which takes several times as long: begun by the first call. */
  coded: () => Promise<Representation>;
  /** The result of `coded`. */
  ready?: Representation;
}

/** Draws each page that is the same for everybody once, and again when the year or the key has changed. */
function drawOnce(config: PageConfig, assets: Assets) {
  const drawings = new Map<Drawing, Drawn>();

  /** A drawing, finished or not, that is still valid. */
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
    // The next request tries again.
    const forget = () => {
      if (drawings.get(drawing) === begun) drawings.delete(drawing);
    };
    begun.plain.catch(forget);
    drawings.set(drawing, begun);
    return begun;
  }

  async function draw(drawing: Drawing): Promise<Buffer> {
    const [page, status] = VIEWS[drawing];
    const stream = await render(createView(config, page, { status }), assets);
    // React's stream can only be piped; the pass-through can be read.
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
    // Any cache may keep it but has to ask again: after a deploy nobody reads an old page.
    cacheControl: "public, no-cache",
    bodies,
    isCoded: true,
  });
}
