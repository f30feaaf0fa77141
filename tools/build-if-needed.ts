// Runs before `npm start` and `npm run doctor`: builds if `isStale`.
import { execFileSync } from "node:child_process";
import { isStale } from "./isStale.ts";

if (isStale())
  execFileSync("npm", ["run", "build"], {
    // Send the build's output to stderr: stdout is for the command that follows.
    stdio: ["inherit", 2, 2],
    shell: process.platform === "win32",
  });
