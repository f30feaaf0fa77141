import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compileAhead } from "../../tools/compileAhead.ts";
import { procfileOptions } from "../../tools/procfileOptions.ts";
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

describe("compiling ahead", () => {
  const listening = `process.stdout.write('{"msg":"listening"}\\n');`;
  const running = "setInterval(() => {}, 1000);";
  const compile = async (program: string, limitMs?: number) => {
    write("server.js", program);
    await compileAhead(root, limitMs);
  };

  it("writes the cache that the Procfile's command reads", () => {
    write("cached.mjs", "");
    const program = `require("node:module").enableCompileCache("compiled"); import("./cached.mjs")`;
    execFileSync(process.execPath, [...procfileOptions(), "-e", program], { cwd: root });
    const [version] = readdirSync(join(root, "compiled"));

    expect(existsSync(join(import.meta.dirname, "../../dist/compiled", version!))).toBe(true);
  });

  it("accepts a service that starts and stops", async () => {
    const program = `process.on("SIGTERM", () => process.exit(0)); ${running} ${listening}`;

    await expect(compile(program)).resolves.toBeUndefined();
  });

  it("fails if the service doesn't start", async () => {
    await expect(compile("process.exit(3)")).rejects.toThrow("doesn't start: exit code 3");
  });

  it("fails if the service ends with an error", async () => {
    const program = `process.on("SIGTERM", () => process.exit(4)); ${running} ${listening}`;

    await expect(compile(program)).rejects.toThrow("doesn't stop: exit code 4");
  });

  it("fails if the service doesn't stop", async () => {
    const program = `process.on("SIGTERM", () => {}); ${running} ${listening}`;

    await expect(compile(program, 3000)).rejects.toThrow(
      "doesn't stop: exit code null, signal SIGKILL",
    );
  });
});
