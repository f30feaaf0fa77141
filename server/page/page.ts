import { buffer } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler, Response } from "express";
import type { Assets } from "../../src/hydration.ts";
import type { ContactView, View } from "../../src/shared/view.ts";
import { allowMethods } from "../http/allowMethods.ts";
import { readFiles } from "./files.ts";
import { digestOf, readAssets } from "./manifest.ts";
import { render } from "./render.tsx";
import { type Bodies, type Representation, compress, represent, send } from "./representation.ts";
import { siteFiles } from "./siteFiles.ts";
import { type PageConfig, createView, currentYear, isContactSent } from "./view.ts";

/** The page as the service serves it. */
export interface Page {
  /** What memory holds ready for a request; undefined where the handlers below, or others, have to answer. */
  find: (request: IncomingMessage) => Representation | undefined;
  /** For the policy: the source expression of the inlined style; undefined where Vite serves the page. */
  styleHash: string | undefined;
  /** Files of the build, of `public`, and for crawlers. */
  assets: RequestHandler;
  home: RequestHandler;
  notFound: RequestHandler;
  /** The whole page as the answer to a native form. */
  answerPage: (response: Response, status: number, contact: ContactView) => Promise<void>;
  /** Begins what visitors would have to wait for and a start needn't: compressing the pages. */
  prepare: () => void;
  close: () => Promise<void>;
}

const HTML = "text/html; charset=utf-8";

/** Where others answer than the page: what follows there isn't told from memory. */
const SERVICES = /^\/(?:assets|auth|functions|healthz|metrics|readyz)(?:\/|$)/;

/** How the page comes to be: from a build, or in development from Vite. */
export type CreatePage = (config: PageConfig) => Promise<Page>;

/** Serves the page from memory, as it was built into `directory`; throws when there is no build. */
export const createPage =
  (directory: string): CreatePage =>
  async (config) => {
    const assets = await readAssets(directory);
    const files = new Map([...readFiles(directory), ...siteFiles(config.site.url)]);
    const { drawn, held } = drawOnce(config, assets);
    // What every visitor gets is drawn before the first one comes.
    await drawn("home").plain;

    async function answer(request: IncomingMessage, response: ServerResponse, drawing: Drawing) {
      const isCoded = request.headers["accept-encoding"] !== undefined;
      const { plain, coded } = drawn(drawing);
      send(request, response, await (isCoded ? coded() : plain));
    }

    return {
      find({ method, url = "" }) {
        if (method !== "GET" && method !== "HEAD") return undefined;
        if (url === "/") return held("home");
        // An absolute URL or a fragment, which no browser sends, is Express's to take apart.
        if (!url.startsWith("/") || url.includes("#")) return undefined;
        const [path = ""] = url.split("?", 1);
        if (path === "/") return held(isContactSent({ url }) ? "sent" : "home");
        return files.get(path) ?? (SERVICES.test(path) ? undefined : held("notFound"));
      },
      styleHash: `'${digestOf(assets.css)}'`,
      assets: serveFiles(files),
      async home(request, response) {
        await answer(request, response, isContactSent(request) ? "sent" : "home");
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

interface Drawn {
  year: number;
  anonKey: string | undefined;
  /** Ready as soon as it is drawn. */
  plain: Promise<Representation>;
  /** In every coding, which takes several times as long; begun when it is first asked for. */
  coded: () => Promise<Representation>;
  /** What `coded` came to. */
  held?: Representation;
}

/** Draws each page that is the same for everybody once, and again when the year or the key has changed. */
function drawOnce(config: PageConfig, assets: Assets) {
  const drawings = new Map<Drawing, Drawn>();

  /** A drawing that is under way, or done, and still true. */
  function current(drawing: Drawing): Drawn | undefined {
    const found = drawings.get(drawing);
    const isTrue = found?.year === currentYear() && found.anonKey === config.anonKey.current();
    return isTrue ? found : undefined;
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
          begun.held = representPage(drawing, await compress(identity));
          return begun.held;
        });
        coded.catch(forget);
        return coded;
      },
    };
    // A failure isn't kept: the next visitor may be luckier.
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
    held: (drawing: Drawing) => current(drawing)?.held,
  };
}

function representPage(drawing: Drawing, bodies: Bodies): Representation {
  return represent({
    status: drawing === "notFound" ? 404 : 200,
    contentType: HTML,
    // Kept by anyone, but asked for again: after a deploy nobody reads an old page.
    cacheControl: "public, no-cache",
    bodies,
    isCoded: true,
  });
}
