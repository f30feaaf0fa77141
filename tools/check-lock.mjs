// Checks that every optional dependency of every locked package is in the lockfile. If the registry mirror lacks
// some platforms' binaries, npm writes a lockfile that `npm ci` refuses.
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const locked = new Set(Object.keys(packages).map((path) => path.split("node_modules/").pop()));
const missing = Object.values(packages)
  .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  .filter((name) => !locked.has(name));

if (missing.length > 0) {
  console.error(`package-lock.json lacks ${missing.join(", ")}`);
  process.exit(1);
}
