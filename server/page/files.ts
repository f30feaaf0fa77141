import { readFile, readdir } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { type Representation, represent } from "./representation.ts";

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

/** Reads the built files of a folder into memory, each under its address, with what the build compressed. */
export async function readFiles(directory: string): Promise<Map<string, Representation>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    // Vite's own notes are not for visitors.
    .filter((path) => !path.startsWith("."));
  const present = new Set(files);
  const represented = await Promise.all(
    files
      .filter((path) => !/\.(?:br|gz)$/.test(path))
      .map(async (path) => {
        const address = `/${path.split(sep).join("/")}`;
        const read = (suffix: string) => readFile(join(directory, `${path}${suffix}`));
        const bodies = {
          identity: await read(""),
          ...(present.has(`${path}.br`) && { br: await read(".br") }),
          ...(present.has(`${path}.gz`) && { gzip: await read(".gz") }),
        };
        const representation = represent({
          contentType: TYPES[extname(address)] ?? "application/octet-stream",
          cacheControl: address.startsWith("/assets/") ? IMMUTABLE : AN_HOUR,
          bodies,
        });
        return [address, representation] as const;
      }),
  );
  return new Map(represented);
}
