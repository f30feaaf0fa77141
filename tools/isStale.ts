import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["*.{ts,json}", "{server,src,nora,public,tools}/**/*"];

/** Written at the end of a build. */
const LAST_BUILT = "dist/client/.vite/manifest.json";

/** Whether the build in `root` is missing or older than its sources. */
export function isStale(root = "."): boolean {
  const built = statSync(join(root, LAST_BUILT), { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return true;
  // A deployed build without the build tools can't be replaced.
  if (!existsSync(join(root, "node_modules/vite"))) return false;
  return globSync(SOURCES, { cwd: root }).some(
    (path) => statSync(join(root, path)).mtimeMs > built,
  );
}
