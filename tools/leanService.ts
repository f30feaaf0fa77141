import { createRequire } from "node:module";
import type { Plugin } from "vite";

const HTTP = "\0http";

/**
 * Media types that the service and an added route may send or accept through Express. At start mime-types sorts all that
 * mime-db has, some 2,500.
 */
const MEDIA_TYPES = [
  "application/javascript",
  "application/json",
  "application/manifest+json",
  "application/octet-stream",
  "application/pdf",
  "application/x-www-form-urlencoded",
  "application/xml",
  "application/zip",
  "font/woff2",
  "image/avif",
  "image/gif",
  "image/jpeg",
  "image/png",
  "image/svg+xml",
  "image/vnd.microsoft.icon",
  "image/webp",
  "text/calendar",
  "text/css",
  "text/csv",
  "text/event-stream",
  "text/html",
  "text/javascript",
  "text/markdown",
  "text/plain",
  "text/vcard",
  "text/xml",
];

const require = createRequire(import.meta.url);

/**
 * Makes the built service load undici with the first `fetch`, not at start through `node:http`. Leaves out parts of
 * dependencies that it doesn't use.
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
      // body-parser refuses bodies in these character sets, except ISO 8859-1. The decoder of UTF-7 uses ASCII.
      if (/\/iconv-lite\/encodings\/[ds]bcs-data\.js$/.test(id)) return "module.exports = {}";
      if (id.endsWith("/iconv-lite/encodings/sbcs-data-generated.js")) {
        return `module.exports = ${pick(id, ["ascii", "iso88591"])}`;
      }
      if (id.endsWith("/node_modules/mime-db/db.json")) return pick(id, MEDIA_TYPES);
      // The renderers of `renderToString` and `renderToStaticMarkup`.
      if (/\/react-dom-server-legacy\.node\.\w+\.js$/.test(id)) return "";
      return undefined;
    },
  };
}

/** Returns, as JSON, the given properties of the object that a module or JSON file exports. */
function pick(file: string, names: readonly string[]): string {
  const all = require(file) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, all[name]])));
}
