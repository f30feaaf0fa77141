import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Model } from "./classifier.ts";
import type { Nora } from "./Nora.ts";
import { createNormalise } from "./normalise.ts";
import { readNora } from "./readNora.ts";
import { type Known, train } from "./train.ts";

/** What Nora knows, and the classifier trained with it. */
export interface Trained {
  nora: Nora;
  model: Model;
}

const CACHE = "node_modules/.cache/nora";

/** Kept, because tests start many services in one process, and reading takes some tenths of a second. */
let trained: Trained | undefined;

/**
 * Reads `nora/` and trains with it. The build replaces this function by one that reads the built file
 * (tools/trainAhead.ts).
 */
export async function readTrained(): Promise<Trained> {
  trained ??= trainedWith(readNora("nora"));
  return trained;
}

/** Trains, unless `CACHE` has the model of the same examples, words and engine: a new answer needs no training. */
function trainedWith(known: Known): Trained {
  const { nora, questions, conversations } = known;
  const sections = Object.values(nora.topics).map(({ name, section }) => [name, section]);
  const engine = globSync("server/chat/builtIn/*.ts").toSorted();
  const code = engine.map((file) => readFileSync(file, "utf8"));
  const learnt = JSON.stringify([questions, conversations, nora.words, sections, code]);
  const hash = createHash("sha256").update(learnt).digest("hex");
  const file = join(CACHE, `${hash.slice(0, 16)}.bin`);
  if (existsSync(file)) return { nora, model: deserialize(readFileSync(file)) as Model };
  const model = train(known, createNormalise(nora.words.spellings));
  mkdirSync(CACHE, { recursive: true });
  // Written under another name first: tests run in parallel.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, serialize(model));
  renameSync(unfinished, file);
  return { nora, model };
}
