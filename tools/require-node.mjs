// Stops an npm script with one line if Node is too old or tools are missing: with NODE_ENV=production, `npm ci` leaves
// out the development dependencies. Plain JavaScript, because an older Node must be able to run it.
import { existsSync } from "node:fs";

/** First version with the TLS fixes of June 2026. */
const NEEDED = [24, 17];

/** Machines for which tools/node/package.json brings a Node to npm scripts. */
function bringsNode() {
  const { arch, platform, report } = process;
  if (platform === "win32") return arch === "x64";
  // `glibcVersionRuntime` is missing where the C library is musl, as on Alpine.
  const isGlibc = Boolean(report.getReport().header.glibcVersionRuntime);
  return platform === "linux" && isGlibc && (arch === "x64" || arch === "arm64");
}

function problem() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    const cure = bringsNode()
      ? 'run "npm ci --include=dev", which brings it, or install it'
      : "install it (https://nodejs.org)";
    return `Node ${NEEDED.join(".")} or newer is needed, and this is ${process.versions.node}: ${cure}`;
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
