import { readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { Schema } from "./schema.ts";

const SETTING = "clock";

/** At least as long as any lease. */
const MAX_CLAIM_MS = 30_000;

/** The wall clock's time at one reading of the system's monotonic clock. */
interface Anchor {
  /** The monotonic clock starts anew with each boot. */
  bootId: string;
  monotonicMs: number;
  time: number;
}

/**
 * The time of a SQLite file, in epoch ms: the wall clock is read once per boot of the machine, then the monotonic
 * clock counts. So leases and waits keep their length when the wall clock is set, and processes that share
 * the file agree.
 */
export interface SqliteClock {
  now: () => number;
  /** Takes the anchor of this boot out of the settings, or stores it there. */
  sync: (db: Kysely<Schema>) => Promise<void>;
}

export function createSqliteClock(bootId = readBootId()): SqliteClock {
  let anchor = readAnchor(bootId ?? "");

  // The second condition is false in a container with a monotonic clock of its own.
  const isOfThisBoot = (stored: Anchor) =>
    stored.bootId === bootId && stored.monotonicMs <= monotonicMs();

  async function replace(db: Kysely<Schema>): Promise<Anchor> {
    const stored = await readStored(db);
    if (stored && isOfThisBoot(stored)) return stored;

    const own = readAnchor(bootId ?? "");
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
    async sync(db) {
      // Boots can't be told apart: each process keeps the anchor of its start.
      if (bootId === undefined) return;
      const stored = await readStored(db);
      if (stored && isOfThisBoot(stored)) {
        anchor = stored;
        return;
      }
      try {
        anchor = await db.transaction().execute(replace);
      } catch (error) {
        // A full disk can still be read, and its other processes have about the same anchor.
        if (!(error instanceof StoreUnavailable)) throw error;
      }
    },
  };
}

/**
 * Ends waits that were counted before the boot: the wall clock may have been another then. Claims get a moment,
 * for a container elsewhere may still hold them.
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

function readAnchor(bootId: string): Anchor {
  return { bootId, monotonicMs: monotonicMs(), time: Date.now() };
}

/** `performance.now()` begins with the process; this clock begins with the machine. */
function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1000n) / 1000;
}

/** Undefined on systems other than Linux. */
function readBootId(): string | undefined {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return undefined;
  }
}
