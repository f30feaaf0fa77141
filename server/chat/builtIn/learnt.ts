import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { type Learnt, learn } from "./classifier.ts";
import { utterances } from "./utterances/index.ts";

const CACHE = join(import.meta.dirname, "../../../node_modules/.cache/nora");

let learnt: Learnt | undefined;

/**
 * What the classifier learns from the utterances. Training takes seconds of CPU: the build does it, and puts a module
 * in this one's place that reads the result (tools/learnAhead.ts). Development and the tests cache it in node_modules,
 * by a hash of this folder's files.
 */
export function readLearnt(): Learnt {
  return (learnt ??= deserialize(serializeLearnt()) as Learnt);
}

/** Returns the serialized result of the training, always the cached bytes: V8 writes a copy of an object differently. */
export function serializeLearnt(): Buffer {
  const file = cacheFile();
  return readCached(file) ?? learnAndCache(file);
}

function readCached(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function learnAndCache(file: string): Buffer {
  const result = serialize(learn(utterances));
  mkdirSync(CACHE, { recursive: true });
  // Renamed when complete: test files run in parallel.
  const incomplete = `${file}.${process.pid}`;
  writeFileSync(incomplete, result);
  renameSync(incomplete, file);
  return result;
}

/** Returns the path of the cached result, whose name is a hash of this folder's files. */
function cacheFile(): string {
  const hash = createHash("sha256");
  for (const file of globSync("**/*.ts", { cwd: import.meta.dirname }).toSorted()) {
    hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return join(CACHE, `understanding-${hash.digest("hex").slice(0, 16)}.bin`);
}
