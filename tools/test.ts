// `npm test`: types, lint, format and build, then the tests. Arguments are passed to Jest. The last line counts both.
import { execFile, spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";

const REPORT = "node_modules/.cache/jest.json";

// Scripts by their path: the programs in node_modules/.bin are shell scripts on Windows.
const CHECKS = {
  build: ["node_modules/vite/bin/vite.js", "build", "--configLoader", "native"],
  types: ["node_modules/typescript/bin/tsc"],
  lint: ["node_modules/oxlint/bin/oxlint", "--type-aware"],
  format: ["node_modules/oxfmt/bin/oxfmt", "--check"],
};

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Number of test files that failed to load. */
  numRuntimeErrorTestSuites: number;
}

let passed = 0;
let failed = 0;

function check(name: string, script: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    execFile(process.execPath, script, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      process.stdout.write(`${error ? `${stdout}${stderr}FAILED` : "ok"}  ${name}\n`);
      if (error) failed += 1;
      else passed += 1;
      resolve();
    });
  });
}

const { build, ...others } = CHECKS;
const built = check("build", build);
for (const [name, script] of Object.entries(others)) await check(name, script);
await built;

rmSync(REPORT, { force: true });
const jest = ["node_modules/jest/bin/jest.js", "--json", `--outputFile=${REPORT}`];
const { status } = spawnSync(process.execPath, [...jest, ...process.argv.slice(2)], {
  stdio: "inherit",
});
const report = JSON.parse(readFileSync(REPORT, "utf8")) as JestReport;
passed += report.numPassedTests;
failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
// Jest can also fail without a failed test, for instance if it finds none.
if (status !== 0 && failed === 0) failed = 1;

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
