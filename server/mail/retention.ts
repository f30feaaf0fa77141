import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { DAY_MS } from "../../src/shared/time.ts";
import type { Logger } from "../log.ts";
import type { Store } from "../store/openStore.ts";

const SWEEP_INTERVAL_MS = 3_600_000;

/** Messages erased by one statement, so that others can write in between. */
const BATCH = 200;

type Sweep = (signal: AbortSignal) => Promise<unknown>;

/** Runs the sweeps, which erase what is past its time, at start and every hour. */
export function startRetention(sweeps: readonly Sweep[], log: Pick<Logger, "error">) {
  const closing = new AbortController();
  const { signal } = closing;

  async function sweepHourly(): Promise<void> {
    while (!signal.aborted) {
      // One after the other: a sweep that always fails must not stop the others.
      for (const sweep of sweeps) {
        await sweep(signal).catch((error: unknown) => {
          log.error({ err: error }, "retention sweep failed");
        });
      }
      await sleep(SWEEP_INTERVAL_MS, undefined, { signal }).catch(() => {});
    }
  }

  const sweeping = sweepHourly();
  return {
    /** Lets the sweeps under way end after their next statements. */
    async close(): Promise<void> {
      closing.abort();
      await sweeping;
    },
  };
}

/**
 * Erases messages whose mails were delivered more than `retentionDays` ago, until `signal` aborts. Webhook deliveries
 * don't count: a webhook may have been taken out of the configuration.
 */
export async function eraseDelivered(
  { db }: Pick<Store, "db">,
  retentionDays: number,
  signal: AbortSignal,
): Promise<void> {
  const limit = Date.now() - retentionDays * DAY_MS;
  let isMore = true;
  while (isMore && !signal.aborted) {
    const { numAffectedRows } = await sql`
      delete from messages where id in (
        select old.id from messages old where old.accepted_at < ${limit} and not exists (
          select 1 from deliveries d where d.message = old.id and d.destination = 'mail'
            and (d.state <> 'delivered' or d.finished_at >= ${limit}))
        limit ${BATCH})`.execute(db);
    isMore = Number(numAffectedRows) === BATCH;
  }
}
