import cluster from "node:cluster";
import { type Logger, flushLog } from "../log.ts";

/** Milliseconds after which the process ends whatever still runs: platforms kill at 30 s. */
const SHUTDOWN_LIMIT_MS = 25_000;

/** Milliseconds in which a repeated signal is the same order: some platforms send several. */
const SAME_ORDER_MS = 1000;

/** The primary's message to a worker that should end. */
export const TERMINATE = "terminate";

/**
 * Ends the process on SIGTERM or SIGINT: each step after the one before, then exit 0. A signal that comes more
 * than a second after the first one ends it at once. A worker of a cluster ignores signals and waits for
 * its primary's message: some platforms send the signal to every process.
 *
 * An uncaught exception ends it in the same order, with exit 1: its state is unknown, but requests under way
 * get their answers, and claimed mail goes back to the outbox.
 */
export function onTerminate(log: Logger, ...steps: readonly (() => unknown)[]): void {
  let endingSince: number | undefined;

  async function end(code: number): Promise<void> {
    endingSince = performance.now();
    setTimeout(() => {
      log.error("a part did not end in time");
      process.exit(1);
    }, SHUTDOWN_LIMIT_MS).unref();
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, "a part did not end cleanly");
      }
    }
    log.info("shut down");
    await flushLog(log);
    process.exit(code);
  }

  function terminate(cause: string): void {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince > SAME_ORDER_MS) process.exit(1);
      return;
    }
    log.info({ signal: cause }, "shutting down");
    void end(0);
  }

  if (cluster.isWorker) {
    process.on("message", (message) => {
      if (message === TERMINATE) terminate("of the primary");
    });
    process.on("SIGTERM", () => {});
    process.on("SIGINT", () => {});
  } else {
    process.on("SIGTERM", terminate);
    process.on("SIGINT", terminate);
  }
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error, origin }, "uncaught exception");
    if (endingSince === undefined) void end(1);
  });
}
