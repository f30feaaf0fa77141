import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Model } from "./classifier.ts";
import type { Nora } from "./Nora.ts";
import { createNormalise } from "./normalise.ts";
import { readNora } from "./readNora.ts";
import { train } from "./train.ts";

/** What Nora knows, and the classifier trained with it. */
export interface Trained {
  nora: Nora;
  model: Model;
}

const CACHE = "node_modules/.cache/nora";

/** What the trained model depends on: `nora/`, the page's content, and the code that reads and trains. */
const SOURCES = ["nora/**/*.{md,txt}", "src/shared/content/**/*.ts", "server/chat/builtIn/*.ts"];

/** Kept, because tests start many services in one process, and reading takes a tenth of a second. */
let trained: Trained | undefined;

/**
 * Returns the trained model of `nora/`. In development and in tests it is trained once and kept in
 * `node_modules/.cache`; the build replaces this function by one that reads the built file (tools/trainAhead.ts).
 */
export async function readTrained(): Promise<Trained> {
  trained ??= deserialize(trainedFile()) as Trained;
  return trained;
}

/** Returns the serialized model, from the cache if `nora/` and the engine haven't changed. */
export function trainedFile(): Buffer {
  const hash = createHash("sha256");
  for (const source of globSync(SOURCES).toSorted())
    hash.update(source).update(readFileSync(source));
  const file = join(CACHE, `${hash.digest("hex").slice(0, 16)}.bin`);
  if (existsSync(file)) return readFileSync(file);
  const known = readNora("nora");
  const model = train(known, createNormalise(known.nora.words.spellings));
  const bytes = serialize({ nora: known.nora, model } satisfies Trained);
  mkdirSync(CACHE, { recursive: true });
  // Written under another name first: tests run in parallel.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
  return bytes;
}
