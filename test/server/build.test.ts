import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isStale, recordLock } from "../../tools/isStale.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "nora-build-test-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a file that is modified `inSeconds` from now. */
function write(path: string, content: string, inSeconds = 0): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  const time = Date.now() / 1000 + inSeconds;
  utimesSync(file, time, time);
}

describe("a build", () => {
  const sources = [
    "server.ts",
    "vite.config.ts",
    "tsconfig.json",
    "package.json",
    "src/contact/ContactForm.tsx",
    "server/mail/outbox.ts",
    "public/robots.txt",
    "tools/precompress.ts",
  ];
  beforeEach(() => {
    for (const path of [...sources, "package-lock.json", "node_modules/vite/package.json"]) {
      write(path, "1");
    }
    write("dist/server.js", "", 100);
    recordLock(root);
  });

  it("is fresh while nothing changes", () => {
    expect(isStale(root)).toBe(false);
  });

  it.each(sources)("is stale after a change of %s", (path) => {
    write(path, "2", 200);

    expect(isStale(root)).toBe(true);
  });

  it("is stale after a change of the lockfile, not after npm rewrote it", () => {
    write("package-lock.json", "1", 200);
    expect(isStale(root)).toBe(false);

    write("package-lock.json", "2");
    expect(isStale(root)).toBe(true);
  });

  it("is fresh where the build tools are missing", () => {
    write("server.ts", "2", 200);
    rmSync(join(root, "node_modules"), { recursive: true });

    expect(isStale(root)).toBe(false);
  });

  it("is stale if there is none", () => {
    rmSync(join(root, "dist"), { recursive: true });

    expect(isStale(root)).toBe(true);
  });
});
