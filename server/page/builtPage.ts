import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "express";
import sirv from "sirv";
import type { Manifest } from "vite";
import type { View } from "../../src/shared/view.ts";
import { refuseMethod } from "../http/allowMethods.ts";
import { type CreateRenderer, sendOnce } from "./page.ts";
import { type Prepared, prepare, sendPrepared } from "./prepared.ts";
import { type Assets, render } from "./render.tsx";

const ENTRY = "src/hydrate.tsx";

/** Files that other sites may show: pictures for link previews, and icons. */
const SHARED_PICTURE = /^\/[^/]+\.(?:png|svg|ico)$/;

/** Returns a function that reads the page built into `directory`, and throws if there is no build. */
export const builtPage =
  (directory: string): CreateRenderer =>
  async () => {
    const assets = readAssets(directory);
    const prepared = new Map<string, Promise<Prepared>>();
    const styleHash = createHash("sha256").update(assets.css).digest("base64");

    async function prepareOnce(view: View): Promise<Prepared> {
      const key = JSON.stringify(view);
      if (!prepared.has(key)) prepared.set(key, render(view, assets).then(prepare));
      return await prepared.get(key)!;
    }

    return {
      prepare: prepareOnce,
      async show(response, status, view) {
        // A refused form contains what its visitor typed.
        if (view.contact.status === "refused") {
          sendOnce(response, status, await render(view, assets));
        } else await sendPrepared(response, status, await prepareOnce(view));
      },
      files: builtFiles(directory),
      sources: { connect: [], script: [], style: [`'sha256-${styleHash}'`] },
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
  return sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      // sirv answers every method.
      const allowed = ["GET", "HEAD"];
      if (!allowed.includes(response.req.method!)) refuseMethod(response, allowed);

      const maxAge = path.startsWith("/assets/") ? "31536000, immutable" : "3600";
      response.setHeader("Cache-Control", `public, max-age=${maxAge}`);
      // Unknown to sirv.
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      if (SHARED_PICTURE.test(path)) {
        response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
      }
    },
  });
}
