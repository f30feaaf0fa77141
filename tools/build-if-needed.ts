// Builds before `npm start` and `npm run doctor` if `isStale`. On a PaaS the build already exists, so the start doesn't
// wait.
import { execFileSync } from "node:child_process";
import { isStale } from "./isStale.ts";

if (isStale())
  execFileSync("npm", ["run", "build"], {
    // Print to stderr: stdout belongs to the command that follows, as in `npm run --silent doctor -- --json`.
    stdio: ["inherit", 2, 2],
    shell: process.platform === "win32",
  });
