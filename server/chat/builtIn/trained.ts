import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
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
  const file = join(CACHE, `${fingerprint()}.bin`);
  if (existsSync(file)) return readFileSync(file);
  const nora = readNora("nora");
  const model = train(nora, createNormalise(nora.words.spellings));
  const bytes = serialize({ nora: withoutQuestions(nora), model } satisfies Trained);
  mkdirSync(CACHE, { recursive: true });
  // Written under another name first: tests run in parallel.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
  return bytes;
}

/** Keeps only the questions that are suggested somewhere: the others are in the model. */
function withoutQuestions(nora: Nora): Nora {
  const suggested = new Set(Object.values(nora.topics).flatMap(({ suggest }) => suggest));
  const topics = Object.entries(nora.topics).map(([name, topic]) => [
    name,
    { ...topic, questions: topic.questions.filter((question) => suggested.has(question)) },
  ]);
  return { ...nora, topics: Object.fromEntries(topics), conversations: [] };
}

/** What the trained model depends on: `nora/`, the page's content, and the code that reads and trains. */
const SOURCES = ["nora", "src/shared/content", "server/chat/builtIn"];

/** Returns a hash of the sources. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const directory of SOURCES) {
    for (const file of readdirSync(directory, { recursive: true, encoding: "utf8" }).toSorted()) {
      if (!/\.(?:md|txt|ts)$/.test(file)) continue;
      hash.update(file).update(readFileSync(join(directory, file)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}
