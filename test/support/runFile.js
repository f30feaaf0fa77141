// Jest's `testRunner`: runs a test file with jest-circus, but loads it with Node's own `import`. Jest's module loader would
// load Express, zod, React and the rest again for each test file; here a worker process loads them once.
import { readFileSync } from "node:fs";
import { createRequire, registerHooks, setSourceMapsSupport } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { transformSync } from "rolldown/utils";

const require = createRequire(import.meta.url);
const { default: runWithCircus } = require("jest-circus/runner");

// Node strips types, but doesn't compile JSX.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith(".tsx")) return nextLoad(url, context);
    const file = fileURLToPath(url);
    const { code, map, errors } = transformSync(file, readFileSync(file, "utf8"), {
      target: "esnext",
      sourcemap: true,
      jsx: { runtime: "automatic" },
    });
    if (errors.length > 0) throw errors[0];
    const mapUrl = `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString("base64")}`;
    const source = `${code}\n//# sourceMappingURL=${mapUrl}`;
    return { format: "module", source, shortCircuit: true };
  },
});
setSourceMapsSupport(true);

export default async function runFile(globalConfig, config, environment, runtime, path, send) {
  // Jest's own replacement ignores the source maps of Node's loader.
  Error.prepareStackTrace = undefined;
  // The handlers of the file before, which circus keeps there.
  delete globalThis[Symbol.for("EVENT_HANDLERS")];
  // Each file gets its own runtime.
  Object.assign(runtime, {
    requireInternalModule(module) {
      delete require.cache[module];
      return require(module);
    },
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (module) => import(pathToFileURL(module).href),
  });
  return await runWithCircus(globalConfig, config, { global: globalThis }, runtime, path, send);
}
