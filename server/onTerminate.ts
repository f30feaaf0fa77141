import type { Logger } from "./log.ts";

/**
 * Ends the process in order on SIGTERM or SIGINT: each step after the one before, then exit 0; a second
 * signal ends it at once.
 */
export function onTerminate(log: Logger, ...steps: readonly (() => unknown)[]): void {
  let isEnding = false;

  async function terminate(signal: NodeJS.Signals): Promise<void> {
    if (isEnding) process.exit(1);
    isEnding = true;
    log.info({ signal }, "shutting down");
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, "a part did not end cleanly");
      }
    }
    log.info("shut down");
    process.exit(0);
  }

  process.on("SIGTERM", terminate);
  process.on("SIGINT", terminate);
}
