// `npm run bench -- page [--json] [--rounds 5] [--seconds 3] [--only <part>] [--svg <file>]`: measures the service's
// - throughput, response times and CPU time for `/` and the 404 page, compared with a bare node:http server that sends
//   the same bytes (measuring the bare server twice shows the noise),
// - cost of each middleware (drawn by `--svg`),
// - gain from a second process,
// - start time and memory.
// Needs a build and Linux's /proc. Pins processes to cores if `taskset` is available.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import type { Answer } from "./barePage.ts";
import { hasThreeCores, isPinned, loadCommand } from "./cores.ts";
import { drawBars } from "./drawBars.ts";
import type { Outcome, Task } from "./getLoad.ts";
import { growthInLastHalf, median, medians } from "./load.ts";
import { createOutput } from "./output.ts";
import {
  type Program,
  SERVICE,
  benchProgram,
  isAnswered,
  launch,
  startProgram,
} from "./startProgram.ts";
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

const { tell, runParts } = createOutput(values);

const BARE = benchProgram("barePage.ts");
const directory = mkdtempSync(join(tmpdir(), "nora-bench-"));

/** Starts a server, by default on the first core. */
async function startTarget(
  parameters: readonly string[],
  environment: Record<string, string> = {},
  cores = "0",
): Promise<Program> {
  return await startProgram(parameters, {
    cores,
    // With the default limit, the requests for the 404 page would soon be answered with 429.
    environment: { REFUSAL_RATE_LIMIT: "off", ...environment },
  });
}

interface Cost extends Outcome {
  /** CPU time of the server's processes for one request, in µs. */
  cpu: number;
}

async function measure(
  { pid, port }: Program,
  options: Omit<Task, "port" | "connections">,
): Promise<Cost> {
  const before = cpuOf(pid);
  const task: Task = { port, connections: CONNECTIONS, ...options };
  const { stdout } = await promisify(execFile)(...loadCommand("getLoad.ts", task));
  const outcome = JSON.parse(stdout) as Outcome;
  return { ...outcome, cpu: ((cpuOf(pid) - before) * 1000) / outcome.requests };
}

/** Measures the targets in alternation, so that other load on the machine affects all alike. Round 0 is a warm-up. */
async function alternate(targets: Record<string, Program>, path: string) {
  const costs: Record<string, Cost[]> = {};
  for (let round = 0; round <= rounds; round++) {
    for (const [name, target] of Object.entries(targets)) {
      const cost = await measure(target, { path, seconds: round === 0 ? 1 : seconds });
      if (round > 0) (costs[name] ??= []).push(cost);
    }
  }
  const first = Object.values(costs)[0]!;
  return Object.entries(costs).map(([name, all]) => {
    const { perSecond, p50, p99, cpu } = medians(all);
    // Median of the rounds' ratios: other load on the machine affects both values of a round alike.
    const ratio = (key: keyof Cost) =>
      median(all.map((cost, round) => cost[key] / first[round]![key]));
    const ratios = { perSecond: ratio("perSecond"), p99: ratio("p99"), cpu: ratio("cpu") };
    tell(
      `  ${name.padEnd(22)} ${perSecond.toFixed(0).padStart(6)}/s ×${ratios.perSecond.toFixed(2)}   ` +
        `p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms ×${ratios.p99.toFixed(2)}   ` +
        `CPU ${cpu.toFixed(1)} µs ×${ratios.cpu.toFixed(2)}`,
    );
    return { name, perSecond, p50, p99, cpu, ratios };
  });
}

/** Records a response of the service in a file. barePage.ts repeats it unchanged, including the request id. */
async function recordAnswer({ port }: Program, path: string): Promise<string> {
  const headers = { "Accept-Encoding": "br" };
  const [response] = (await once(
    get({ host: "127.0.0.1", port, path, agent: false, headers }),
    "response",
  )) as [IncomingMessage];
  const body = await buffer(response);
  const sent = response.rawHeaders;
  const answer: Answer = {
    status: response.statusCode!,
    // Leave out the headers that Node adds by itself.
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
    const bare = await startTarget(BARE, { ANSWER: await recordAnswer(service, path) });
    const where = isPinned ? "server and client on a core each" : "not pinned";
    tell(
      `\nGET ${path}, ${CONNECTIONS} connections, ${where}, medians of ${rounds} × ${seconds} s`,
    );
    report[path] = await alternate({ "bare node:http": bare, service, "bare again": bare }, path);
    await bare.stop();
  }
  await service.stop();
  return report;
}

/** Measures the same bytes behind Express, then with some of the service's middleware added one by one. */
async function middleware() {
  const service = await startTarget(SERVICE);
  const ANSWER = await recordAnswer(service, "/");
  const targets: Record<string, Program> = {
    "bare node:http": await startTarget(BARE, { ANSWER }),
  };
  for (const [name, MIDDLEWARE] of Object.entries({
    Express: "Express",
    "+ compression": "compression",
    "+ front door": "front door",
  })) {
    targets[name] = await startTarget(BARE, { ANSWER, MIDDLEWARE });
  }
  targets.service = service;
  tell("\nThe same bytes behind Express, layer by layer");
  const report = await alternate(targets, "/");
  await Promise.all(Object.values(targets).map((target) => target.stop()));
  if (values.svg) {
    const bars = report.map(({ name, cpu, ratios }) => ({
      label: name,
      value: cpu,
      note: `${cpu.toFixed(0)} µs, ×${ratios.cpu.toFixed(2)}`,
      isReference: name !== "service",
    }));
    writeFileSync(values.svg, drawBars("CPU for one GET /, beside bare node:http", bars));
  }
  return report;
}

/** Measures the gain from a second process, which has its own core if the machine has three cores. */
async function processes() {
  const one = await startTarget(SERVICE);
  const two = await startTarget(SERVICE, { WEB_CONCURRENCY: "2" }, hasThreeCores ? "0,1" : "0");
  tell(
    `\nOne process and two on ${hasThreeCores ? "a core each" : "the same core: there is no third"}`,
  );
  const report = await alternate({ "one process": one, "two processes": two }, "/");
  await Promise.all([one, two].map((target) => target.stop()));
  return report;
}

/** Measures the time from a process's start to its first response, and its CPU time and memory at that moment. */
async function coldStart() {
  tell(`\nCold start to the first 200, medians of ${STARTS}`);
  const programs = { "Express, hello world": benchProgram("helloExpress.js"), service: SERVICE };
  const starts: Record<string, { ms: number; cpu: number; resident: number }[]> = {};
  for (let round = 0; round <= STARTS; round++) {
    for (const [name, parameters] of Object.entries(programs)) {
      const begin = performance.now();
      const { pid, port, stop } = await launch(parameters, { cores: "0" });
      while (!(await isAnswered(port))) await sleep(2);
      const ms = performance.now() - begin;
      const start = { ms, cpu: cpuOf(pid), resident: memoryOf(pid) };
      if (round > 0) (starts[name] ??= []).push(start);
      await stop();
    }
  }
  const reference = medians(Object.values(starts)[0]!);
  return Object.entries(starts).map(([name, all]) => {
    const { ms, cpu, resident } = medians(all);
    tell(
      `  ${name.padEnd(22)} ${ms.toFixed(0).padStart(5)} ms ×${(ms / reference.ms).toFixed(2)}   CPU ${cpu} ms   ${resident.toFixed(0)} MB`,
    );
    return { name, ms, cpu, resident };
  });
}

async function residentMemory() {
  const service = await startTarget(SERVICE);
  const atRest = memoryOf(service.pid);
  const samples: number[] = [];
  const slices = 20;
  for (let slice = 0; slice < slices; slice++) {
    const requests = MEMORY_REQUESTS / slices;
    await measure(service, { path: slice % 5 === 4 ? "/nao-existe" : "/", seconds: 600, requests });
    samples.push(memoryOf(service.pid));
  }
  await service.stop();
  const result = { atRest, samples, after: samples.at(-1)!, growth: growthInLastHalf(samples) };
  tell(
    `\nMemory: ${atRest.toFixed(0)} MB at rest, ${result.after.toFixed(0)} MB after ${MEMORY_REQUESTS} requests, ` +
      `${result.growth.toFixed(1)} MB of it in the last half`,
  );
  return result;
}

try {
  await runParts(
    { throughput, middleware, processes, coldStart, memory: residentMemory },
    { pinned: isPinned, rounds, seconds },
  );
} finally {
  rmSync(directory, { recursive: true, force: true });
}
