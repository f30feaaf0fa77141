import { hash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type RequestHandler, Router } from "express";
import sirv from "sirv";
import type { Manifest } from "vite";
import type { View } from "../../src/shared/view.ts";
import { allowMethods } from "../http/allowMethods.ts";
import { addFile, missingFile } from "./siteFiles.ts";
import { type CreateRenderer, sendOnce } from "./page.ts";
import { type Prepared, prepare, sendPrepared } from "./prepared.ts";
import { type Assets, render } from "./render.tsx";

const ENTRY = "src/hydrate.tsx";

/** Returns a function that reads the page built into `directory`, and throws if there is no build. */
export const builtPage =
  (directory: string): CreateRenderer =>
  async () => {
    const assets = readAssets(directory);
    const prepared = new Map<string, Promise<Prepared>>();
    const styleHash = hash("sha256", assets.css, "base64");

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

/** Serves the build's hashed files, compressed ahead, and the fixed ones. */
function builtFiles(directory: string): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  const assets = sirv(join(directory, "assets"), {
    brotli: true,
    gzip: true,
    setHeaders(response) {
      response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    },
  });
  // The file server would answer every method.
  const onlyReads = allowMethods("GET", "HEAD");
  router.use("/assets", (request, response, next) => {
    if (["GET", "HEAD"].includes(request.method)) assets(request, response, next);
    else onlyReads(request, response, next);
  });
  router.use("/assets", missingFile);
  for (const file of readdirSync(directory, { withFileTypes: true })) {
    if (!file.isFile()) continue;
    const content = readFileSync(join(directory, file.name));
    addFile(router, `/${file.name}`, () => content);
  }
  return router;
}
