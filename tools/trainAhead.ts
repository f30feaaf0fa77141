import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { serializeTrainedModel } from "../server/chat/builtIn/classifier/trainedModel.ts";

const FILE = "intents.bin";

/** Writes the trained model of the built-in assistant's classifier into the build, and makes the built service read it. */
export function trainAhead(): Plugin {
  return {
    name: "train-ahead",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    load(id) {
      if (!id.endsWith("/server/chat/builtIn/classifier/trainedModel.ts")) return undefined;
      return `import { readFileSync } from "node:fs";
        import { join } from "node:path";
        import { deserialize } from "node:v8";
        export const readTrainedModel = () => deserialize(readFileSync(join(import.meta.dirname, "${FILE}")));`;
    },
    // Not emitFile: Vite leaves assets out of a server build.
    async writeBundle({ dir = "dist" }) {
      await writeFile(join(dir, FILE), serializeTrainedModel());
    },
  };
}
