// The first module of the built program, `dist/server.js`. V8's compiled form of the others is read from a cache
// that the build fills; without it, or with another Node's, a start takes an eighth longer.
import module from "node:module";
import { join } from "node:path";
import { requireNode } from "./process/requireNode.ts";

requireNode();

// Without it the cache works only in the folder where it was built. The option of `enableCompileCache` needs Node 24.12.
process.env.NODE_COMPILE_CACHE_PORTABLE ??= "1";
module.enableCompileCache(join(import.meta.dirname, "compiled"));

const { run } = await import("./process/run.ts");
await run(async (config, log) => {
  const [{ start }, { createPage }] = await Promise.all([
    import("../server.ts"),
    import("./page/page.ts"),
  ]);
  return await start(config, log, createPage(join(import.meta.dirname, "client")));
});
