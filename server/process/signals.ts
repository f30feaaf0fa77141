import type { Logger } from "../log.ts";

/** Timeout in ms for the whole shutdown; Heroku, Kubernetes and Render kill the process after 30 s by default. */
const SHUTDOWN_LIMIT_MS = 25_000;

/** A SIGINT this soon after the first is the same key press: npm passes on the one that the terminal sent to all. */
const SAME_PRESS_MS = 200;

/**
 * Ends the process on SIGTERM or SIGINT: at once with 0 during the start, later by the service's `stop`. A repeated
 * SIGTERM changes nothing; a second Ctrl-C ends the process at once.
 */
export function handleSignals() {
  let service: { stop: () => Promise<void>; log: Logger } | undefined;
  let endingSince: number | undefined;

  async function end(code: number): Promise<void> {
    endingSince = performance.now();
    if (!service) process.exit(code);
    const { stop, log } = service;
    setTimeout(() => {
      log.error("shutdown timed out");
      process.exit(1);
    }, SHUTDOWN_LIMIT_MS).unref();
    await stop().catch((error: unknown) => log.error({ err: error }, "shutdown failed"));
    log.info("shut down");
    process.exit(code);
  }

  function onSignal(signal: NodeJS.Signals): void {
    if (endingSince === undefined) {
      service?.log.info({ signal }, "shutting down");
      void end(0);
    } else if (signal === "SIGINT" && performance.now() - endingSince > SAME_PRESS_MS) {
      process.exit(1);
    }
  }

  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  return {
    /** Sets what ends the started service. An uncaught exception then ends it as well, with 1. */
    stopWith(stop: () => Promise<void>, log: Logger): void {
      service = { stop, log };
      process.on("uncaughtException", (error, origin) => {
        log.fatal({ err: error, origin }, "uncaught exception");
        if (endingSince === undefined) void end(1);
      });
    },
  };
}
