// Stops an npm script with one line if Node is too old or tools are missing: with NODE_ENV=production, `npm ci` leaves
// out the development dependencies. Plain JavaScript, because an older Node must be able to run it.
import { existsSync } from "node:fs";

/** First version with the TLS fixes of June 2026. */
const NEEDED = [24, 17];

function problem() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    const version = NEEDED.join(".");
    const cure =
      '"npm ci --include=dev" brings it to Linux (glibc) and Windows x64; elsewhere install it';
    return `Node ${version} or newer is needed, and this is ${process.versions.node}: ${cure}`;
  }
  const tool = process.argv[2] ?? "vite";
  if (existsSync(`node_modules/${tool}`)) return undefined;
  return `${tool} is not installed: run "npm ci --include=dev"`;
}

const line = problem();
if (line !== undefined) {
  console.error(line);
  process.exit(1);
}
