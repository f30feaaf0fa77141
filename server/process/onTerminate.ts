import cluster from "node:cluster";
import { type Logger, flushLog } from "../log.ts";

/** Timeout in ms for the whole shutdown; Heroku, Kubernetes and Render kill the process after 30 s by default. */
const SHUTDOWN_LIMIT_MS = 25_000;

/** Time in ms after the start of a shutdown during which signals are ignored: some platforms send several. */
const SAME_ORDER_MS = 1000;

/** Interval in ms between two checks of the parent process. */
const PARENT_CHECK_MS = 1000;

/** Message from the primary that makes a worker shut down. */
export const TERMINATE = "terminate";

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/**
 * Makes SIGTERM and SIGINT end the process at once with 0 during the start, until the returned function is called.
 * Without a handler, they would end the process with another code, or have no effect on the first process of a
 * container.
 */
export function exitOnSignal(): () => void {
  return onSignal(() => process.exit(0));
}

/**
 * Calls `handle` on SIGTERM and SIGINT. Returns a function that removes the listeners. A cluster worker ignores these
 * signals, because some platforms signal every process: the worker ends on the primary's message or exit.
 */
function onSignal(handle: (signal: NodeJS.Signals) => void): () => void {
  const listener = cluster.isPrimary ? handle : () => {};
  for (const signal of SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of SIGNALS) process.off(signal, listener);
  };
}

/**
 * Sends this process SIGTERM when its parent has exited. Needed after `npm start`: npm sends a SIGTERM to its shell only,
 * and the shell exits without passing it on. Has no effect on Windows, where the parent's id stays the same.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, PARENT_CHECK_MS).unref();
}

/**
 * Calls `stop` on SIGTERM or SIGINT, then exits with 0, even if `stop` rejects. Exits with 1 if the shutdown takes
 * longer than `SHUTDOWN_LIMIT_MS`. A signal more than `SAME_ORDER_MS` after the first one exits with 1 immediately. In
 * a cluster worker, the primary's message takes the place of a signal.
 *
 * On an uncaught exception, calls `stop` and exits with 1: the state is unknown, but open requests and deliveries can
 * finish. During a shutdown, the exception is only logged.
 */
export function onTerminate(log: Logger, stop: () => Promise<void>): void {
  let endingSince: number | undefined;

  async function end(code: number): Promise<void> {
    endingSince = performance.now();
    setTimeout(() => {
      log.error("shutdown timed out");
      process.exit(1);
    }, SHUTDOWN_LIMIT_MS).unref();
    try {
      await stop();
    } catch (error) {
      log.error({ err: error }, "shutdown failed");
    }
    log.info("shut down");
    await flushLog(log);
    process.exit(code);
  }

  function terminate(reason: string): void {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince > SAME_ORDER_MS) process.exit(1);
      return;
    }
    log.info({ reason }, "shutting down");
    void end(0);
  }

  onSignal(terminate);
  if (cluster.isWorker) {
    process.on("message", (message) => {
      if (message === TERMINATE) terminate("primary process is shutting down");
    });
  }
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error, origin }, "uncaught exception");
    if (endingSince === undefined) void end(1);
  });
}
