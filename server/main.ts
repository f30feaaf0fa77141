// Entry of the built program, `dist/server.js`. Enables V8's compile cache before it imports the service's modules. The
// build fills the cache (`tools/compileAhead.ts`). Another version of Node ignores these entries.
import module from "node:module";
import { join } from "node:path";
import { requireNode } from "./process/requireNode.ts";

requireNode();

// Keeps the cache valid after the build is moved to another folder. Set as a variable, because `enableCompileCache` has
// no options before Node 24.12.
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
