// `npm run bench -- <name> [--json]`: runs one bench. Exit code 2 for an unknown name.
const BENCHES: Record<string, () => Promise<unknown>> = {
  contact: () => import("./contact.ts"),
  chat: () => import("./chat.ts"),
  page: () => import("./page.ts"),
  browser: () => import("./browser.ts"),
  flood: () => import("./flood.ts"),
  soak: () => import("./soak.ts"),
  hostile: () => import("./hostile.ts"),
};

// Remove the name, so that the bench parses only the options after it.
const [name = ""] = process.argv.splice(2, 1);
const bench = BENCHES[name];
if (bench) {
  await bench();
} else {
  process.stderr.write(`use: npm run bench -- ${Object.keys(BENCHES).join("|")} [--json]\n`);
  process.exitCode = 2;
}
