import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { AggregatorRegistry, type RegistryContentType } from "prom-client";
import { RequestError } from "../errors/RequestError.ts";
import type { Logger } from "../log.ts";
import { TERMINATE } from "./onTerminate.ts";
import { restartDelay } from "./restartDelay.ts";

/** Milliseconds of life after which a process that ends didn't fail at its start. */
const STABLE = 60_000;

/** Milliseconds a worker waits for the figures of all. */
const GATHER_LIMIT = 6000;

const GATHER = "gather";

/** The processes that serve, as their primary sees them. */
export interface Crew {
  /** Lets all of them drain at the same time, and resolves when all have ended. */
  stop: () => Promise<void>;
}

/**
 * Runs this same program in worker processes that share one port, and puts another in the place of each
 * that ends unasked, after a growing wait. Resolves once the first of them listens; when that one can't
 * start, neither could others: it has said why, and the primary ends with its exit code.
 */
export async function startCrew({
  processes,
  log,
}: {
  processes: number;
  log: Logger;
}): Promise<Crew> {
  let hasStarted = false;
  let isEnding = false;
  let crashes = 0;
  const serving = new Set<Worker>();
  // Workers accept for themselves. Node's round robin lets a connection hang that the primary has accepted
  // while the last workers stop listening, until the drain is over.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const everyones = new AggregatorRegistry();

  function fork(): Worker {
    const worker = cluster.fork();
    const begin = performance.now();
    worker.once("listening", () => serving.add(worker));
    worker.on("message", (message: unknown) => {
      if (message === GATHER) void tellFigures(worker, everyones);
    });
    worker.once("exit", (code, signal) => {
      serving.delete(worker);
      if (isEnding) return;
      if (!hasStarted) process.exit(code || 1);
      crashes = performance.now() - begin > STABLE ? 1 : crashes + 1;
      const wait = restartDelay(crashes);
      log.error({ code, signal, wait }, "a process ended unasked and is replaced");
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
          // One that has just been started would not hear it, and has nothing to finish.
          if (serving.has(worker)) worker.send(TERMINATE, () => {});
          else worker.process.kill("SIGKILL");
          await exit;
        }),
      );
    },
  };
}

interface Figures {
  figures: string | null;
}

async function tellFigures(
  worker: Worker,
  everyones: AggregatorRegistry<RegistryContentType>,
): Promise<void> {
  // A worker that hangs or is just ending doesn't answer.
  const figures = await everyones.clusterMetrics().catch(() => null);
  if (worker.isConnected()) worker.send({ figures } satisfies Figures, () => {});
}

/**
 * For a worker: the figures of all workers together. Undefined in a process that serves alone.
 *
 * They reject with a RequestError 503 while one of the workers can't tell its own: of fewer, each counter
 * would seem to have been set back.
 */
export function figuresOfAll(): (() => Promise<string>) | undefined {
  if (!cluster.isWorker) return undefined;
  // Answers the primary's questions from now on.
  void new AggregatorRegistry();

  return async () => {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const listen = (message: unknown) => {
      if (typeof message === "object" && message !== null && "figures" in message) {
        resolve((message as Figures).figures);
      }
    };
    const impatience = setTimeout(() => resolve(null), GATHER_LIMIT);
    process.on("message", listen);
    process.send?.(GATHER);
    const figures = await promise;
    clearTimeout(impatience);
    process.off("message", listen);
    if (figures !== null) return figures;
    throw new RequestError(503, "Um dos processos não respondeu a tempo.");
  };
}
