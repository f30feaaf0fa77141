// `node tools/check-lock.mjs`, after the lockfile changed: it must serve other machines too.
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const entries = Object.entries(packages);
const locked = new Set(entries.map(([path]) => path.split("node_modules/").pop()));

// A registry mirror may lack the binaries of some platforms. npm then leaves them out, and `npm ci` refuses the lockfile.
const missing = entries
  .flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
  .filter((name) => !locked.has(name));
// The packages don't say so themselves: on Alpine they would shadow a Node that works.
const unmarked = entries
  .filter(([path, { libc }]) => path.includes("node_modules/node-linux-") && !libc)
  .map(([path]) => path);

if (missing.length > 0) console.error(`package-lock.json lacks ${missing.join(", ")}`);
if (unmarked.length > 0) console.error(`add "libc": ["glibc"] to ${unmarked.join(", ")}`);
process.exitCode = missing.length + unmarked.length > 0 ? 1 : 0;
