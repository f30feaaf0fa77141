// `npm run lines`: code lines (no blanks, no comments) by folder, beside their budgets.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const BUDGETS = [
  ["server outside chat", /^server\/(?!chat\/)/, 3600],
  ["server/chat", /^server\/chat\//, 2300],
  ["src, TypeScript", /^src\/.*\.tsx?$/, 3200],
  ["src, CSS", /^src\/.*\.css$/, 2000],
  ["tools and configuration", /^(?:tools\/|[^/]+$)/, 400],
  ["bench", /^bench\//, 350],
  ["test", /^test\//, 12_000],
  ["production: all but bench and test", /^(?!bench\/|test\/)/, 11_500],
];

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(?:[cm]?js|tsx?|css)$/.test(file));

function linesOf(file) {
  const code = readFileSync(file, "utf8").replaceAll(/\/\*[^]*?\*\//g, "");
  return code.split("\n").filter((line) => /^\s*(?!\/\/)\S/.test(line)).length;
}

for (const [name, pattern, budget] of BUDGETS) {
  const own = files.filter((file) => pattern.test(file));
  const lines = own.reduce((sum, file) => sum + linesOf(file), 0);
  const count = `${lines} of ${budget} lines`.padStart(20);
  const mark = lines > budget ? ", over" : "";
  console.log(`${count} ${String(own.length).padStart(4)} files  ${name}${mark}`);
}
