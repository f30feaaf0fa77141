// `npm run bench -- page [--json] [--rounds 5] [--seconds 3] [--only <part>] [--svg <file>]`: measures the page's
// cost compared with a bare node:http server that sends the same bytes, in alternation in the same run, and that
// server compared with itself (noise). Also start time, memory, and the cost of each middleware, which `--svg`
// draws. Needs a build and Linux's /proc; pins to cores if `taskset` is available.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { freePort } from "../test/support/freePort.ts";
import type { Answer } from "./barePage.ts";
import { hasThreeCores, isPinned, loadCore, onCores } from "./cores.ts";
import { drawBars } from "./drawBars.ts";
import type { Outcome, Task } from "./getLoad.ts";
import { median } from "./load.ts";
import { serviceCommand } from "./serviceCommand.ts";
import { cpuOf, memoryOf } from "./usage.ts";

const CONNECTIONS = 32;
const MEMORY_REQUESTS = 100_000;
const STARTS = 7;

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    only: { type: "string" },
    svg: { type: "string" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

/** Prints a line, unless the output is JSON. */
function tell(line: string): void {
  if (!values.json) process.stdout.write(`${line}\n`);
}

const SERVICE = "service";
const directory = mkdtempSync(join(tmpdir(), "nora-bench-"));

interface Target {
  process: ChildProcess;
  port: number;
}

let starts = 0;

/** Starts a server. It logs into a file: reading its log from a pipe would need another core. */
async function launch(
  program: string,
  environment: Record<string, string> = {},
  cores = "0",
): Promise<Target> {
  const port = await freePort();
  const dataDir = join(directory, String(++starts));
  const log = openSync(`${dataDir}.log`, "w");
  const parameters = program === SERVICE ? serviceCommand() : [join(import.meta.dirname, program)];
  const child = spawn(...onCores(cores, ...parameters), {
    stdio: ["ignore", log, "inherit"],
    env: {
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      // Otherwise the load's own 404s would be answered with 429.
      REFUSAL_RATE_LIMIT: "off",
      ...environment,
    },
  });
  closeSync(log);
  return { process: child, port };
}

async function startTarget(...parameters: Parameters<typeof launch>): Promise<Target> {
  const target = await launch(...parameters);
  while (!(await isAnswered(target.port))) await sleep(2);
  return target;
}

async function stop(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

interface Cost extends Outcome {
  /** CPU time of the server's process for one request, in µs. */
  cpu: number;
}

async function measure(
  { process: { pid }, port }: Target,
  task: Omit<Task, "port" | "connections">,
): Promise<Cost> {
  const before = cpuOf(pid!);
  const told = JSON.stringify({ port, connections: CONNECTIONS, ...task } satisfies Task);
  const program = join(import.meta.dirname, "getLoad.ts");
  const { stdout } = await promisify(execFile)(...onCores(loadCore, program, told));
  const outcome = JSON.parse(stdout) as Outcome;
  return { ...outcome, cpu: ((cpuOf(pid!) - before) * 1000) / outcome.requests };
}

/** Measures all targets in alternation, so that the machine's other load affects all equally. Round 0 is a warm-up. */
async function alternate(targets: Record<string, Target>, path: string) {
  const costs: Record<string, Cost[]> = {};
  for (let round = 0; round <= rounds; round++) {
    for (const [name, target] of Object.entries(targets)) {
      const cost = await measure(target, { path, seconds: round === 0 ? 1 : seconds });
      if (round > 0) (costs[name] ??= []).push(cost);
    }
  }
  const first = Object.values(costs)[0]!;
  return Object.entries(costs).map(([name, all]) => {
    const of = (key: keyof Cost) => median(all.map((cost) => cost[key]));
    // Compute the ratio within each round, so that a slow minute affects both values.
    const ratio = (key: keyof Cost) =>
      median(all.map((cost, round) => cost[key] / first[round]![key]));
    const result = {
      name,
      perSecond: of("perSecond"),
      p50: of("p50"),
      p99: of("p99"),
      cpu: of("cpu"),
      ratios: { perSecond: ratio("perSecond"), p99: ratio("p99"), cpu: ratio("cpu") },
    };
    tell(
      `  ${name.padEnd(22)} ${result.perSecond.toFixed(0).padStart(6)}/s ×${result.ratios.perSecond.toFixed(2)}   ` +
        `p50 ${result.p50.toFixed(2)} ms  p99 ${result.p99.toFixed(2)} ms ×${result.ratios.p99.toFixed(2)}   ` +
        `CPU ${result.cpu.toFixed(1)} µs ×${result.ratios.cpu.toFixed(2)}`,
    );
    return result;
  });
}

/** Records the service's response, including its id, in a file for the other servers to repeat. */
async function keepAnswer({ port }: Target, path: string): Promise<string> {
  const headers = { "Accept-Encoding": "br" };
  const [response] = (await once(
    get({ host: "127.0.0.1", port, path, agent: false, headers }),
    "response",
  )) as [IncomingMessage];
  const body = await buffer(response);
  const sent = response.rawHeaders;
  const answer: Answer = {
    status: response.statusCode!,
    // Node writes the headers of the connection.
    headers: sent.filter(
      (_part, index) => !/^(?:date|connection|keep-alive)$/i.test(sent[index & ~1]!),
    ),
    body: body.toString("base64"),
  };
  const file = join(directory, `answer-${path.length}.json`);
  writeFileSync(file, JSON.stringify(answer));
  return file;
}

async function throughput() {
  const report: Record<string, unknown> = {};
  const service = await startTarget(SERVICE);
  for (const path of ["/", "/nao-existe"]) {
    const bare = await startTarget("barePage.ts", { ANSWER: await keepAnswer(service, path) });
    const where = isPinned ? "server and client on a core each" : "not pinned";
    tell(
      `\nGET ${path}, ${CONNECTIONS} connections, ${where}, medians of ${rounds} × ${seconds} s`,
    );
    report[path] = await alternate({ "bare node:http": bare, service, "bare again": bare }, path);
    await stop(bare.process);
  }
  await stop(service.process);
  return report;
}

/** Measures the cost of the same bytes behind Express and the service's middleware, added one by one. */
async function middleware() {
  const service = await startTarget(SERVICE);
  const ANSWER = await keepAnswer(service, "/");
  const targets: Record<string, Target> = {
    "bare node:http": await startTarget("barePage.ts", { ANSWER }),
  };
  for (const [name, MIDDLEWARE] of Object.entries({
    Express: "Express",
    "+ compression": "compression",
    "+ front door": "front door",
  })) {
    targets[name] = await startTarget("barePage.ts", { ANSWER, MIDDLEWARE });
  }
  targets.service = service;
  tell("\nThe same bytes behind Express, layer by layer");
  const report = await alternate(targets, "/");
  await Promise.all(Object.values(targets).map((target) => stop(target.process)));
  if (values.svg) {
    const bars = report.map(({ name, cpu, ratios }) => ({
      label: name,
      start: 0,
      end: cpu,
      note: `${cpu.toFixed(0)} µs, ×${ratios.cpu.toFixed(2)}`,
      isReference: name !== "service",
    }));
    writeFileSync(values.svg, drawBars("CPU for one GET /, beside bare node:http", bars));
  }
  return report;
}

/** Measures the gain of a second process, on a core of its own if the machine has three. */
async function processes() {
  const one = await startTarget(SERVICE);
  const two = await startTarget(SERVICE, { WEB_CONCURRENCY: "2" }, hasThreeCores ? "0,1" : "0");
  tell(
    `\nOne process and two on ${hasThreeCores ? "a core each" : "the same core: there is no third"}`,
  );
  const report = await alternate({ "one process": one, "two processes": two }, "/");
  await Promise.all([one, two].map((target) => stop(target.process)));
  return report;
}

async function isAnswered(port: number): Promise<boolean> {
  const asked = get({ host: "127.0.0.1", port, path: "/", agent: false });
  return await once(asked, "response").then(
    ([response]: IncomingMessage[]) => {
      response!.resume();
      return response!.statusCode! < 500;
    },
    () => false,
  );
}

/** Measures the time from the start of the process to its first 200 response. */
async function coldStart() {
  tell(`\nCold start to the first 200, medians of ${STARTS}`);
  const programs = { "Express, hello world": "helloExpress.js", service: SERVICE };
  const found: Record<string, { ms: number[]; cpu: number[]; resident: number[] }> = {};
  for (let round = 0; round <= STARTS; round++) {
    for (const [name, program] of Object.entries(programs)) {
      const begin = performance.now();
      const { process: child, port } = await launch(program);
      while (!(await isAnswered(port))) await sleep(2);
      const ms = performance.now() - begin;
      const list = (found[name] ??= { ms: [], cpu: [], resident: [] });
      if (round > 0) {
        list.ms.push(ms);
        list.cpu.push(cpuOf(child.pid!));
        list.resident.push(memoryOf(child.pid!));
      }
      await stop(child);
    }
  }
  const result = Object.entries(found).map(([name, { ms, cpu, resident }]) => ({
    name,
    ms: median(ms),
    cpu: median(cpu),
    resident: median(resident),
  }));
  for (const { name, ms, cpu, resident } of result) {
    tell(
      `  ${name.padEnd(22)} ${ms.toFixed(0).padStart(5)} ms ×${(ms / result[0]!.ms).toFixed(2)}   CPU ${cpu} ms   ${resident.toFixed(0)} MB`,
    );
  }
  return result;
}

/** Measures resident memory under load. */
async function residentMemory() {
  const service = await startTarget(SERVICE);
  const atRest = memoryOf(service.process.pid!);
  const samples: number[] = [];
  const slices = 20;
  for (let slice = 0; slice < slices; slice++) {
    const requests = MEMORY_REQUESTS / slices;
    await measure(service, { path: slice % 5 === 4 ? "/nao-existe" : "/", seconds: 600, requests });
    samples.push(memoryOf(service.process.pid!));
  }
  await stop(service.process);
  const half = samples.slice(slices / 2);
  const result = { atRest, samples, after: samples.at(-1)!, growth: half.at(-1)! - half[0]! };
  tell(
    `\nMemory: ${atRest.toFixed(0)} MB at rest, ${result.after.toFixed(0)} MB after ${MEMORY_REQUESTS} requests, ` +
      `${result.growth.toFixed(1)} MB of it in the last half`,
  );
  return result;
}

const parts: Record<string, () => Promise<unknown>> = {
  throughput,
  middleware,
  processes,
  coldStart,
  memory: residentMemory,
};
try {
  const report: Record<string, unknown> = { pinned: isPinned, rounds, seconds };
  for (const [name, run] of Object.entries(parts)) {
    if (values.only === undefined || values.only === name) report[name] = await run();
  }
  if (values.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
