import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { type IncomingMessage, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../test/support/freePort.ts";
import { until } from "../test/support/until.ts";
import { procfileOptions } from "../tools/procfileOptions.ts";
import { onCores } from "./cores.ts";

const root = join(import.meta.dirname, "..");

interface Options {
  environment?: Record<string, string>;
  /** CPU cores to pin the program to, as for taskset: "0,1". Ignored unless `isPinned` (cores.ts). */
  cores?: string;
}

/** Running Node process with its own port and data folder. */
export interface Program {
  url: string;
  port: number;
  pid: number;
  /**
   * Ends the process, by SIGKILL by default, and removes its data folder. Resolves to the exit code; null if the signal
   * ended the process.
   */
  stop: (signal?: "SIGKILL" | "SIGTERM") => Promise<number | null>;
}

/** Node's parameters for the built service, with the Procfile's options: a bench then measures what is deployed. */
export const SERVICE = [...procfileOptions(), join(root, "dist/server.js")];

/** Returns Node's parameters for a program of this folder. */
export function benchProgram(file: string): string[] {
  return [join(import.meta.dirname, file)];
}

/** Starts a program and waits until it answers requests. */
export async function startProgram(
  parameters: readonly string[],
  options: Options = {},
): Promise<Program> {
  const program = await launch(parameters, options);
  await until(() => isAnswered(program.port));
  return program;
}

/** Starts a program without waiting until it listens. The program must listen on `PORT`. */
export async function launch(
  parameters: readonly string[],
  { environment, cores }: Options = {},
): Promise<Program> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "nora-bench-"));
  // Write the log into a file: reading it from a pipe would take CPU time from the measurement.
  const log = openSync(join(dataDir, "bench.log"), "w");
  const child = spawn(...onCores(cores, ...parameters), {
    stdio: ["ignore", log, "inherit"],
    env: { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, ...environment },
  });
  closeSync(log);
  const exit = once(child, "exit");
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid!,
    async stop(signal = "SIGKILL") {
      child.kill(signal);
      const [code] = (await exit) as [number | null];
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Returns whether a program answers `GET /`, with any status below 500. */
export async function isAnswered(port: number): Promise<boolean> {
  try {
    const request = get({ host: "127.0.0.1", port, path: "/", agent: false });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    response.resume();
    return response.statusCode! < 500;
  } catch {
    return false;
  }
}
