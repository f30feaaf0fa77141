import { buffer } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler, Response } from "express";
import type { ContactView } from "../../src/shared/view.ts";
import {
  type Bodies,
  type Representation,
  compress,
  represent,
  send,
} from "../http/representation.ts";
import { missingFile } from "./missingFile.ts";
import { readFiles } from "./files.ts";
import { digestOf, readAssets } from "./manifest.ts";
import { type Assets, render } from "./render.tsx";
import { siteFiles } from "./siteFiles.ts";
import { type PageConfig, createView, currentYear, isContactSent } from "./view.ts";

/** The page's handlers and prepared responses. */
export interface Page {
  files: RequestHandler;
  home: RequestHandler;
  notFound: RequestHandler;
  answer: (response: Response, status: number, contact: ContactView) => Promise<void>;
  styleHash: string | undefined;
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
    const pages = createPageCache(config, assets);
    // Render the page during start, not during the first request.
    await pages.get("home").plain;

    async function answer(request: IncomingMessage, response: ServerResponse, variant: Variant) {
      const acceptsCoding = request.headers["accept-encoding"] !== undefined;
      const { plain, compressed } = pages.get(variant);
      send(request, response, await (acceptsCoding ? compressed() : plain));
    }

    return {
      files(request, response, next) {
        const found = siteFile(request.path) ?? files.get(request.path);
        if (found) send(request, response, found);
        else if (request.path.startsWith("/assets/")) missingFile(request, response, next);
        else next();
      },
      styleHash: Object.values(assets.css).map(sourceOf).join(" "),
      async home(request, response) {
        await answer(request, response, isContactSent(request.url) ? "sent" : "home");
      },
      async notFound(request, response) {
        await answer(request, response, "notFound");
      },
      async answer(response, status, contact) {
        response.status(status).set({ "Content-Type": HTML, "Cache-Control": "no-store" });
        (await render(createView(config, "home", contact), assets)).pipe(response);
      },
      close: async () => {},
    };
  };

/** Returns the CSP source of an inlined text. */
function sourceOf(text: string): string {
  return `'${digestOf(text)}'`;
}

/** Page that is the same for all visitors; `sent` is `home` after an accepted form post. */
type Variant = "home" | "sent" | "notFound";

interface CachedPage {
  year: number;
  anonKey: string | undefined;
  /** The page without a content coding. */
  plain: Promise<Representation>;
  /** Returns the page in all codings. The first call starts the compression, which is slow. */
  compressed: () => Promise<Representation>;
  /** Result of `compressed`, once resolved. */
  ready?: Representation;
}

/** Caches each page from its first use on. Renders it again after a failure or a change of year or key. */
function createPageCache(config: PageConfig, assets: Assets) {
  const pages = new Map<Variant, CachedPage>();

  /** Returns the cached page, possibly still rendering, or undefined if it is missing or outdated. */
  function find(variant: Variant): CachedPage | undefined {
    const found = pages.get(variant);
    const isValid = found?.year === currentYear() && found.anonKey === config.anonKey.current();
    return isValid ? found : undefined;
  }

  function add(variant: Variant): CachedPage {
    const html = renderVariant(variant);
    let compressing: Promise<Representation> | undefined;
    const added: CachedPage = {
      year: currentYear(),
      anonKey: config.anonKey.current(),
      plain: html.then((identity) => representPage(variant, { identity })),
      compressed() {
        if (compressing) return compressing;
        compressing = html.then(async (identity) => {
          added.ready = representPage(variant, await compress(identity));
          return added.ready;
        });
        compressing.catch(forget);
        return compressing;
      },
    };
    // After a failure, the next request starts again.
    const forget = () => {
      if (pages.get(variant) === added) pages.delete(variant);
    };
    added.plain.catch(forget);
    pages.set(variant, added);
    return added;
  }

  async function renderVariant(variant: Variant): Promise<Buffer> {
    const view =
      variant === "sent"
        ? createView(config, "home", { status: "sent" })
        : createView(config, variant);
    const stream = await render(view, assets);
    // React's stream can only be piped; `buffer` needs a readable stream.
    return await buffer(stream.pipe(new PassThrough()));
  }

  return {
    get: (variant: Variant) => find(variant) ?? add(variant),
    /** Returns the page in all codings if it is already compressed. */
    getCompressed: (variant: Variant) => find(variant)?.ready,
  };
}

function representPage(variant: Variant, bodies: Bodies): Representation {
  return represent({
    status: variant === "notFound" ? 404 : 200,
    contentType: HTML,
    // HTTP caches must revalidate; otherwise they would serve an old page after a deploy.
    cacheControl: "public, no-cache",
    bodies,
    isCoded: true,
  });
}
