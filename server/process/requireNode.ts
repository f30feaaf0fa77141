/** Oldest major version of Node that runs the service. */
const NEEDED_MAJOR = 24;

/** Exits with 1 and one line on stderr if this Node is too old. Call it before newer APIs are used. */
export function requireNode(): void {
  const { node } = process.versions;
  if (Number(node.split(".")[0]) >= NEEDED_MAJOR) return;
  process.stderr.write(`Node ${NEEDED_MAJOR} is needed, and this is ${node}\n`);
  process.exit(1);
}
