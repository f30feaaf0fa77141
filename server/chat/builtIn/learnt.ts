import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { type Learnt, learn } from "./classifier.ts";
import { utterances } from "./utterances/index.ts";

const CACHE = join(import.meta.dirname, "../../../node_modules/.cache/nora");

let learnt: Learnt | undefined;

/**
 * Returns what the classifier learns from the utterances. Training takes some 20 s of CPU: the build does it, and
 * replaces this module by one that reads the result (tools/learnAhead.ts). Build, development and tests share a cache in
 * node_modules, by a hash of this folder's files.
 */
export function readLearnt(): Learnt {
  return (learnt ??= deserialize(serializeLearnt()) as Learnt);
}

/** Returns the serialized result of the training, as cached: V8 may serialize a deserialized copy differently. */
export function serializeLearnt(): Buffer {
  const file = cacheFile();
  return existsSync(file) ? readFileSync(file) : learnAndCache(file);
}

function learnAndCache(file: string): Buffer {
  const result = serialize(learn(utterances));
  mkdirSync(CACHE, { recursive: true });
  // Rename the file when it is complete: tests run in parallel processes.
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
