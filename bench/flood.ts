// `npm run bench -- flood [--json] [--rounds 5] [--seconds 8] [--per-second 5000] [--slow 500]`: measures the page's
// response times and memory under 500 slow connections and 5,000 bad requests per second, compared with the quiet
// value of the same round: from one client address, and from many. Needs a build and Linux's /proc; pins to cores if
// `taskset` is available.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs, promisify } from "node:util";
import type { Flood, Flooded } from "./badRequests.ts";
import { isPinned, loadCore, onCores } from "./cores.ts";
import { median } from "./load.ts";
import type { Probe, Probed } from "./probe.ts";
import { startService } from "./startService.ts";
import { memoryOf } from "./usage.ts";

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "8" },
    "per-second": { type: "string", default: "5000" },
    slow: { type: "string", default: "500" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

/** Prints a line, unless the output is JSON. */
function tell(line: string): void {
  if (!values.json) process.stdout.write(`${line}\n`);
}

/** Returns the command of a bench program, on a core that the server doesn't use. */
function command(file: string, task: object): [string, string[]] {
  return onCores(loadCore, join(import.meta.dirname, file), JSON.stringify(task));
}

async function probe(port: number): Promise<Probed> {
  const { stdout } = await promisify(execFile)(
    ...command("probe.ts", { port, seconds } satisfies Probe),
  );
  return JSON.parse(stdout) as Probed;
}

async function startFlood(flood: Flood): Promise<ChildProcess> {
  const child = spawn(...command("badRequests.ts", flood), {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

async function endFlood(child: ChildProcess): Promise<Flooded> {
  child.kill("SIGTERM");
  return JSON.parse(await text(child.stdout!)) as Flooded;
}

interface Round {
  quiet: Probed;
  flooded: Probed;
  flood: Flooded;
  /** Resident memory at the end of the round, in MB. */
  memory: number;
}

/** Alternates quiet and flooded, so that the machine's other load affects both equally. Round 0 is a warm-up. */
async function run(manyAddresses: boolean) {
  const service = await startService({
    core: "0",
    environment: { TRUST_PROXY: manyAddresses ? "1" : "0", ANON_KEY: "bench" },
  });
  const port = Number(new URL(service.url).port);
  const found: Round[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      const quiet = await probe(port);
      const flooding = await startFlood({
        port,
        perSecond: Number(values["per-second"]),
        slow: Number(values.slow),
        manyAddresses,
      });
      const flooded = await probe(port);
      const flood = await endFlood(flooding);
      const memory = memoryOf(service.pid);
      tell(
        `  ${round === 0 ? "warm-up" : `round ${round}`}  quiet p50 ${quiet.p50.toFixed(2)} p99 ${quiet.p99.toFixed(2)} ms   ` +
          `flooded p50 ${flooded.p50.toFixed(2)} p99 ${flooded.p99.toFixed(2)} ms ×${(flooded.p99 / quiet.p99).toFixed(2)}   ` +
          `${flood.perSecond.toFixed(0)} bad answers/s   ${memory.toFixed(0)} MB`,
      );
      if (round > 0) found.push({ quiet, flooded, flood, memory });
    }
  } finally {
    await service.stop();
  }
  const half = found.slice(found.length >> 1);
  return {
    quiet: {
      p50: median(found.map((each) => each.quiet.p50)),
      p99: median(found.map((each) => each.quiet.p99)),
    },
    flooded: {
      p50: median(found.map((each) => each.flooded.p50)),
      p99: median(found.map((each) => each.flooded.p99)),
    },
    // Compute the ratio within each round, so that a slow minute affects both values.
    ratio: median(found.map(({ quiet, flooded }) => flooded.p99 / quiet.p99)),
    pagesRefused: found.reduce((sum, { flooded }) => sum + flooded.failures, 0),
    badAnswersPerSecond: median(found.map(({ flood }) => flood.perSecond)),
    memory: { last: half.at(-1)!.memory, growthInLastHalf: half.at(-1)!.memory - half[0]!.memory },
    rounds: found,
  };
}

const report: Record<string, Awaited<ReturnType<typeof run>>> = {};
for (const [name, manyAddresses] of Object.entries({
  "one address": false,
  "many addresses": true,
})) {
  tell(
    `\n${values.slow} slow connections and ${values["per-second"]} bad requests a second, ${name}; ` +
      `${isPinned ? "server and flood on a core each" : "not pinned"}, ${rounds} rounds of ${seconds} s`,
  );
  const result = (report[name] = await run(manyAddresses));
  tell(
    `  p99 ×${result.ratio.toFixed(2)}, p50 ×${(result.flooded.p50 / result.quiet.p50).toFixed(2)}; ${result.pagesRefused} pages refused; ` +
      `${result.badAnswersPerSecond.toFixed(0)} bad answers/s; ${result.memory.last.toFixed(0)} MB, ` +
      `${result.memory.growthInLastHalf.toFixed(1)} MB of it in the last half`,
  );
}
if (values.json)
  process.stdout.write(`${JSON.stringify({ pinned: isPinned, seconds, ...report }, null, 2)}\n`);
