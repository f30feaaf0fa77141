import { readFileSync, readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { type Representation, represent } from "../http/representation.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};

const IMMUTABLE = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

/**
 * Reads the built files of a folder into memory, by URL path, with their compressed forms. Blocks the event loop,
 * because asynchronous reads take longer: call it only at start.
 */
export function readFiles(directory: string): Map<string, Representation> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    // Skip the folder `.vite`. It contains the manifest, and the loader that the page inlines.
    .filter((path) => !path.startsWith("."));
  const present = new Set(files);

  function represented(path: string): [string, Representation] {
    const address = `/${path.split(sep).join("/")}`;
    const read = (suffix: string) => readFileSync(join(directory, `${path}${suffix}`));
    const bodies = {
      identity: read(""),
      ...(present.has(`${path}.br`) && { br: read(".br") }),
      ...(present.has(`${path}.gz`) && { gzip: read(".gz") }),
    };
    const representation = represent({
      contentType: TYPES[extname(address)] ?? "application/octet-stream",
      cacheControl: address.startsWith("/assets/") ? IMMUTABLE : AN_HOUR,
      bodies,
    });
    return [address, representation];
  }

  return new Map(files.filter((path) => !/\.(?:br|gz)$/.test(path)).map(represented));
}
