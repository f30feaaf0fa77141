import { readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { Schema } from "./schema.ts";

const SETTING = "clock";

/**
 * Maximum remaining time in ms of a lease that began with another anchor. Must exceed the time for which a holder may
 * send without renewing its lease: `LEASE_MS` (leases.ts) and `LIMIT_MS` (directOutbox.ts). Shorter than
 * `KEYED_LEASE_MS`: the rest of that lease only delays a repeated request whose first result couldn't be stored.
 */
const MAX_CLAIM_MS = 30_000;

/** Wall clock time at one reading of the monotonic clock. */
interface Anchor {
  /** Boot for which `monotonicMs` is valid: the monotonic clock restarts with each boot. */
  bootId: string | undefined;
  monotonicMs: number;
  time: number;
}

/**
 * Creates the clock of a SQLite file, in epoch ms. On Linux, the first process after a boot sets it from the wall
 * clock, for all processes that share the file. Then it follows the monotonic clock, so that a change of the wall clock
 * affects no lease or wait. On other systems, each process sets its own clock at its start.
 */
export function createSqliteClock() {
  const bootId = readBootId();
  let anchor = readAnchor(bootId);

  // The second condition can be false within the same boot, because a container can have its own monotonic clock.
  const isOfThisBoot = (stored: Anchor) =>
    stored.bootId === bootId && stored.monotonicMs <= monotonicMs();

  async function replace(db: Kysely<Schema>): Promise<Anchor> {
    const stored = await readStored(db);
    if (stored && isOfThisBoot(stored)) return stored;

    const own = readAnchor(bootId);
    const value = JSON.stringify(own);
    await db
      .insertInto("settings")
      .values({ name: SETTING, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
    if (stored) await endWaits(db, own.time);
    return own;
  }

  return {
    now: () => Math.round(anchor.time + monotonicMs() - anchor.monotonicMs),
    /** Reads the anchor of this boot from the settings, or stores one there and ends the waits of an earlier boot. */
    sync: async (db: Kysely<Schema>): Promise<void> => {
      // Without a boot id, each process uses the anchor of its own start.
      if (bootId === undefined) return;
      const stored = await readStored(db);
      if (stored && isOfThisBoot(stored)) {
        anchor = stored;
        return;
      }
      try {
        anchor = await db.transaction().execute(replace);
      } catch (error) {
        // The anchor can't be stored, for example on a full disk. This process then uses its own.
        if (!(error instanceof StoreUnavailable)) throw error;
      }
    },
  };
}

/**
 * Makes all waiting deliveries due, because their times may come from another wall clock. A claimed delivery becomes
 * due after `MAX_CLAIM_MS` at the latest: a process in another container may still hold its lease.
 */
async function endWaits(db: Kysely<Schema>, time: number): Promise<void> {
  const due = sql<number>`case when claimed_by is null then ${time} else ${time + MAX_CLAIM_MS} end`;
  for (const table of ["outbox", "webhook_deliveries"] as const) {
    await db
      .updateTable(table as "webhook_deliveries")
      .set({ due_at: due })
      .where("state", "=", "waiting")
      .where("due_at", ">", due)
      .execute();
  }
}

async function readStored(db: Kysely<Schema>): Promise<Anchor | undefined> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", SETTING)
    .executeTakeFirst();
  return row && (JSON.parse(row.value) as Anchor);
}

function readAnchor(bootId: string | undefined): Anchor {
  return { bootId, monotonicMs: monotonicMs(), time: Date.now() };
}

/** Returns the machine's monotonic clock in ms. Not performance.now(), which starts with the process. */
function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1000n) / 1000;
}

/** Returns Linux's boot id; undefined on other systems. */
function readBootId(): string | undefined {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return undefined;
  }
}
