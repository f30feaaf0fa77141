// `npm start` on a fresh clone, or after a change, builds first; a PaaS that has built starts at once.
import { execFileSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";

const BUILT = "dist/server.js";
const SOURCES = ["server.ts", "vite.config.ts", "package.json", "{src,server,public}/**/*"];

function isStale(): boolean {
  if (!existsSync(BUILT)) return true;
  // Without the build tools, what was deployed is what runs.
  if (!existsSync("node_modules/vite")) return false;
  const built = statSync(BUILT).mtimeMs;
  return globSync(SOURCES).some((path) => statSync(path).mtimeMs > built);
}

if (isStale())
  execFileSync("npm", ["run", "build"], {
    // Not to stdout, which belongs to the command that follows: `npm run --silent doctor -- --json`.
    stdio: ["inherit", 2, 2],
    shell: process.platform === "win32",
  });
