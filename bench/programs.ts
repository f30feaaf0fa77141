import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../test/support/freePort.ts";

/** Running Node process with its own port and data folder. */
export interface Program {
  url: string;
  port: number;
  /** From the process's start to its first answer, in ms. */
  startMs: number;
  /** CPU time in ms, in steps of 10 (proc(5)). */
  cpu: () => number;
  /** Resident memory in MB. */
  memory: () => number;
  stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** The built service. */
export const SERVICE = join(import.meta.dirname, "../dist/server.js");

/** Starts a program that listens on `PORT`, and waits until it answers. */
export async function start(
  file: string,
  environment: Record<string, string> = {},
): Promise<Program> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "nora-bench-"));
  const begin = performance.now();
  const child = spawn(process.execPath, [file], {
    // Into a file: reading the log from a pipe would take CPU time from the measurement.
    stdio: ["ignore", openSync(join(dataDir, "log"), "w"), "inherit"],
    env: { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, ...environment },
  });
  running.add(child);
  while (!(await fetch(url).catch(() => undefined))) await sleep(2);
  const startMs = performance.now() - begin;
  const proc = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, "utf8");
  return {
    url,
    port,
    startMs,
    cpu() {
      const fields = proc("stat").split(") ")[1]!.split(" ");
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(proc("status"))![1]) / 1024,
    async stop() {
      running.delete(child);
      child.kill("SIGKILL");
      await once(child, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
}

export function print(name: string, ...figures: string[]): void {
  const columns = figures.map((figure) => figure.padStart(24)).join("");
  process.stdout.write(`  ${name.padEnd(26)}${columns}\n`);
}

const agent = new Agent({ keepAlive: true });

/** `GET /` as a browser gets it: compressed. */
export function compressedPage(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "Accept-Encoding": "br" } }, (response) =>
      resolve(buffer(response)),
    ).on("error", reject);
  });
}

/** Asks for the page over some connections for some seconds; resolves to the number of answers. */
export async function load({ url }: Program, connections: number, seconds: number) {
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const keepAsking = async () => {
    for (; performance.now() < end; answers++) await compressedPage(url);
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  return answers;
}
