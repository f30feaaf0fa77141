import type { Plugin } from "vite";

const HTTP = "\0http";

/**
 * Keeps unused code from being loaded: undici (through `node:http`) and iconv-lite's East Asian tables. Saves 7% of the
 * start's CPU time and 1.7 MB of memory per process.
 */
export function leanService(): Plugin {
  return {
    name: "lean-service",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (source, _importer, { kind }) =>
      source === "node:http" && kind === "import-statement" ? HTTP : undefined,
    load(id) {
      // Importing all of node:http reads every export, including `WebSocket`, which loads all of undici. The build
      // fails if a name is missing here.
      if (id === HTTP) {
        return `const http = process.getBuiltinModule("node:http");
          export default http;
          export const { createServer, IncomingMessage, ServerResponse, STATUS_CODES } = http;`;
      }
      // Tables of East Asian character sets: body-parser refuses such bodies before it reads these tables.
      if (/iconv-lite\/encodings\/tables\/\w+\.json$/.test(id)) return "[]";
      return undefined;
    },
  };
}
