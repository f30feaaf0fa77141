import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { type Learnt, learn } from "./classifier.ts";
import { utterances } from "./utterances/index.ts";

const CACHE = join(import.meta.dirname, "../../../node_modules/.cache/nora");

let learnt: Learnt | undefined;

/**
 * Returns the result of the classifier's training. Without a cached result for this folder's files, trains first, which
 * blocks the event loop for some 20 s. The built service doesn't train: the build replaces this module by one that
 * reads a stored result (tools/learnAhead.ts).
 */
export function readLearnt(): Learnt {
  return (learnt ??= deserialize(serializeLearnt()) as Learnt);
}

/**
 * Returns the result in serialized form, from the cache or by training. The build uses this function instead of
 * `serialize(readLearnt())`, because V8 may serialize a deserialized copy to different bytes.
 */
export function serializeLearnt(): Buffer {
  const file = cacheFile();
  return existsSync(file) ? readFileSync(file) : learnAndCache(file);
}

function learnAndCache(file: string): Buffer {
  const result = serialize(learn(utterances));
  mkdirSync(CACHE, { recursive: true });
  // Rename the file when it is complete: tests in other processes may read it at any time.
  const incomplete = `${file}.${process.pid}`;
  writeFileSync(incomplete, result);
  renameSync(incomplete, file);
  return result;
}

/** Returns the path of the cached result. Its name contains a hash of this folder's files. */
function cacheFile(): string {
  const hash = createHash("sha256");
  for (const file of globSync("**/*.ts", { cwd: import.meta.dirname }).toSorted()) {
    hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return join(CACHE, `understanding-${hash.digest("hex").slice(0, 16)}.bin`);
}
