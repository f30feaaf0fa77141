// The first module of the built program, `dist/server.js`: what V8 made of the others when they were built is
// read from a cache in their folder, where it is of this very Node; else it is made anew, as ever.
import module from "node:module";
import { join } from "node:path";

// By its variable, not as an option: Node before 24.12 doesn't know it, and then the cache serves where it was made.
process.env.NODE_COMPILE_CACHE_PORTABLE ??= "1";
module.enableCompileCache(join(import.meta.dirname, "compiled"));
const { run } = await import("../server.ts");
await run();
