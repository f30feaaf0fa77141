// Stops an npm script with a one-line message if Node is too old or tools are missing: with NODE_ENV=production,
// `npm ci` leaves out the development dependencies. Plain JavaScript, because an older Node must be able to run it.
import { existsSync } from "node:fs";

const NEEDED_MAJOR = 24;

function problem() {
  if (Number(process.versions.node.split(".")[0]) < NEEDED_MAJOR) {
    return `Node ${NEEDED_MAJOR} is needed, and this is ${process.versions.node}: install it, or run "npm ci --include=dev", which brings it`;
  }
  if (!existsSync("node_modules/vite")) return 'the build tools are not installed: run "npm ci"';
  if (process.argv.includes("--test-tools") && !existsSync("node_modules/jest")) {
    return 'the test tools are not installed: run "npm ci --include=dev"';
  }
  return undefined;
}

const line = problem();
if (line !== undefined) {
  console.error(line);
  process.exit(1);
}
