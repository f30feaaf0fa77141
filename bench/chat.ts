// `npm run bench -- chat [--json] [--only <part>] [--seconds 60]`: measures the service's
// - CPU time for a streamed answer, compared with a bare relay (chatRelay.ts),
// - CPU time and memory with 1,000 streams at once, compared with the same relay,
// - CPU time and memory with visitors who never read their answer,
// - memory while the model hangs, for the given seconds.
// Needs a build and Linux's /proc.
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { paths } from "../src/shared/paths.ts";
import { startModelServer } from "../test/support/modelServer.ts";
import { until } from "../test/support/until.ts";
import { growthInLastHalf, median } from "./load.ts";
import { createOutput } from "./output.ts";
import { type Program, SERVICE, benchProgram, startProgram } from "./startProgram.ts";
import { cpuOf, memoryOf } from "./usage.ts";

const ANSWERS = 320;
const AT_ONCE = 16;
const ROUNDS = 3;
const STREAMS = 1000;
const WORD_PAUSE_MS = 250;
/** Interval between two memory samples while many streams run. */
const SAMPLE_MS = 100;
const VISITORS = 50;

const WORDS = Array.from({ length: 120 }, (_, index) => `palavra${index} `);

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    seconds: { type: "string", default: "60" },
    only: { type: "string" },
  },
});

const { tell, runParts } = createOutput(values);
const model = await startModelServer();

interface Target extends Program {
  name: string;
}

async function startTarget(
  name: string,
  parameters: readonly string[],
  modelTimeoutMs = 1000,
): Promise<Target> {
  const program = await startProgram(parameters, {
    environment: {
      TRUST_PROXY: "1",
      ANON_KEY: "bench",
      OPENAI_API_KEY: "key",
      OPENAI_BASE_URL: model.url,
      OPENAI_TIMEOUT_MS: String(modelTimeoutMs),
      CHAT_RATE_LIMIT: "off",
      CHAT_DAILY_LIMIT: "1000000000",
    },
  });
  return { name, ...program };
}

let visitors = 0;

function nextAddress(): string {
  visitors++;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/**
 * Asks a question and returns whether the answer was complete. Each call sends a different client address, as a proxy
 * would: one address may have only ten answers at once.
 */
async function ask({ url }: Target, limitMs = 30_000): Promise<boolean> {
  const response = await fetch(url + paths.chatbot, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      apikey: "bench",
      "X-Forwarded-For": nextAddress(),
    },
    body: JSON.stringify({ message: "Vocês fazem site para padaria?" }),
    signal: AbortSignal.timeout(limitMs),
  });
  const events = await response.text();
  return response.status === 200 && events.includes("event: done");
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
  const medians = costs.map(median);
  for (const [index, { name }] of targets.entries()) {
    const ratio = medians[index]! / medians[0]!;
    tell(`  ${name.padEnd(12)} ${medians[index]!.toFixed(2)} ms  ×${ratio.toFixed(2)}`);
  }
  return Object.fromEntries(targets.map(({ name }, index) => [name, medians[index]!]));
}

/** Asks for many answers at once. `kilobytes` is the peak of the additional memory, per stream. */
async function manyStreams(targets: readonly Target[]) {
  tell(`\n${STREAMS} streams at once on one process, a word each ${WORD_PAUSE_MS} ms`);
  model.answer = () => ({ words: WORDS.slice(0, 60), pause: WORD_PAUSE_MS });
  const results = [];
  for (const target of targets) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => ask(target)));
    const memoryBefore = memoryOf(target.pid);
    const cpuBefore = cpuOf(target.pid);
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, memoryOf(target.pid))), SAMPLE_MS);
    const answers = await Promise.all(Array.from({ length: STREAMS }, () => ask(target, 120_000)));
    clearInterval(watch);
    const result = {
      target: target.name,
      whole: answers.filter(Boolean).length,
      cpuMs: (cpuOf(target.pid) - cpuBefore) / STREAMS,
      kilobytes: ((peak - memoryBefore) * 1024) / STREAMS,
      peak,
    };
    results.push(result);
    tell(
      `  ${target.name.padEnd(12)} ${result.whole} whole, ${result.cpuMs.toFixed(1)} ms CPU an answer ` +
        `×${(result.cpuMs / results[0]!.cpuMs).toFixed(2)}, ${result.kilobytes.toFixed(0)} kB a stream, at most ${peak.toFixed(0)} MB`,
    );
  }
  return results;
}

/** Compares visitors who never read their answer with the same number of visitors who do. */
async function silentReaders(target: Target) {
  tell(`\n${VISITORS} visitors who never read their answer`);
  model.answer = () => ({ words: WORDS });
  await Promise.all(Array.from({ length: VISITORS }, () => ask(target)));
  const before = memoryOf(target.pid);
  const cpuBefore = cpuOf(target.pid);
  await Promise.all(Array.from({ length: VISITORS }, () => ask(target)));
  const cpuReading = cpuOf(target.pid) - cpuBefore;

  const asked = model.requests.length;
  const body = JSON.stringify({ message: "Vocês fazem site para padaria?" });
  const sockets = Array.from({ length: VISITORS }, () => {
    const socket = connect(target.port, "127.0.0.1").pause();
    socket.on("error", () => {});
    socket.write(
      `POST ${paths.chatbot} HTTP/1.1\r\nHost: 127.0.0.1\r\napikey: bench\r\nContent-Type: application/json\r\n` +
        `Accept: text/event-stream\r\nX-Forwarded-For: ${nextAddress()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    return socket;
  });
  await until(() => model.requests.length === asked + VISITORS);
  // Give the service time to produce the answers. No event shows when it has finished, because the answers aren't read.
  await sleep(2000);
  const result = {
    cpu: (cpuOf(target.pid) - cpuBefore - cpuReading) / cpuReading,
    growth: memoryOf(target.pid) - before,
  };
  for (const socket of sockets) socket.destroy();
  tell(
    `  CPU ×${result.cpu.toFixed(2)} of as many who read, ${result.growth.toFixed(1)} MB more memory`,
  );
  return result;
}

/** Lets each visitor ask one question after the other while the model doesn't answer. */
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
        if (await ask(target)) answered++;
      }
    }),
  );
  clearInterval(watch);
  const last = memory.at(-1)!;
  const growth = growthInLastHalf(memory);
  tell(
    `  ${answered} of ${asked} answered; memory ${last.toFixed(0)} MB, ${growth.toFixed(1)} MB more than at half-time`,
  );
  return { asked, answered, memory: last, growth };
}

const relay = await startTarget("bare relay", benchProgram("chatRelay.ts"));
const service = await startTarget("service", SERVICE);
const patient = await startTarget("service", SERVICE, 25_000);
try {
  await runParts({
    cost: () => costPerAnswer([relay, service]),
    streams: () => manyStreams([relay, patient]),
    silent: () => silentReaders(patient),
    hanging: () => hangingModel(service, Number(values.seconds)),
  });
} finally {
  await Promise.all([relay, service, patient].map((target) => target.stop()));
  await model.stop();
}
