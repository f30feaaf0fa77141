import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { AggregatorRegistry, type RegistryContentType } from "prom-client";
import { RequestError } from "../errors/RequestError.ts";
import type { Logger } from "../log.ts";
import { TERMINATE } from "./onTerminate.ts";

/** Time in ms after which a worker counts as stable: a later crash restarts the count of crashes in a row at 1. */
const STABLE_MS = 60_000;

/** Time in ms that a worker waits for the primary's metrics. Longer than prom-client's timeout in the primary, 5 s. */
const GATHER_TIMEOUT_MS = 6000;

const GATHER_METRICS = "gather metrics";

/**
 * Runs this program in worker processes that share one port. Replaces a worker that exits unexpectedly, after
 * `restartDelay`. Resolves when the first worker listens. If that worker exits before it listens, the primary exits
 * with the same code, or with 1 if the code is 0 or a signal killed the worker.
 *
 * @returns a function that shuts down all workers in parallel, kills workers that are still starting, and resolves when
 * all have exited.
 */
export async function startWorkers(processes: number, log: Logger): Promise<() => Promise<void>> {
  let hasStarted = false;
  let isEnding = false;
  let crashes = 0;
  const serving = new Set<Worker>();
  // Workers accept connections themselves. With round robin, Node's default except on Windows, the primary would accept
  // them. A connection accepted while the last workers stop listening would then hang until the shutdown ends.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const aggregator = new AggregatorRegistry();

  function fork(): Worker {
    const worker = cluster.fork();
    const begin = performance.now();
    worker.once("listening", () => serving.add(worker));
    worker.on("message", (message: unknown) => {
      if (message === GATHER_METRICS) void sendMetrics(worker, aggregator);
    });
    worker.on("error", (error) => {
      // Without a pid, the worker process was never created.
      if (worker.process.pid === undefined) throw error;
      // The worker has died, and its "exit" event is still to come.
      log.warn({ err: error }, "message to a worker failed");
    });
    worker.once("exit", (code, signal) => {
      serving.delete(worker);
      if (isEnding) return;
      if (!hasStarted) process.exit(code || 1);
      crashes = performance.now() - begin > STABLE_MS ? 1 : crashes + 1;
      const restartInMs = restartDelay(crashes);
      log.error({ code, signal, restartInMs }, "worker exited unexpectedly, restarting");
      setTimeout(() => {
        if (!isEnding) fork();
      }, restartInMs);
    });
    return worker;
  }

  await once(fork(), "listening");
  hasStarted = true;
  for (let count = 1; count < processes; count++) fork();

  return async () => {
    isEnding = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map(async (worker) => {
        // Not `once` of node:events, which rejects on "error": a message to a worker that has just died emits "error".
        const exit = new Promise((resolve) => worker.once("exit", resolve));
        // A worker that isn't listening yet has no handler for TERMINATE and no open requests.
        if (serving.has(worker)) worker.send(TERMINATE, () => {});
        else worker.process.kill("SIGKILL");
        await exit;
      }),
    );
  };
}

/** Returns the wait in ms before a crashed worker is replaced: 0 after one crash, 1 s after two, doubled up to 30 s. */
export function restartDelay(crashesInARow: number): number {
  return crashesInARow <= 1 ? 0 : Math.min(1000 * 2 ** (crashesInARow - 2), 30_000);
}

async function sendMetrics(
  worker: Worker,
  aggregator: AggregatorRegistry<RegistryContentType>,
): Promise<void> {
  // Rejects if a worker doesn't respond, because it hangs or is exiting.
  const metrics = await aggregator.clusterMetrics().catch(() => null);
  if (worker.isConnected()) worker.send({ metrics }, () => {});
}

/**
 * In a worker, returns a function that reads the metrics of all workers through the primary; elsewhere undefined.
 *
 * The function rejects with a RequestError 503 if a worker or the primary doesn't respond in time: a sum without a
 * worker's values would make counters seem to decrease.
 */
export function metricsOfAll(): (() => Promise<string>) | undefined {
  if (!cluster.isWorker) return undefined;
  // The constructor adds the listener that answers the primary's requests for this worker's metrics.
  void new AggregatorRegistry();

  return async () => {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const listen = (message: unknown) => {
      if (typeof message === "object" && message !== null && "metrics" in message) {
        resolve((message as { metrics: string | null }).metrics);
      }
    };
    const timeout = setTimeout(() => resolve(null), GATHER_TIMEOUT_MS);
    process.on("message", listen);
    process.send?.(GATHER_METRICS);
    const metrics = await promise;
    clearTimeout(timeout);
    process.off("message", listen);
    if (metrics !== null) return metrics;
    throw new RequestError(503, "Um dos processos não respondeu a tempo.");
  };
}
