// `npm test`: runs every check and every test, then prints one line with their counts.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";

const REPORT = "node_modules/.cache/jest.json";

const CHECKS = {
  types: ["tsc"],
  lint: ["oxlint", "--type-aware"],
  format: ["oxfmt", "--check"],
  "lock file": ["node", "tools/check-lock.mjs"],
  licences: ["node", "tools/licences.ts", "--check"],
  "software bill of materials": ["npm", "run", "--silent", "sbom"],
  "build, the same twice": ["node", "tools/reproducible.ts"],
} as const;

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Number of test files that failed to load. */
  numRuntimeErrorTestSuites: number;
}

function succeeds([command, ...options]: readonly string[]): boolean {
  return spawnSync(command!, options, { stdio: "inherit" }).status === 0;
}

let passed = 0;
let failed = 0;
for (const [name, command] of Object.entries(CHECKS)) {
  const ok = succeeds(command);
  process.stdout.write(`${ok ? "ok" : "FAILED"}  ${name}\n`);
  if (ok) passed += 1;
  else failed += 1;
}

rmSync(REPORT, { force: true });
const jestSucceeded = succeeds([
  "npm",
  "run",
  "--silent",
  "jest",
  "--",
  "--json",
  `--outputFile=${REPORT}`,
  ...process.argv.slice(2),
]);
const report = JSON.parse(readFileSync(REPORT, "utf8")) as JestReport;
passed += report.numPassedTests;
failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
// Jest can also fail without a failed test, for instance if it found no tests.
if (!jestSucceeded && failed === 0) failed = 1;

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
