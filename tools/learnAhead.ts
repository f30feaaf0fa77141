import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { serializeLearnt } from "../server/chat/builtIn/learnt.ts";

const FILE = "understanding.bin";

/** Writes the trained classifier of the built-in assistant into the build, and makes the built service read it. */
export function learnAhead(): Plugin {
  return {
    name: "learn-ahead",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    load(id) {
      if (!id.endsWith("/server/chat/builtIn/learnt.ts")) return undefined;
      return `import { readFileSync } from "node:fs";
        import { join } from "node:path";
        import { deserialize } from "node:v8";
        export const readLearnt = () => deserialize(readFileSync(join(import.meta.dirname, "${FILE}")));`;
    },
    // Not emitFile: Vite leaves assets out of a server build.
    async writeBundle({ dir = "dist" }) {
      await writeFile(join(dir, FILE), serializeLearnt());
    },
  };
}
