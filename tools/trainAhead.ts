import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serialize } from "node:v8";
import type { Plugin } from "vite";
import { readTrained } from "../server/chat/builtIn/trained.ts";

const FILE = "nora.bin";

/** Trains Nora with `nora/` and writes the result into the build, where the service reads it. */
export function trainAhead(): Plugin {
  return {
    name: "train-ahead",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    load(id) {
      if (!id.endsWith("/server/chat/builtIn/trained.ts")) return undefined;
      return `import { readFile } from "node:fs/promises";
        import { join } from "node:path";
        import { deserialize } from "node:v8";
        export const readTrained = async () => deserialize(await readFile(join(import.meta.dirname, "${FILE}")));`;
    },
    // Not emitFile: Vite leaves assets out of a server build.
    async writeBundle({ dir = "dist" }) {
      await writeFile(join(dir, FILE), serialize(await readTrained()));
    },
  };
}
