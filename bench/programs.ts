import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** `GET /` with brotli over keep-alive connections for some seconds; resolves to the number of answers. */
export async function load({ port }: Program, connections: number, seconds: number) {
  const question = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`;
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const keepAsking = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      let head = "";
      /** Bytes of an answer: the same for all, since neither the date nor the request id varies in length. */
      let length = Infinity;
      let received = 0;
      socket.on("error", reject);
      socket.on("connect", () => socket.write(question));
      socket.on("data", (part) => {
        received += part.length;
        if (length === Infinity) {
          head += part.toString("latin1");
          const [, body] = /content-length: (\d+)[^]*?\r\n\r\n/i.exec(head) ?? [];
          if (body) length = head.indexOf("\r\n\r\n") + 4 + Number(body);
        }
        if (received < length) return;
        answers++;
        received = 0;
        if (performance.now() < end) socket.write(question);
        else resolve(void socket.destroy());
      });
    });
  await Promise.all(Array.from({ length: connections }, keepAsking));
  return answers;
}
