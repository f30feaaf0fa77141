import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { Logger } from "../log.ts";

/** Reasons that pass by themselves: another connection writes to the SQLite file; Postgres has no connection left. */
const BUSY = new Set(["database is locked", "53300"]);

/** Limit in ms for waiting for a busy store. */
const BUSY_LIMIT_MS = 5000;

/** While the store can't be used, this is logged once per interval. */
const LOG_INTERVAL_MS = 60_000;

export type CallDriver = <Result>(call: () => Promise<Result>) => Promise<Result>;

/**
 * Creates the function through which all calls of a driver go. It repeats a call while the store is busy, without
 * blocking the process. It rejects with `StoreUnavailable` for other errors, or if the store stays busy, and logs why.
 *
 * @param variable Environment variable that names the store.
 */
export function createCallDriver(variable: string, log?: Pick<Logger, "error">): CallDriver {
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
