import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { paths } from "../src/shared/paths.ts";
import { aContact } from "../test/support/aContact.ts";
import { freePort } from "../test/support/freePort.ts";
import { startMailServer } from "../test/support/mailServer.ts";
import { until } from "../test/support/until.ts";

/** `npm run soak`: an hour's bad days in five minutes: visitors of every kind, kills, deploys, a mail server that goes away. */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "300" },
    json: { type: "boolean", default: false },
  },
});
const SECONDS = Number(values.seconds);
const ANON_KEY = "soak";
const MEGABYTE = 1024 * 1024;

/** How the visitors fared. */
const outcome = {
  pages: 0,
  messages: 0,
  answers: 0,
  refusals: 0,
  /** Connections broken or refused while the service was being ended or started, and otherwise. */
  brokenAsPlanned: 0,
  broken: 0,
  serverErrors: 0,
  kills: 0,
  deploys: 0,
  mailOutages: 0,
  unclean: 0,
};
const accepted = new Set<string>();
const pageTimes: number[] = [];
const memory: { uptime: number; bytes: number }[] = [];

const mailServer = await startMailServer();
const dataDir = await mkdtemp(join(tmpdir(), "nora-soak-"));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const headers = { "Content-Type": "application/json", apikey: ANON_KEY };
let service: ChildProcess;
let startedAt = 0;
let isChanging = true;

async function start(): Promise<void> {
  service = spawn(process.execPath, [join(import.meta.dirname, "../dist/server.js")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      SMTP_URL: mailServer.url,
      ANON_KEY,
      METRICS_TOKEN: "soak",
      CONTACT_RATE_LIMIT: "off",
      CHAT_RATE_LIMIT: "off",
      SESSION_RATE_LIMIT: "off",
      REFUSAL_RATE_LIMIT: "off",
    },
  });
  await until(() =>
    fetch(`${url}/readyz`).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    ),
  );
  startedAt = performance.now();
  isChanging = false;
}

async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  isChanging = true;
  const exit = once(service, "exit");
  service.kill(signal);
  const [code] = (await exit) as [number | null];
  if (signal === "SIGTERM" && code !== 0) outcome.unclean++;
}

/** Sends a request; undefined when the connection broke. */
async function visit(path: string, init: RequestInit = {}): Promise<Response | undefined> {
  const wasChanging = isChanging;
  try {
    const response = await fetch(url + path, { signal: AbortSignal.timeout(30_000), ...init });
    if (response.status >= 500) outcome.serverErrors++;
    return response;
  } catch {
    if (wasChanging || isChanging) outcome.brokenAsPlanned++;
    else outcome.broken++;
    return undefined;
  }
}

const deadline = performance.now() + SECONDS * 1000;

/** Does the same again and again, with a pause, until the time is over. */
async function keep(pause: number, act: () => Promise<void>): Promise<void> {
  while (performance.now() < deadline) {
    await act().catch(() => {
      // An answer that broke off in its body, at a kill.
      if (isChanging) outcome.brokenAsPlanned++;
      else outcome.broken++;
    });
    await sleep(pause * (0.5 + Math.random()));
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

/** Writes to the company, and again with the same key until it is accepted, as the page does. */
async function write(): Promise<void> {
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

async function chat(): Promise<void> {
  const response = await visit(paths.chatbot, {
    method: "POST",
    headers: { ...headers, Accept: "text/event-stream" },
    body: JSON.stringify({ message: "Quanto custa um site?" }),
  });
  if ((await response?.text())?.includes("event: done")) outcome.answers++;
}

async function misbehave(): Promise<void> {
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

async function measureMemory(): Promise<void> {
  const response = await visit("/metrics", { headers: { Authorization: "Bearer soak" } });
  const [, bytes] =
    /^process_resident_memory_bytes (\d+)/m.exec((await response?.text()) ?? "") ?? [];
  if (bytes !== undefined) {
    memory.push({ uptime: performance.now() - startedAt, bytes: Number(bytes) });
  }
}

/** By turns a crash, a deploy, and a mail server that is away for a while, evenly over the time. */
async function disturb(): Promise<void> {
  const pause = Math.max(3000, (SECONDS * 1000) / 16);
  for (let turn = 0; performance.now() + pause < deadline; turn++) {
    await sleep(pause);
    if (turn % 3 === 0) {
      outcome.kills++;
      await end("SIGKILL");
      await start();
    } else if (turn % 3 === 1) {
      outcome.deploys++;
      await end("SIGTERM");
      await start();
    } else {
      outcome.mailOutages++;
      await mailServer.goDown();
      await sleep(pause / 3);
      await mailServer.comeBack();
    }
  }
}

const quantile = (part: number) =>
  pageTimes.toSorted((one, other) => one - other)[Math.floor(pageTimes.length * part)] ?? 0;

try {
  await start();
  await Promise.all([
    ...Array.from({ length: 8 }, () => keep(20, readPage)),
    ...Array.from({ length: 4 }, () => keep(100, write)),
    ...Array.from({ length: 2 }, () => keep(200, chat)),
    ...Array.from({ length: 4 }, () => keep(20, misbehave)),
    keep(1000, measureMemory),
    disturb(),
  ]);
  const idOf = (messageId = "") => messageId.slice(1, 37);
  const arrived = () => new Set(mailServer.mails.map(({ messageId }) => idOf(messageId)));
  await until(() => accepted.difference(arrived()).size === 0, 180_000).catch(() => {});
  await end("SIGTERM");

  const peak = Math.max(...memory.map(({ bytes }) => bytes));
  const report = {
    seconds: SECONDS,
    ...outcome,
    accepted: accepted.size,
    lost: accepted.difference(arrived()).size,
    mailedTwice: mailServer.mails.length - arrived().size,
    pageP50Ms: Number(quantile(0.5).toFixed(1)),
    pageP99Ms: Number(quantile(0.99).toFixed(1)),
    peakMemoryMB: Math.round(peak / MEGABYTE),
    lastMemoryMB: Math.round((memory.at(-1)?.bytes ?? 0) / MEGABYTE),
  };
  if (values.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else console.table(report);
  // A mail the killed process was sending may come twice; none may be missing.
  if (report.lost > 0 || report.serverErrors > 0 || report.broken > 0 || report.unclean > 0) {
    process.exitCode = 1;
  }
} finally {
  service!.kill("SIGKILL");
  await mailServer.stop();
  await rm(dataDir, { recursive: true, force: true });
}
