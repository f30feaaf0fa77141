import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { type RequestHandler, type Response, Router } from "express";
import sirv from "sirv";
import type { Manifest } from "vite";
import type { ContactView } from "../../src/shared/view.ts";
import { allowMethods } from "../http/allowMethods.ts";
import { type Prepared, prepare, send } from "./prepared.ts";
import { type Assets, render } from "./render.tsx";
import { missingFile, siteFiles } from "./siteFiles.ts";
import { type PageConfig, createView, currentYear, isContactSent } from "./view.ts";

/** The page's handlers. */
export interface Page {
  /** Answers for the files of the page and the site; in development also for Vite's. Passes other requests on. */
  files: RequestHandler;
  home: RequestHandler;
  notFound: RequestHandler;
  /** Answers a native form post with the page, rendered with the given state of the form. */
  answer: (response: Response, status: number, contact: ContactView) => Promise<void>;
  /** CSP source of the inlined stylesheet; undefined in development, where Vite adds style elements. */
  styleHash: string | undefined;
  close: () => Promise<void>;
}

/** Creates the page from a build, or with Vite in development. */
export type CreatePage = (config: PageConfig) => Promise<Page>;

const ENTRY = "src/hydrate.tsx";

/** Files that other sites may show: pictures for link previews, and icons. */
const SHARED_PICTURE = /^\/[^/]+\.(?:png|svg|ico)$/;

/** Returns a function that creates the page built into `directory` and rejects if there is no build. */
export const createPage =
  (directory: string): CreatePage =>
  async (config) => {
    const assets = readAssets(directory);
    const pages = createPages(config, assets);
    await Promise.all([pages("home"), pages("notFound")]);

    return {
      files: Router({ caseSensitive: true }).use(siteFiles(config.site), builtFiles(directory)),
      async home(request, response) {
        const variant = isContactSent(request.url) ? "sent" : "home";
        send(request, response, 200, await pages(variant));
      },
      async notFound(request, response) {
        send(request, response, 404, await pages("notFound"));
      },
      async answer(response, status, contact) {
        const html = await render(createView(config, "home", contact), assets);
        response.status(status).set("Cache-Control", "no-store").type("html").send(html);
      },
      styleHash: `'sha256-${createHash("sha256").update(assets.css).digest("base64")}'`,
      close: async () => {},
    };
  };

function readAssets(directory: string): Assets {
  const read = (file: string) => readFileSync(join(directory, file), "utf8");
  const manifest = JSON.parse(read(".vite/manifest.json")) as Manifest;
  const { file, imports = [], css = [] } = manifest[ENTRY]!;
  return {
    entry: `/${file}`,
    preload: imports.map((chunk) => `/${manifest[chunk]!.file}`),
    css: css.map(read).join(""),
  };
}

function builtFiles(directory: string): RequestHandler {
  const paths = readdirSync(directory, { recursive: true, encoding: "utf8" });
  const known = new Set(paths.map((path) => `/${path.split(sep).join("/")}`));
  const refuseMethod = allowMethods("GET", "HEAD");
  const serve = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const isHashed = path.startsWith("/assets/");
      const cacheControl = isHashed
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600";
      response.setHeader("Cache-Control", cacheControl);
      // Unknown to sirv.
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      if (SHARED_PICTURE.test(path)) {
        response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
      }
    },
  });
  const files = Router({ caseSensitive: true });
  files.use((request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") serve(request, response, next);
    else if (known.has(request.path)) refuseMethod(request, response, next);
    else next();
  });
  return files.use("/assets", missingFile);
}

/** Pages that are the same for all visitors; `sent` is `home` after an accepted form post. */
type Variant = "home" | "sent" | "notFound";

/** Returns a function that renders a page once, and again if the year or the public key has changed. */
function createPages(config: PageConfig, assets: Assets) {
  const rendered = new Map<string, Promise<Prepared>>();

  async function draw(variant: Variant): Promise<Prepared> {
    const view =
      variant === "sent"
        ? createView(config, "home", { status: "sent" })
        : createView(config, variant);
    return await prepare(await render(view, assets));
  }

  return async (variant: Variant): Promise<Prepared> => {
    const version = `${variant} ${currentYear()} ${config.anonKey.current()}`;
    if (!rendered.has(version)) rendered.set(version, draw(variant));
    return await rendered.get(version)!;
  };
}
