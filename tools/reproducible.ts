// `npm run reproducible`: deletes `dist`, builds twice and compares the files; exit code 1 if they differ. Only a
// reproducible build can be checked against its source.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, statSync } from "node:fs";

/** V8's compile cache depends on the machine. Node validates it, and ignores it if it doesn't match. */
const NOT_COMPARED = /^dist\/compiled\//;

function build(): Map<string, string> {
  rmSync("dist", { recursive: true, force: true });
  execFileSync("npm", ["run", "build", "--silent"], { stdio: ["ignore", 2, 2] });
  const files = globSync("dist/**/*").filter((path) => statSync(path).isFile());
  const hashes = files
    .filter((path) => !NOT_COMPARED.test(path))
    .map((path): [string, string] => [path, hashOf(path)]);
  return new Map(hashes.toSorted(([one], [other]) => one.localeCompare(other)));
}

function hashOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

const first = build();
const second = build();
const paths = new Set([...first.keys(), ...second.keys()]);
const different = [...paths].filter((path) => first.get(path) !== second.get(path));

for (const path of different) process.stdout.write(`differs: ${path}\n`);
process.stdout.write(
  different.length === 0
    ? `${paths.size} files, the same in both builds\n`
    : `${different.length} of ${paths.size} files differ\n`,
);
process.exit(different.length === 0 && paths.size > 0 ? 0 : 1);
