import type { Plugin } from "vite";

const LEAN = "\0lean-http";

/**
 * Imports `node:http` without the namespace Node makes of it: that reads every export, `WebSocket` as well,
 * and so loads all of undici, a tenth of a start's time.
 */
export function leanHttp(): Plugin {
  return {
    name: "lean-http",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (source, _importer, { kind }) =>
      source === "node:http" && kind === "import-statement" ? LEAN : undefined,
    // A name that is missing here fails the build.
    load: (id) =>
      id === LEAN
        ? `const http = process.getBuiltinModule("node:http");
           export default http;
           export const { createServer, IncomingMessage, ServerResponse, STATUS_CODES } = http;`
        : undefined,
  };
}
