import cluster from "node:cluster";
import type { Logger } from "../log.ts";

/** Milliseconds after which the process ends whatever still runs: platforms kill at 30 s. */
const LIMIT = 25_000;

/** What the primary process tells a worker that should end. */
export const TERMINATE = "terminate";

/**
 * Ends the process in order on SIGTERM or SIGINT: each step after the one before, then exit 0; a second
 * signal ends it at once. A worker of a cluster leaves signals to its primary, for some platforms send
 * them to every process and two would be an order to stop at once.
 *
 * An error that nobody caught ends it in the same order, with exit 1: what state it left is unknown, but
 * requests under way deserve their answers, and claimed mail goes back to the outbox.
 */
export function onTerminate(log: Logger, ...steps: readonly (() => unknown)[]): void {
  let isEnding = false;

  async function end(code: number): Promise<void> {
    isEnding = true;
    setTimeout(() => {
      log.error("a part did not end in time");
      process.exit(1);
    }, LIMIT).unref();
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, "a part did not end cleanly");
      }
    }
    log.info("shut down");
    process.exit(code);
  }

  function terminate(cause: string): void {
    if (isEnding) process.exit(1);
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
    log.fatal({ err: error, origin }, "nobody caught an error");
    if (!isEnding) void end(1);
  });
}
