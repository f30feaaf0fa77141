import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../test/support/freePort.ts";
import { until } from "../test/support/until.ts";
import { onCores } from "./cores.ts";
import { serviceCommand } from "./serviceCommand.ts";

interface Options {
  environment?: Record<string, string>;
  /** CPU core to pin the service to; ignored without taskset (cores.ts). */
  core?: string;
}

export interface RunningService {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts the built service in its own process with its own data folder. */
export async function startService({ environment, core }: Options = {}): Promise<RunningService> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "nora-bench-"));
  const program = serviceCommand();
  const [command, parameters] =
    core === undefined ? [process.execPath, program] : onCores(core, ...program);
  const child = spawn(command, parameters, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, ...environment },
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
    pid: child.pid!,
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
