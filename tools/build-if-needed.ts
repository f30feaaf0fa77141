// Runs before `npm start` and `npm run doctor`: builds if `isStale`.
import { spawnSync } from "node:child_process";
import { isStale } from "./isStale.ts";

if (isStale()) {
  const build = ["node_modules/vite/bin/vite.js", "build", "--configLoader", "native"];
  // The build's output goes to stderr: stdout belongs to the command that follows.
  const { status } = spawnSync(process.execPath, build, { stdio: ["inherit", 2, 2] });
  process.exitCode = status ?? 1;
}
