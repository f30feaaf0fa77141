import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import type { Assets } from "./render.tsx";

const ENTRY = "src/hydrate.tsx";
const NOT_FOUND = "src/styles/notFound.css";
const PRINT = "src/styles/print.css";
const DEFERRED = ["src/chat/ChatPanel.tsx", "src/contact/checkContact.ts"];

/** Reads the page's assets from a build: URLs from Vite's manifest, loader and CSS as text. Rejects without a build. */
export async function readAssets(directory: string): Promise<Assets> {
  const json = await readFile(join(directory, ".vite/manifest.json"), "utf8");
  const manifest = JSON.parse(json) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`the build has no ${ENTRY}: run npm run build`);

  const read = (file: string) => readFile(join(directory, file), "utf8");
  const script = await readFile(join(directory, entry.file));
  return {
    entry: `/${entry.file}`,
    integrity: digestOf(script),
    loader: await read(".vite/loader.js"),
    deferred: filesOf(manifest, DEFERRED),
    print: `/${manifest[PRINT]!.file}`,
    css: {
      home: (await Promise.all(entry.css!.map(read))).join(""),
      notFound: await read(manifest[NOT_FOUND]!.file),
    },
  };
}

/** Returns a digest as used in `integrity` attributes and in the CSP (https://www.w3.org/TR/SRI/, 3.1). */
export function digestOf(content: string | Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** Returns the URLs of chunks, their direct and indirect static imports except the entry, and their stylesheets. */
function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const chunks = new Set(keys);
  // The loop also visits the chunks that it adds to the set.
  for (const chunk of chunks) {
    for (const imported of manifest[chunk]!.imports ?? []) chunks.add(imported);
  }
  chunks.delete(ENTRY);
  return [...chunks]
    .flatMap((chunk) => [manifest[chunk]!.file].concat(manifest[chunk]!.css ?? []))
    .map((file) => `/${file}`);
}
