// Entry of the built program, `dist/server.js`. An older Node would fail to load the rest.
const { node } = process.versions;
if (Number.parseInt(node, 10) < 24) {
  process.stderr.write(`Node 24 is needed, and this is ${node}: install it (https://nodejs.org)\n`);
  process.exit(1);
}
await import("./production.ts");
