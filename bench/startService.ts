import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../test/support/freePort.ts";
import { until } from "../test/support/until.ts";

/** Starts the built service in a process of its own, with a data folder of its own. */
export async function startService(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "nora-bench-"));
  const child = spawn(process.execPath, [join(import.meta.dirname, "../dist/server.js")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir },
  });
  const url = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
