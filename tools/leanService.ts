import type { Plugin } from "vite";

const HTTP = "\0http";

/** Leaves out of the service what a start or its memory would pay for, and nobody uses. */
export function leanService(): Plugin {
  return {
    name: "lean-service",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (source, _importer, { kind }) =>
      source === "node:http" && kind === "import-statement" ? HTTP : undefined,
    load(id) {
      // Node's namespace of it reads every export, `WebSocket` as well, and so loads all of undici. A name that
      // is missing here fails the build.
      if (id === HTTP) {
        return `const http = process.getBuiltinModule("node:http");
          export default http;
          export const { createServer, IncomingMessage, ServerResponse, STATUS_CODES } = http;`;
      }
      // East Asian character sets: body-parser refuses bodies in them before it would look.
      if (/iconv-lite\/encodings\/tables\/\w+\.json$/.test(id)) return "[]";
      return undefined;
    },
  };
}
