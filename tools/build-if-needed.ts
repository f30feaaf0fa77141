// `npm start` on a fresh clone, or after a change, builds first; a PaaS that has built starts at once.
import { execFileSync } from "node:child_process";
import { isStale } from "./isStale.ts";

if (isStale())
  execFileSync("npm", ["run", "build"], {
    // Not to stdout, which belongs to the command that follows: `npm run --silent doctor -- --json`.
    stdio: ["inherit", 2, 2],
    shell: process.platform === "win32",
  });
