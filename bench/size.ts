// `npm run size`: prints the compressed sizes in bytes of the first load's parts, of the 404 page and of the chat's
// scripts. Exit code 1 if one exceeds its budget. Needs a build.
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { SERVICE, startProgram } from "./startProgram.ts";
import { wireBytes } from "./wireBytes.ts";

const client = join(import.meta.dirname, "../dist/client");
const manifest = JSON.parse(
  await readFile(join(client, ".vite/manifest.json"), "utf8"),
) as Manifest;

/** Returns the manifest keys of a chunk and of the chunks that it imports statically. */
function closure(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(imported, found);
  return found;
}

async function scriptBytes(keys: Iterable<string>): Promise<number> {
  const sizes = [...keys].map(
    async (one) => (await stat(join(client, `${manifest[one]!.file}.br`))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const service = await startProgram(SERVICE);
const { url } = service;
const first = closure("src/hydrate.tsx");

const rows: [what: string, bytes: number, budget?: number][] = [
  ["/ with styles and headers", await wireBytes(`${url}/`), 14_000],
  ["404 with styles and headers", await wireBytes(`${url}/nao-existe`), 8000],
  ["scripts of the first load", await scriptBytes(first), 69_200],
  ["font of the first load", (await stat(join(client, "gabarito.woff2"))).size, 14_000],
  [
    "chat panel, beside hydration",
    await scriptBytes(closure("src/chat/ChatPanel.tsx").difference(first)),
    14_900,
  ],
];
await service.stop();

for (const [what, bytes, budget = Infinity] of rows) {
  const warning = bytes > budget ? "  TOO MUCH" : "";
  process.stdout.write(
    `${what.padEnd(30)}${bytes.toLocaleString("en").padStart(8)} of ${budget.toLocaleString("en").padStart(7)} bytes${warning}\n`,
  );
  if (bytes > budget) process.exitCode = 1;
}
