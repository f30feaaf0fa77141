// `npm run size`: the bytes a visitor downloads, compressed. Needs a build.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { SERVICE, compressedPage, print, start } from "./programs.ts";

const CLIENT = join(import.meta.dirname, "../dist/client");
const manifest = JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8")) as Manifest;

/** Adds a chunk and the chunks that it imports statically. */
function closure(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(imported, found);
  return found;
}

function scriptBytes(keys: Iterable<string>): number {
  const files = Array.from(keys, (key) => join(CLIENT, `${manifest[key]!.file}.br`));
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
const first = closure(entry);
const later = Object.keys(manifest).filter((key) => manifest[key]!.isDynamicEntry);
const service = await start(SERVICE);
const rows: [name: string, bytes: number][] = [
  ["/ with its styles", (await compressedPage(service.url)).length],
  ["scripts of the first load", scriptBytes(first)],
  ["font of the first load", statSync(join(CLIENT, "gabarito.woff2")).size],
  ...later.map((key): [string, number] => [
    manifest[key]!.name ?? key,
    scriptBytes(closure(key).difference(first)),
  ]),
];
await service.stop();
for (const [name, bytes] of rows) print(name, `${bytes.toLocaleString("en")} bytes`);
