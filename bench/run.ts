// `npm run bench [-- page|chat|visit]`: each figure stands beside a baseline of the same run, because other work on the
// machine moves both. Needs a build, and Linux's /proc.
const BENCHES: Record<string, () => Promise<unknown>> = {
  page: () => import("./page.ts"),
  chat: () => import("./chat.ts"),
  visit: () => import("./visit.ts"),
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(BENCHES);
if (names.every((name) => name in BENCHES)) {
  for (const name of names) await BENCHES[name]!();
} else {
  process.stderr.write(`use: npm run bench -- ${Object.keys(BENCHES).join("|")}\n`);
  process.exitCode = 2;
}
