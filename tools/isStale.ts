import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["*.{ts,json}", "{server,src,nora,public,tools}/**/*"];

/** Whether the build in `root` is missing or older than its sources. */
export function isStale(root = "."): boolean {
  const built = statSync(join(root, "dist/server.js"), { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return true;
  // A deployed build without the build tools can't be replaced.
  if (!existsSync(join(root, "node_modules/vite"))) return false;
  return globSync(SOURCES, { cwd: root }).some(
    (path) => statSync(join(root, path)).mtimeMs > built,
  );
}
