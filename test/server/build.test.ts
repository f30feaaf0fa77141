import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isStale } from "../../tools/isStale.ts";

const SOURCES = [
  "vite.config.ts",
  "package-lock.json",
  "src/contact/ContactForm.tsx",
  "server/mail/outbox.ts",
  "nora/topics/preco.md",
  "public/robots.txt",
  "tools/precompress.ts",
];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "nora-build-test-"));
  for (const path of [...SOURCES, "node_modules/vite/package.json"]) write(path);
  write("dist/client/.vite/manifest.json", 100);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a file that is modified `inSeconds` from now. */
function write(path: string, inSeconds = 0): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  const time = Date.now() / 1000 + inSeconds;
  utimesSync(file, time, time);
}

describe("a build", () => {
  it("is fresh while nothing changes", () => {
    expect(isStale(root)).toBe(false);
  });

  it.each(SOURCES)("is stale after a change of %s", (path) => {
    write(path, 200);

    expect(isStale(root)).toBe(true);
  });

  it("is fresh where the build tools are missing", () => {
    write("server/mail/outbox.ts", 200);
    rmSync(join(root, "node_modules"), { recursive: true });

    expect(isStale(root)).toBe(false);
  });

  it("is stale if there is none", () => {
    rmSync(join(root, "dist"), { recursive: true });

    expect(isStale(root)).toBe(true);
  });
});
