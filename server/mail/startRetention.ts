import type { Logger } from "../log.ts";
import type { OutboxOperator } from "./operateOutbox.ts";

const SWEEP_INTERVAL_MS = 3_600_000;

interface Parts {
  operator: Pick<OutboxOperator, "sweep">;
  retentionDays: number;
  /** Erase expired data of other kinds. */
  otherSweeps: readonly (() => Promise<unknown>)[];
  log: Pick<Logger, "info" | "error">;
}

/** Erases what is past its time: at start and every hour. */
export function startRetention({ operator, retentionDays, otherSweeps, log }: Parts) {
  const closing = new AbortController();
  let sweeping = sweep();
  const timer = setInterval(() => (sweeping = sweeping.then(sweep)), SWEEP_INTERVAL_MS);

  async function eraseExpired(): Promise<void> {
    const erased = await operator.sweep(retentionDays, closing.signal);
    if (erased > 0) log.info({ erased }, "expired messages erased");
  }

  async function sweep(): Promise<void> {
    // One after the other: a sweep that always fails must not stop the others.
    for (const sweepOne of [...otherSweeps, eraseExpired]) {
      try {
        await sweepOne();
      } catch (error) {
        log.error({ err: error }, "retention sweep failed");
      }
    }
  }

  return {
    /** Lets the sweep under way end after its next statements. */
    async close(): Promise<void> {
      clearInterval(timer);
      closing.abort();
      await sweeping;
    },
  };
}
