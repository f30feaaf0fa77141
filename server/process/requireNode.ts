/** Oldest major version of Node that runs the service; see `engines` in package.json. */
const NEEDED_MAJOR = 24;

/** Ends the process with one line on stderr if its Node is too old. Must be called before newer APIs are used. */
export function requireNode(): void {
  const { node } = process.versions;
  if (Number(node.split(".")[0]) >= NEEDED_MAJOR) return;
  process.stderr.write(`Node ${NEEDED_MAJOR} is needed, and this is ${node}\n`);
  process.exit(1);
}
