// The first module of the built program, `dist/server.js`: what V8 made of the others when they were built is
// read from a cache in their folder, where it is of this very Node; else it is made anew, as ever.
import module from "node:module";
import { join } from "node:path";

module.enableCompileCache({ directory: join(import.meta.dirname, "compiled"), portable: true });
const { run } = await import("../server.ts");
await run();
