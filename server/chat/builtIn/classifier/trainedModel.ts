import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { utterances } from "../utterances/index.ts";
import type { TrainedModel } from "./classifier.ts";
import { trainModel } from "./trainModel.ts";

const BUILT_IN = join(import.meta.dirname, "..");

const CACHE = join(import.meta.dirname, "../../../../node_modules/.cache/nora");

let model: TrainedModel | undefined;

/**
 * Returns the classifier's trained model. Trains first if no model is cached for the files of the built-in assistant,
 * which blocks the event loop for some 20 s. The built service doesn't train: the build replaces this module by one
 * that reads the stored model (tools/trainAhead.ts).
 */
export function readTrainedModel(): TrainedModel {
  return (model ??= deserialize(serializeTrainedModel()) as TrainedModel);
}

/**
 * Returns the trained model in serialized form, from the cache or by training. The build uses this function instead of
 * `serialize(readTrainedModel())`, because V8 may serialize a deserialized copy to different bytes.
 */
export function serializeTrainedModel(): Buffer {
  const file = cacheFile();
  return existsSync(file) ? readFileSync(file) : trainAndCache(file);
}

function trainAndCache(file: string): Buffer {
  const serialized = serialize(trainModel(utterances));
  mkdirSync(CACHE, { recursive: true });
  // Rename the file when it is complete: tests in other processes may read it at any time.
  const incomplete = `${file}.${process.pid}`;
  writeFileSync(incomplete, serialized);
  renameSync(incomplete, file);
  return serialized;
}

/** Returns the path of the cached model. Its name contains a hash of the built-in assistant's files. */
function cacheFile(): string {
  const hash = createHash("sha256");
  for (const file of globSync("**/*.ts", { cwd: BUILT_IN }).toSorted()) {
    hash.update(readFileSync(join(BUILT_IN, file)));
  }
  return join(CACHE, `intents-${hash.digest("hex").slice(0, 16)}.bin`);
}
