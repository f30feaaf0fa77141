import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { restartDelay } from "../../server/process/cluster.ts";
import { paths } from "../../src/shared/paths.ts";
import { freePort } from "../support/freePort.ts";
import { type ModelServer, startModelServer } from "../support/modelServer.ts";
import { until } from "../support/until.ts";

type Line = Record<string, unknown>;

let dataDir: string;
let model: ModelServer;
let primary: ChildProcess;
let url: string;
let lines: Line[];
const said = (message: string) => lines.filter(({ msg }) => msg === message).length;

/** Returns the ids of the worker processes, read from /proc. */
function workers(): number[] {
  const children = readFileSync(`/proc/${primary.pid}/task/${primary.pid}/children`, "utf8");
  return children.trim().split(" ").filter(Boolean).map(Number);
}

/** Uses a new connection for each request, so that any worker may accept it. */
async function statusAt(path: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    const request = get(url + path, { agent: new Agent() }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    request.on("error", reject);
  });
}

/** On SIGUSR2, kills a worker and sends it a message before the primary can notice its exit, as prom-client may do. */
const MESSAGE_TO_DEAD = `
  import cluster from "node:cluster";
  if (cluster.isPrimary) process.on("SIGUSR2", () => {
    const [worker] = Object.values(cluster.workers);
    process.kill(worker.process.pid, "SIGKILL");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    worker.send("any");
  });`;

describe("WEB_CONCURRENCY=2", () => {
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "nora-cluster-"));
    model = await startModelServer();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    lines = [];
    primary = spawn(process.execPath, [join(import.meta.dirname, "../../dist/server.js")], {
      env: {
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: dataDir,
        ANON_KEY: "k",
        METRICS_TOKEN: "t",
        WEB_CONCURRENCY: "2",
        OPENAI_API_KEY: "key",
        OPENAI_BASE_URL: model.url,
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(MESSAGE_TO_DEAD)}`,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    createInterface({ input: primary.stdout! }).on("line", (line) =>
      lines.push(JSON.parse(line) as Line),
    );
    await until(() => said("listening") === 2);
  });
  afterEach(async () => {
    primary.kill("SIGKILL");
    await model.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });

  it("serves from two processes and replaces one that is killed", async () => {
    const [victim, survivor] = workers();
    process.kill(victim!, "SIGKILL");
    await until(() => said("listening") === 3);

    expect(workers()).toHaveLength(2);
    expect(workers()).toContain(survivor);
    expect(await Promise.all(Array.from({ length: 8 }, () => statusAt("/")))).toEqual(
      Array.from({ length: 8 }, () => 200),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ level: "error", msg: "worker exited unexpectedly, restarting" }),
    );
  });

  it("survives a message to a process that has just died", async () => {
    const [, survivor] = workers();

    primary.kill("SIGUSR2");
    await until(() => said("listening") === 3 || said("shutting down") > 0);

    expect(workers()).toContain(survivor);
    expect(said("uncaught exception")).toBe(0);
  });

  it("adds up the metrics of both processes", async () => {
    for (let count = 0; count < 6; count++) await statusAt("/nothing");
    const response = await fetch(`${url}/metrics`, { headers: { Authorization: "Bearer t" } });

    expect(await response.text()).toContain('http_requests_total{method="GET",status="404"} 6');
  });

  it("answers no metrics while one process doesn't respond, so that no counter decreases", async () => {
    const [silent] = workers();
    process.kill(silent!, "SIGSTOP");
    const response = await fetch(`${url}/metrics`, { headers: { Authorization: "Bearer t" } });
    process.kill(silent!, "SIGCONT");

    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain("http_requests_total");
  });

  it("finishes open requests in all processes, even if each gets the signal", async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    model.answer = async () => {
      await held;
      return { words: ["Olá!"] };
    };
    const asking = [1, 2].map(async () => {
      const response = await fetch(url + paths.chatbot, {
        method: "POST",
        headers: { "Content-Type": "application/json", apikey: "k", Connection: "close" },
        body: JSON.stringify({ message: "Oi" }),
      });
      return (await response.json()) as object;
    });
    await until(() => model.requests.length === 2);
    const exit = once(primary, "exit");

    for (const worker of workers()) process.kill(worker, "SIGTERM");
    primary.kill("SIGTERM");
    await until(() =>
      statusAt("/healthz").then(
        () => false,
        () => true,
      ),
    );
    finish();

    expect(await Promise.all(asking)).toEqual([{ reply: "Olá!" }, { reply: "Olá!" }]);
    expect(await exit).toEqual([0, null]);
    await until(() => said("shutting down") === 3);
    const reasons = lines.filter(({ msg }) => msg === "shutting down").map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(new Set(["SIGTERM", "primary process is shutting down"]));
  });
});

describe("the wait before a crashed process is replaced", () => {
  it.each([
    [1, 0],
    [2, 1000],
    [3, 2000],
    [6, 16_000],
    [7, 30_000],
    [1000, 30_000],
  ])("after %i crashes in a row is %i ms", (crashes, wait) => {
    expect(restartDelay(crashes)).toBe(wait);
  });
});
