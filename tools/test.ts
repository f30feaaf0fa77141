// `npm test`: runs the checks, then the tests, and prints their counts. Arguments are passed to Jest.
import { execFile, spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";

const REPORT = "node_modules/.cache/jest.json";

type Checks = Readonly<Record<string, readonly [string, ...string[]]>>;

/** Two sequences of checks, which run in parallel with each other. The first one leaves a fresh build for the tests. */
const CHECKS: readonly Checks[] = [
  { "build, the same twice": ["node", "tools/reproducible.ts"] },
  {
    types: ["tsc"],
    lint: ["oxlint", "--type-aware"],
    format: ["oxfmt", "--check"],
    "lock file": ["node", "tools/check-lock.mjs"],
    licences: ["node", "tools/licences.ts", "--check"],
    "software bill of materials": ["npm", "run", "--silent", "sbom"],
  },
];

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Number of test files that failed to load. */
  numRuntimeErrorTestSuites: number;
}

let passed = 0;
let failed = 0;

async function runInTurn(checks: Checks): Promise<void> {
  for (const [name, [program, ...options]] of Object.entries(checks)) {
    await new Promise<void>((resolve) => {
      execFile(program, options, { maxBuffer: Infinity }, (error, stdout, stderr) => {
        process.stdout.write(`${stdout}${stderr}${error ? "FAILED" : "ok"}  ${name}\n`);
        if (error) failed += 1;
        else passed += 1;
        resolve();
      });
    });
  }
}

await Promise.all(CHECKS.map(runInTurn));

rmSync(REPORT, { force: true });
const jest = spawnSync(
  "npm",
  ["run", "--silent", "jest", "--", "--json", `--outputFile=${REPORT}`, ...process.argv.slice(2)],
  { stdio: "inherit" },
);
const report = JSON.parse(readFileSync(REPORT, "utf8")) as JestReport;
passed += report.numPassedTests;
failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
// Jest can also fail without a failed test, for instance if it finds no tests.
if (jest.status !== 0 && failed === 0) failed = 1;

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
