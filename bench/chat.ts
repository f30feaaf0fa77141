// `npm run bench -- chat [--json]`: measures the server's cost of a streamed answer compared with a bare relay, how
// many streams one process can hold, and the effect of a hanging model. Needs a build, and Linux's /proc.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { paths } from "../src/shared/paths.ts";
import { startModelServer } from "../test/support/modelServer.ts";
import { quantiles } from "./load.ts";
import { cpuOf, memoryOf } from "./usage.ts";

const ANSWERS = 320;
const AT_ONCE = 16;
const ROUNDS = 3;
const PARALLEL = 200;
const VISITORS = 50;
const HANG_SECONDS = 60;

/** Text of 120 words, the longest that an answer gets. */
const WORDS = Array.from({ length: 120 }, (_, index) => `palavra${index} `);

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    seconds: { type: "string", default: String(HANG_SECONDS) },
  },
});

/** Prints a line, unless the output is JSON. */
function tell(line: string): void {
  if (!values.json) process.stdout.write(`${line}\n`);
}

interface Target {
  name: string;
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

const dataDir = mkdtempSync(join(tmpdir(), "nora-bench-"));
const model = await startModelServer();

async function startTarget(name: string, file: string): Promise<Target> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      ANON_KEY: "bench",
      OPENAI_API_KEY: "key",
      OPENAI_BASE_URL: model.url,
      OPENAI_TIMEOUT_MS: "1000",
      CHAT_RATE_LIMIT: "off",
      CHAT_DAILY_LIMIT: "1000000000",
    },
  });
  const url = await addressOf(child);
  return {
    name,
    url,
    pid: child.pid!,
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    },
  };
}

/** Returns the URL of a process: the relay prints its URL, the service logs its port. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  const lines = createInterface({ input: stdout! });
  const [line] = (await once(lines, "line")) as [string];
  return line.startsWith("{")
    ? `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`
    : line;
}

let visitors = 0;

/** Asks a question with a client address of its own, sent as a proxy would, because one address has a low limit. */
async function ask({ url }: Target, patience = 30_000) {
  const begin = performance.now();
  const response = await fetch(url + paths.chatbot, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      apikey: "bench",
      "X-Forwarded-For": `10.${(++visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify({ message: "Vocês fazem site para padaria?" }),
    signal: AbortSignal.timeout(patience),
  });
  let first = Number.NaN;
  let body = "";
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    if (Number.isNaN(first)) first = performance.now() - begin;
    body += part;
  }
  return { first, isWhole: response.status === 200 && body.includes("event: done") };
}

async function costPerAnswer(targets: readonly Target[]) {
  tell(`CPU per streamed answer of ${WORDS.length} words, medians of ${ROUNDS} rounds by turns`);
  model.answer = () => ({ words: WORDS });
  const costs = targets.map((): number[] => []);
  // Round 0 is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, target] of targets.entries()) {
      const before = cpuOf(target.pid);
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let asked = 0; asked < ANSWERS / AT_ONCE; asked++) await ask(target);
        }),
      );
      if (round > 0) costs[index]!.push((cpuOf(target.pid) - before) / ANSWERS);
    }
  }
  const medians = costs.map((rounds) => quantiles(rounds).p50);
  for (const [index, { name }] of targets.entries()) {
    const ratio = medians[index]! / medians[0]!;
    tell(`  ${name.padEnd(12)} ${medians[index]!.toFixed(2)} ms  ×${ratio.toFixed(2)}`);
  }
  return Object.fromEntries(targets.map(({ name }, index) => [name, medians[index]!]));
}

async function parallelStreams(targets: readonly Target[]) {
  tell(`\n${PARALLEL} streams at once on one process, a word each 50 ms`);
  model.answer = () => ({ words: WORDS.slice(0, 60), pause: 50 });
  const results = [];
  for (const target of targets) {
    const answers = await Promise.all(Array.from({ length: PARALLEL }, () => ask(target)));
    const whole = answers.filter(({ isWhole }) => isWhole).length;
    const first = quantiles(answers.map((answer) => answer.first));
    const memory = memoryOf(target.pid);
    results.push({ target: target.name, whole, first, memory });
    tell(
      `  ${target.name.padEnd(12)} ${whole} whole, first word p50 ${first.p50.toFixed(0)} ms, p99 ${first.p99.toFixed(0)} ms, ${memory.toFixed(0)} MB`,
    );
  }
  return results;
}

/** Lets visitors ask one question after the other while the model doesn't answer. */
async function hangingModel(target: Target, seconds: number) {
  tell(`\nA hanging model for ${seconds} s, ${VISITORS} visitors`);
  model.answer = () => "hang";
  const end = performance.now() + seconds * 1000;
  const memory: number[] = [];
  let asked = 0;
  let answered = 0;
  const watch = setInterval(() => memory.push(memoryOf(target.pid)), 1000);
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (performance.now() < end) {
        asked++;
        if ((await ask(target)).isWhole) answered++;
      }
    }),
  );
  clearInterval(watch);
  const half = memory.slice(Math.floor(memory.length / 2));
  const growth = half.at(-1)! - half[0]!;
  tell(
    `  ${answered} of ${asked} answered; memory ${half.at(-1)!.toFixed(0)} MB, ${growth.toFixed(1)} MB more than at half-time`,
  );
  return { asked, answered, memory: half.at(-1), growth };
}

const relay = await startTarget("bare relay", "chatRelay.ts");
const service = await startTarget("service", "../dist/server.js");
try {
  const cost = await costPerAnswer([relay, service]);
  const parallel = await parallelStreams([relay, service]);
  const hanging = await hangingModel(service, Number(values.seconds));
  if (values.json) process.stdout.write(`${JSON.stringify({ cost, parallel, hanging })}\n`);
} finally {
  await relay.stop();
  await service.stop();
  await model.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
