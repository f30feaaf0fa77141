import type { Logger } from "../log.ts";
import type { Store } from "../store/openStore.ts";
import type { OutboxOperator } from "./operateOutbox.ts";

const SWEEP_INTERVAL_MS = 3_600_000;

interface Parts {
  operator: Pick<OutboxOperator, "sweep">;
  store: Pick<Store, "compact">;
  retentionDays: number;
  /** Erase expired data of other kinds; run before each `operator.sweep`. */
  otherSweeps: readonly (() => Promise<void>)[];
  log: Pick<Logger, "info" | "error">;
}

/** Erases messages past their retention, runs the other sweeps and compacts the store: at start and every hour. */
export function startRetention({ operator, store, retentionDays, otherSweeps, log }: Parts) {
  const closing = new AbortController();
  const { signal } = closing;
  let sweeping = sweep();
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep);
  }, SWEEP_INTERVAL_MS);

  async function sweep(): Promise<void> {
    // Catch each error separately: a sweep that always fails must not stop the erasure of expired messages.
    for (const sweepOne of [...otherSweeps, eraseExpired]) {
      try {
        await sweepOne();
      } catch (error) {
        log.error({ err: error }, "retention sweep failed");
      }
    }
  }

  async function eraseExpired(): Promise<void> {
    const erased = await operator.sweep(retentionDays, signal);
    await store.compact(signal);
    if (erased > 0) log.info({ erased }, "expired messages erased");
  }

  return {
    /** Lets the sweep in progress end after its next statements, even if more is expired, and starts no other. */
    async close(): Promise<void> {
      clearInterval(timer);
      closing.abort();
      await sweeping;
    },
  };
}
