import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { Logger } from "../log.ts";

/** Reasons that pass by themselves: another connection writes to the SQLite file; Postgres has no connection left. */
const BUSY = new Set(["database is locked", "53300"]);

/** Limit in ms for waiting for a busy store. */
const BUSY_LIMIT_MS = 5000;

/** While the store can't be used, this is logged once per interval. */
const LOG_INTERVAL_MS = 60_000;

/** Makes a call of a driver. */
export type Guard = <Result>(call: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a guard that repeats a call while the store is busy, without blocking the process. It rejects with
 * `StoreUnavailable` whatever the error, and logs the reason.
 *
 * @param variable Environment variable that names the store.
 */
export function createGuard(variable: string, log?: Pick<Logger, "error">): Guard {
  let loggedAt = -LOG_INTERVAL_MS;

  function logOnce({ reason }: StoreUnavailable): void {
    if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = performance.now();
    log?.error(`store unavailable: ${variable}: ${reason}`);
  }

  return async (call) => {
    const giveUpAt = performance.now() + BUSY_LIMIT_MS;
    for (;;) {
      try {
        return await call();
      } catch (error) {
        const fault = new StoreUnavailable(variable, error);
        if (!BUSY.has(fault.reason) || performance.now() > giveUpAt) {
          logOnce(fault);
          throw fault;
        }
      }
      await sleep(20 + Math.random() * 60);
    }
  };
}
