import { existsSync, globSync, statSync } from "node:fs";

const BUILT = "dist/server.js";
const SOURCES = ["server.ts", "vite.config.ts", "package.json", "{src,server,public}/**/*"];

/**
 * Returns whether the build is missing or older than its sources. The lockfile and `tools` aren't compared: after a
 * change there, build by hand.
 */
export function isStale(): boolean {
  if (!existsSync(BUILT)) return true;
  // A deployed build without the build tools can't be replaced.
  if (!existsSync("node_modules/vite")) return false;
  const built = statSync(BUILT).mtimeMs;
  return globSync(SOURCES).some((path) => statSync(path).mtimeMs > built);
}
