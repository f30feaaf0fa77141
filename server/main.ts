// Entry of the built program, `dist/server.js`. Enables V8's compile cache before it imports the service's modules. The
// build fills the cache (`tools/compileAhead.ts`). Another version of Node ignores these entries.
import module from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

/** Oldest major version of Node that runs the service; checked before newer APIs are used. */
const NEEDED_MAJOR = 24;

const { node } = process.versions;
if (Number(node.split(".")[0]) < NEEDED_MAJOR) {
  process.stderr.write(`Node ${NEEDED_MAJOR} is needed, and this is ${node}\n`);
  process.exit(1);
}

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

// Write the compile cache before the flags change: V8 ignores a cache that was made with other flags.
module.flushCompileCache();
// These flags keep memory low under load, by collecting old garbage earlier. They are set here and not on the command
// line, where V8 would ignore the code cache of Node's own modules.
setFlagsFromString("--heap-growing-percent=50");
// On the command line, this flag would also make the young generation small.
setFlagsFromString("--optimize-for-size");
// V8 frees the memory of a finished Maglev compilation on the main thread instead of much later in another thread.
setFlagsFromString("--no-maglev-destroy-on-background");
