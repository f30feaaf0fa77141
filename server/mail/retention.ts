import { sql } from "kysely";
import { DAY_MS } from "../../src/shared/dayMs.ts";
import type { Logger } from "../log.ts";
import type { Store } from "../store/openStore.ts";

const SWEEP_INTERVAL_MS = 3_600_000;

/** Messages erased by one statement, so that others can write in between. */
const BATCH = 200;

/** A webhook that was taken out of the configuration keeps its waiting deliveries: they hold up no sweep after this. */
const WEBHOOK_AGE_MS = 3 * DAY_MS;

interface Parts {
  store: Pick<Store, "db">;
  retentionDays: number;
  /** Erase expired data of other kinds. */
  otherSweeps: readonly (() => Promise<unknown>)[];
  log: Pick<Logger, "info" | "error">;
}

/** Erases what is past its time: at start and every hour. */
export function startRetention({ store, retentionDays, otherSweeps, log }: Parts) {
  const closing = new AbortController();
  let sweeping = sweep();
  const timer = setInterval(() => (sweeping = sweeping.then(sweep)), SWEEP_INTERVAL_MS);

  async function eraseExpired(): Promise<void> {
    const erased = await eraseDelivered(store, retentionDays, closing.signal);
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

/**
 * Erases messages that were delivered more than `retentionDays` ago, until `signal` aborts. Returns the number of
 * messages.
 */
export async function eraseDelivered(
  { db }: Pick<Store, "db">,
  retentionDays: number,
  signal?: AbortSignal,
): Promise<number> {
  const now = Date.now();
  const limit = now - retentionDays * DAY_MS;
  let erased = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from messages where id in (
        select old.id from messages old where old.accepted_at < ${limit} and not exists (
          select 1 from deliveries d where d.message = old.id and (
            d.destination = 'mail' and (d.state <> 'delivered' or d.finished_at >= ${limit})
            or d.state = 'waiting' and d.ready_at > ${now - WEBHOOK_AGE_MS}))
        limit ${BATCH})`.execute(db);
    erased += Number(numAffectedRows);
    if (Number(numAffectedRows) < BATCH || signal?.aborted) return erased;
  }
}
