// `npm run bench -- flood [--json] [--rounds 5] [--seconds 8] [--per-second 5000] [--slow 500]`: measures the page's
// response times and the service's memory under slow connections and bad requests. The bad requests come from one
// client address, from many addresses, or from many addresses without a valid key. Each round first measures without
// this load, for comparison. Needs a build and Linux's /proc. Pins processes to cores if `taskset` is available.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { parseArgs, promisify } from "node:util";
import type { Flood, Flooded } from "./badRequests.ts";
import { isPinned, loadCommand } from "./cores.ts";
import { type Load, growthInLastHalf, median, medians } from "./load.ts";
import { createOutput } from "./output.ts";
import type { Probe } from "./probe.ts";
import { SERVICE, startProgram } from "./startProgram.ts";
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
const { tell, report } = createOutput(values);

async function probe(url: string): Promise<Load> {
  const task: Probe = { url: `${url}/`, seconds };
  const { stdout } = await promisify(execFile)(...loadCommand("probe.ts", task));
  return JSON.parse(stdout) as Load;
}

async function startFlood(flood: Flood): Promise<ChildProcess> {
  const child = spawn(...loadCommand("badRequests.ts", flood), {
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
  quiet: Load;
  flooded: Load;
  flood: Flooded;
  /** Resident memory of the service at the end of the round, in MB. */
  memory: number;
}

/** Measures without and with the flood by turns: other load on the machine affects both alike. Round 0 is a warm-up. */
async function run({ manyAddresses, withoutKey }: Pick<Flood, "manyAddresses" | "withoutKey">) {
  const service = await startProgram(SERVICE, {
    cores: "0",
    environment: { TRUST_PROXY: manyAddresses ? "1" : "0", ANON_KEY: "bench" },
  });
  const found: Round[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      const quiet = await probe(service.url);
      const flooding = await startFlood({
        port: service.port,
        perSecond: Number(values["per-second"]),
        slow: Number(values.slow),
        manyAddresses,
        withoutKey,
      });
      const flooded = await probe(service.url);
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
  const memory = found.map((round) => round.memory);
  return {
    quiet: medians(found.map(({ quiet }) => quiet)),
    flooded: medians(found.map(({ flooded }) => flooded)),
    // Median of the rounds' ratios: other load on the machine affects both values of a round alike.
    ratio: median(found.map(({ quiet, flooded }) => flooded.p99 / quiet.p99)),
    pagesRefused: found.reduce((sum, { flooded }) => sum + flooded.failures, 0),
    badAnswersPerSecond: median(found.map(({ flood }) => flood.perSecond)),
    memory: { last: memory.at(-1)!, growthInLastHalf: growthInLastHalf(memory) },
    rounds: found,
  };
}

const results: Record<string, Awaited<ReturnType<typeof run>>> = {};
for (const [name, kind] of Object.entries({
  "one address": { manyAddresses: false, withoutKey: false },
  "many addresses": { manyAddresses: true, withoutKey: false },
  "many addresses without a key": { manyAddresses: true, withoutKey: true },
})) {
  tell(
    `\n${values.slow} slow connections and ${values["per-second"]} bad requests a second, ${name}; ` +
      `${isPinned ? "server and flood on a core each" : "not pinned"}, ${rounds} rounds of ${seconds} s`,
  );
  const result = (results[name] = await run(kind));
  tell(
    `  p99 ×${result.ratio.toFixed(2)}, p50 ×${(result.flooded.p50 / result.quiet.p50).toFixed(2)}; ${result.pagesRefused} pages refused; ` +
      `${result.badAnswersPerSecond.toFixed(0)} bad answers/s; ${result.memory.last.toFixed(0)} MB, ` +
      `${result.memory.growthInLastHalf.toFixed(1)} MB of it in the last half`,
  );
}
report({ pinned: isPinned, seconds, ...results });
