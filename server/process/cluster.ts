import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { AggregatorRegistry, type RegistryContentType } from "prom-client";
import { RequestError } from "../errors/RequestError.ts";
import type { Logger } from "../log.ts";
import { TERMINATE } from "./onTerminate.ts";
import { restartDelay } from "./restartDelay.ts";

/** Milliseconds after which the end of a worker no longer counts as a failed start. */
const STABLE_MS = 60_000;

/** Milliseconds that a worker waits for the metrics of all workers. */
const GATHER_TIMEOUT_MS = 6000;

const GATHER_METRICS = "gather metrics";

/** The worker processes, as their primary sees them. */
export interface Workers {
  /** Lets all workers drain at the same time, and resolves when all have ended. */
  stop: () => Promise<void>;
}

/**
 * Runs this program in worker processes that share one port, and replaces each that exits unexpectedly, after a
 * growing wait. Resolves once the first one listens; if that one can't start, the primary exits with its code.
 */
export async function startWorkers({
  processes,
  log,
}: {
  processes: number;
  log: Logger;
}): Promise<Workers> {
  let hasStarted = false;
  let isEnding = false;
  let crashes = 0;
  const serving = new Set<Worker>();
  // Workers accept for themselves. Node's round robin lets a connection hang that the primary has accepted
  // while the last workers stop listening, until the drain is over.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const aggregator = new AggregatorRegistry();

  function fork(): Worker {
    const worker = cluster.fork();
    const begin = performance.now();
    worker.once("listening", () => serving.add(worker));
    worker.on("message", (message: unknown) => {
      if (message === GATHER_METRICS) void sendMetrics(worker, aggregator);
    });
    worker.once("exit", (code, signal) => {
      serving.delete(worker);
      if (isEnding) return;
      if (!hasStarted) process.exit(code || 1);
      crashes = performance.now() - begin > STABLE_MS ? 1 : crashes + 1;
      const wait = restartDelay(crashes);
      log.error({ code, signal, wait }, "worker exited unexpectedly, restarting");
      setTimeout(() => {
        if (!isEnding) fork();
      }, wait);
    });
    return worker;
  }

  await once(fork(), "listening");
  hasStarted = true;
  for (let count = 1; count < processes; count++) fork();

  return {
    async stop() {
      isEnding = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(
        workers.map(async (worker) => {
          const exit = once(worker, "exit");
          // A worker that isn't listening yet reads no messages and has nothing to finish.
          if (serving.has(worker)) worker.send(TERMINATE, () => {});
          else worker.process.kill("SIGKILL");
          await exit;
        }),
      );
    },
  };
}

interface MetricsMessage {
  metrics: string | null;
}

async function sendMetrics(
  worker: Worker,
  aggregator: AggregatorRegistry<RegistryContentType>,
): Promise<void> {
  // A worker that hangs or is just ending doesn't answer.
  const metrics = await aggregator.clusterMetrics().catch(() => null);
  if (worker.isConnected()) worker.send({ metrics } satisfies MetricsMessage, () => {});
}

/**
 * In a worker: reads the metrics of all workers together. Undefined in a process that serves alone.
 *
 * It rejects with a RequestError 503 while one of the workers doesn't answer: without it each counter would
 * seem to have been set back.
 */
export function metricsOfAll(): (() => Promise<string>) | undefined {
  if (!cluster.isWorker) return undefined;
  // Answers the primary's requests from now on.
  void new AggregatorRegistry();

  return async () => {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const listen = (message: unknown) => {
      if (typeof message === "object" && message !== null && "metrics" in message) {
        resolve((message as MetricsMessage).metrics);
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
