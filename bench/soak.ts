// `npm run soak [-- --json] [--seconds 300]`: simulates visitors. In the first part of the run it also causes kills,
// deploys, and outages of the mail server; in the last part one process runs undisturbed. Exit code 1 if the service
// loses a message, answers with 5xx, leaks memory, exits with an error, or breaks a connection outside kills and
// deploys. Needs a build.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type Socket, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { paths } from "../src/shared/paths.ts";
import { aContact } from "../test/support/aContact.ts";
import { startMailServer } from "../test/support/mailServer.ts";
import { startModelServer } from "../test/support/modelServer.ts";
import { until } from "../test/support/until.ts";
import { quantiles } from "./load.ts";
import { type Program, SERVICE, launch } from "./startProgram.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "300" },
    json: { type: "boolean", default: false },
  },
});
const SECONDS = Number(values.seconds);
const ANON_KEY = "soak";
const MEGABYTE = 1024 * 1024;

/** Code that the service loads to run a full garbage collection on SIGUSR2. */
const COLLECT = "process.on('SIGUSR2', () => gc())";

/** Share of the run during which failures are caused. */
const FAILURE_SHARE = 0.6;

/** Growth of the heap during the last part, in MB, that counts as a leak. Less is noise. */
const MAX_LEAK_MB = 4;

/** Counts of what visitors received, of the failures caused, and of processes that didn't exit with 0 on SIGTERM. */
const outcome = {
  pages: 0,
  messages: 0,
  forms: 0,
  answers: 0,
  /** Number of chat answers that ended with an error event, for instance during a deploy. */
  answersInterrupted: 0,
  refusals: 0,
  /** Number of broken connections and timeouts: during a kill, during a deploy, and at other times. */
  brokenByKills: 0,
  brokenByDeploys: 0,
  broken: 0,
  serverErrors: 0,
  kills: 0,
  deploys: 0,
  mailOutages: 0,
  unclean: 0,
};
const accepted = new Set<string>();
const pageTimes: number[] = [];
/** Samples of the current instance's resident memory, in bytes. */
const memory: number[] = [];
/** Samples of the heap after garbage collection in the last part, in bytes. */
const live: number[] = [];

const mailServer = await startMailServer();
const model = await startModelServer(() => ({
  words: Array.from({ length: 30 }, (_, index) => `palavra${index} `),
  pause: 20,
}));
const dataDir = await mkdtemp(join(tmpdir(), "nora-soak-"));
const headers = { "Content-Type": "application/json", apikey: ANON_KEY };

/** The instance that receives new connections. */
let current: Program;
/** The change in progress. `kill` also stands for the time until the first instance has started. */
let change: "kill" | "deploy" | undefined = "kill";

/** Forwards connections to the current instance, as a platform's router does. */
const router = createServer((visitor) => {
  const service = connect({ port: current.port, host: "127.0.0.1" });
  const endOf = (socket: Socket) => () => socket.destroy();
  visitor.on("error", endOf(service)).on("close", endOf(service)).pipe(service);
  service.on("error", endOf(visitor)).on("close", endOf(visitor)).pipe(visitor);
});
router.listen(0, "127.0.0.1");
await once(router, "listening");
const url = `http://127.0.0.1:${(router.address() as { port: number }).port}`;

async function start(): Promise<Program> {
  const instance = await launch(SERVICE, {
    environment: {
      SITE_URL: url,
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--expose-gc --import data:text/javascript,${encodeURIComponent(COLLECT)}`,
      SMTP_URL: mailServer.url,
      OPENAI_API_KEY: "soak",
      OPENAI_BASE_URL: model.url,
      CHAT_DAILY_LIMIT: "1000000",
      ANON_KEY,
      METRICS_TOKEN: "soak",
      CONTACT_RATE_LIMIT: "off",
      CHAT_RATE_LIMIT: "off",
      SESSION_RATE_LIMIT: "off",
      REFUSAL_RATE_LIMIT: "off",
    },
  });
  await until(async () => {
    const response = await fetch(`${instance.url}/readyz`).catch(() => undefined);
    await response?.body?.cancel();
    return response?.ok === true;
  });
  return instance;
}

/** Ends an instance gracefully, as a platform does. */
async function shutDown(instance: Program): Promise<void> {
  if ((await instance.stop("SIGTERM")) !== 0) outcome.unclean++;
}

/** Simulates a crash: there is no service until a new instance has started. */
async function kill(): Promise<void> {
  outcome.kills++;
  change = "kill";
  await current.stop();
  current = await start();
  change = undefined;
}

/** Deploys as platforms do: the new instance is ready before the old one gets SIGTERM. */
async function deploy(): Promise<void> {
  outcome.deploys++;
  const old = current;
  const next = await start();
  change = "deploy";
  current = next;
  await shutDown(old);
  change = undefined;
}

function countBroken(cause: typeof change): void {
  if (cause === "kill") outcome.brokenByKills++;
  else if (cause === "deploy") outcome.brokenByDeploys++;
  else outcome.broken++;
}

/** Sends a request and counts a 5xx status. After a broken connection or timeout, counts it and returns undefined. */
async function visit(path: string, init: RequestInit = {}): Promise<Response | undefined> {
  const before = change;
  try {
    const response = await fetch(url + path, { signal: AbortSignal.timeout(30_000), ...init });
    if (response.status >= 500) outcome.serverErrors++;
    return response;
  } catch {
    countBroken(before ?? change);
    return undefined;
  }
}

const deadline = performance.now() + SECONDS * 1000;
const failuresEnd = performance.now() + SECONDS * 1000 * FAILURE_SHARE;

/** Repeats `act` until `deadline`, with random pauses of `pauseMs` on average. */
async function repeat(pauseMs: number, act: () => Promise<void>): Promise<void> {
  while (performance.now() < deadline) {
    // A response can also break inside its body, for instance by a kill.
    await act().catch(() => countBroken(change));
    await sleep(pauseMs * (0.5 + Math.random()));
  }
}

async function readPage(): Promise<void> {
  const begin = performance.now();
  const response = await visit("/");
  await response?.arrayBuffer();
  if (!response?.ok) return;
  outcome.pages++;
  pageTimes.push(performance.now() - begin);
}

/** Sends a contact message, and repeats it with the same idempotency key until it is accepted. */
async function sendMessage(): Promise<void> {
  const key = randomUUID();
  const body = JSON.stringify(aContact({ message: `Mensagem ${key}` }));
  for (;;) {
    const response = await visit(paths.contact, {
      method: "POST",
      headers: { ...headers, "Idempotency-Key": key },
      body,
    });
    const answer = (await response?.json().catch(() => undefined)) as { id?: string } | undefined;
    if (answer?.id !== undefined) {
      accepted.add(answer.id);
      outcome.messages++;
      return;
    }
    await sleep(100);
  }
}

/** Posts the form as a browser does without JavaScript. */
async function postForm(): Promise<void> {
  const contact = aContact({ message: `Formulário ${randomUUID()}` }) as Record<string, string>;
  const response = await visit(paths.contact, {
    method: "POST",
    body: new URLSearchParams({ ...contact, apikey: ANON_KEY }),
    redirect: "manual",
  });
  await response?.arrayBuffer();
  if (response?.status === 303) outcome.forms++;
}

async function chat(): Promise<void> {
  const response = await visit(paths.chatbot, {
    method: "POST",
    headers: { ...headers, Accept: "text/event-stream" },
    body: JSON.stringify({ message: "Quanto custa um site?" }),
  });
  const events = await response?.text();
  if (events?.includes("event: done")) outcome.answers++;
  if (events?.includes("event: error")) outcome.answersInterrupted++;
}

async function sendBadRequest(): Promise<void> {
  const requests: [string, RequestInit][] = [
    ["/wp-login.php", {}],
    [paths.contact, { method: "POST", body: "{", headers }],
    [paths.contact, { method: "POST", body: "x".repeat(100_000), headers }],
    ["/auth/v1/token", { method: "POST", body: "[]", headers }],
    ["/functions/v1/nada", { method: "DELETE" }],
  ];
  const [path, init] = requests[Math.floor(Math.random() * requests.length)]!;
  const response = await visit(path, init);
  await response?.arrayBuffer();
  if (response && response.status >= 400 && response.status < 500) outcome.refusals++;
}

async function readFigure(name: string): Promise<number | undefined> {
  const response = await visit("/metrics", { headers: { Authorization: "Bearer soak" } });
  const [, value] = new RegExp(`^${name} (\\d+)`, "m").exec((await response?.text()) ?? "") ?? [];
  return value === undefined ? undefined : Number(value);
}

async function measureMemory(): Promise<void> {
  const bytes = await readFigure("process_resident_memory_bytes");
  if (bytes !== undefined) memory.push(bytes);
}

/** Measures the heap after garbage collection, in the undisturbed last part only. */
async function measureLeak(): Promise<void> {
  if (performance.now() < failuresEnd) return;
  process.kill(current.pid, "SIGUSR2");
  const bytes = await readFigure("nodejs_heap_size_used_bytes");
  if (bytes !== undefined) live.push(bytes);
}

/** Causes a crash, a deploy, and a mail server outage in turn, evenly over the first part of the run. */
async function disturb(): Promise<void> {
  const pauseMs = Math.max(3000, (SECONDS * 1000 * FAILURE_SHARE) / 12);
  for (let turn = 0; performance.now() + pauseMs <= failuresEnd; turn++) {
    await sleep(pauseMs);
    if (turn % 3 === 0) {
      await kill();
    } else if (turn % 3 === 1) {
      await deploy();
    } else {
      outcome.mailOutages++;
      await mailServer.goDown();
      await sleep(pauseMs / 3);
      await mailServer.comeBack();
    }
  }
}

const inMegabytes = (bytes = Number.NaN) => Number((bytes / MEGABYTE).toFixed(1));

try {
  current = await start();
  change = undefined;
  await Promise.all([
    ...Array.from({ length: 8 }, () => repeat(20, readPage)),
    ...Array.from({ length: 4 }, () => repeat(100, sendMessage)),
    repeat(200, postForm),
    ...Array.from({ length: 4 }, () => repeat(200, chat)),
    ...Array.from({ length: 4 }, () => repeat(20, sendBadRequest)),
    repeat(1000, measureMemory),
    repeat(3000, measureLeak),
    disturb(),
  ]);
  const idOf = (messageId = "") => messageId.slice(1, 37);
  const arrived = () => new Set(mailServer.mails.map(({ messageId }) => idOf(messageId)));
  await until(() => accepted.difference(arrived()).size === 0, 180_000).catch(() => {});
  await shutDown(current);

  const { p50, p99 } = quantiles(pageTimes);
  // Compare minimums, because each sample includes the memory of responses in progress.
  const half = live.length >> 1;
  const [atFirst, atLast] = [Math.min(...live.slice(0, half)), Math.min(...live.slice(half))];
  const report = {
    seconds: SECONDS,
    ...outcome,
    accepted: accepted.size,
    lost: accepted.difference(arrived()).size,
    mailedTwice: mailServer.mails.length - arrived().size,
    pageP50Ms: Number(p50.toFixed(1)),
    pageP99Ms: Number(p99.toFixed(1)),
    peakMemoryMB: inMegabytes(Math.max(...memory)),
    lastMemoryMB: inMegabytes(memory.at(-1)),
    liveMemoryAtFirstMB: inMegabytes(atFirst),
    liveMemoryAtLastMB: inMegabytes(atLast),
    leakMB: inMegabytes(atLast - atFirst),
  };
  if (values.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else console.table(report);
  // `mailedTwice` is no failure: a mail that a killed process was sending may arrive twice.
  const isLeaking = !(report.leakMB < MAX_LEAK_MB);
  if (isLeaking || report.lost + report.serverErrors + report.broken + report.unclean > 0) {
    process.exitCode = 1;
  }
} finally {
  await current!.stop();
  router.close();
  await model.stop();
  await mailServer.stop();
  await rm(dataDir, { recursive: true, force: true });
}
