import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { procfileOptions } from "./procfileOptions.ts";

/** Default time limit in ms for start and stop together. After it, the service is killed. */
const LIMIT_MS = 60_000;

/**
 * Starts and stops the service built into `directory`, so that it writes V8's compile cache for later starts. Throws if
 * the service doesn't start, exits with an error or is killed after `limitMs`.
 */
export async function compileAhead(directory: string, limitMs = LIMIT_MS): Promise<void> {
  await rm(join(directory, "compiled"), { recursive: true, force: true });
  const dataDir = await mkdtemp(join(tmpdir(), "nora-build-"));
  try {
    // V8 ignores a cache that was written under other flags.
    const parameters = [...procfileOptions(), join(directory, "server.js")];
    const service = spawn(process.execPath, parameters, {
      stdio: ["ignore", "pipe", "inherit"],
      env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir },
      timeout: limitMs,
      killSignal: "SIGKILL",
    });
    const exit = once(service, "exit");
    let isListening = false;
    for await (const line of createInterface(service.stdout)) {
      if (!line.includes('"listening"')) continue;
      isListening = true;
      service.kill("SIGTERM");
    }
    const [code, signal] = (await exit) as [number | null, NodeJS.Signals | null];
    // On Windows, SIGTERM ends a process at once, without an exit code.
    const hasEnded = code === 0 || signal === "SIGTERM";
    if (!isListening || !hasEnded) {
      const step = isListening ? "stop" : "start";
      throw new Error(`the built service doesn't ${step}: exit code ${code}, signal ${signal}`);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
