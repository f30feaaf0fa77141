// Checks that the optional dependencies of all locked packages are in the lockfile. If a registry mirror lacks the
// binaries of some platforms, npm leaves them out, and `npm ci` refuses the lockfile.
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
