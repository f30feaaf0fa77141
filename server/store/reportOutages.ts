import type { Logger } from "../log.ts";
import { explainFailure } from "./explainFailure.ts";

/** Minimum interval in ms between two log lines with the same code. */
const REPEAT_MS = 60_000;

/** Logs why the store is unavailable, and when it is available again. */
export function reportOutages(log: Pick<Logger, "info" | "error">) {
  const loggedAt = new Map<string, number>();
  let isOut = false;

  return {
    failed(code: string): void {
      // Not an outage: the service is shutting down.
      if (code === "CLOSED") return;
      isOut = true;
      const last = loggedAt.get(code);
      if (last !== undefined && performance.now() - last < REPEAT_MS) return;
      loggedAt.set(code, performance.now());
      log.error({ code }, `store unavailable: ${explainFailure(code)}`);
    },
    recovered(): void {
      if (isOut) log.info("store available again");
      isOut = false;
    },
  };
}
