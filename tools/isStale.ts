import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const BUILT = "dist/server.js";
const LOCK = "package-lock.json";
const LOCK_HASH = "dist/package-lock.sha256";
const SOURCES = [
  "server.ts",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "Procfile",
  "{src,server,public}/**/*",
  "tools/*",
];

/** Returns whether the build in `root` is missing, older than its sources, or made from another lockfile. */
export function isStale(root = "."): boolean {
  const built = statSync(join(root, BUILT), { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return true;
  // A deployed build without the build tools can't be replaced.
  if (!existsSync(join(root, "node_modules/vite"))) return false;
  if (isLockChanged(root)) return true;
  return globSync(SOURCES, { cwd: root }).some(
    (path) => statSync(join(root, path)).mtimeMs > built,
  );
}

/** Stores the lockfile's hash with the build. Not its modification time: `npm prune` always rewrites the file. */
export function recordLock(root = "."): void {
  if (existsSync(join(root, LOCK))) writeFileSync(join(root, LOCK_HASH), hashOfLock(root));
}

function isLockChanged(root: string): boolean {
  if (!existsSync(join(root, LOCK))) return false;
  const recorded = join(root, LOCK_HASH);
  return !existsSync(recorded) || readFileSync(recorded, "utf8") !== hashOfLock(root);
}

function hashOfLock(root: string): string {
  return createHash("sha256")
    .update(readFileSync(join(root, LOCK)))
    .digest("hex");
}
