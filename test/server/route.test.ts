import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { freePort } from "../support/freePort.ts";

const root = join(import.meta.dirname, "../..");
const ROUTE = `  app.get("/rota-acrescentada", (_request, response) => void response.type("csv").send("R$ 1"));\n`;
const ANSWER = {
  text: "R$ 1",
  type: "text/csv; charset=utf-8",
  vary: null,
  path: "/rota-acrescentada",
};
const LAST = "  app.use(page.notFound";

/** Builds only the server; the browser's part is unchanged. */
const BUILD = `import { createBuilder } from "vite";
  const builder = await createBuilder({ configLoader: "native" });
  await builder.build(builder.environments.ssr);`;

/** Copies the project with one more line in `server/app.ts`. */
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "nora-route-"));
  const parts = ["server", "src", "public", "tools", "server.ts", "vite.config.ts", "package.json"];
  for (const part of parts) await cp(join(root, part), join(copy, part), { recursive: true });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  const app = join(copy, "server/app.ts");
  const source = await readFile(app, "utf8");
  await writeFile(app, source.replace(LAST, `${ROUTE}${LAST}`));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Starts the service and returns its response, two of its headers and the logged path. */
async function ask(program: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: copy },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let path: unknown;
  let text = "";
  let type: string | null = null;
  let vary: string | null = null;
  for await (const line of createInterface(child.stdout)) {
    // Vite also writes plain lines to the log.
    if (!line.startsWith("{")) continue;
    const logged = JSON.parse(line) as { msg?: string; path?: unknown };
    if (logged.msg === "listening") {
      const response = await fetch(`http://127.0.0.1:${port}/rota-acrescentada`);
      text = await response.text();
      type = response.headers.get("content-type");
      vary = response.headers.get("vary");
    }
    if (logged.path === undefined) continue;
    path = logged.path;
    break;
  }
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  child.stdout.resume();
  await exit;
  return { text, type, vary, path };
}

describe("a route added by one line in app.ts", () => {
  it("is served in development", async () => {
    expect(await ask("server/dev.ts")).toEqual(ANSWER);
  });

  it("is served by the built service", async () => {
    await cp(join(root, "dist/client"), join(copy, "dist/client"), { recursive: true });
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", BUILD], {
      cwd: copy,
      env: { PATH: process.env.PATH },
    });

    expect(await ask("dist/server.js")).toEqual(ANSWER);
  });
});
