import type { Logger } from "../log.ts";
import { explainFailure } from "./explainFailure.ts";

/** The same failure is logged again only after this time. */
const REPEAT_MS = 60_000;

/** Logs why the store can't be used, in an operator's words, and when it can be used again. */
export function reportOutages(log: Pick<Logger, "info" | "error">) {
  const loggedAt = new Map<string, number>();
  let isOut = false;

  return {
    failed(code: string): void {
      // A query that a shutdown overtook.
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
