import { type UpdateObject, sql } from "kysely";
import type { Store } from "../store/openStore.ts";
import type { Schema } from "../store/schema.ts";
import { type Destination, deliveriesTo, isInState } from "./deliveries.ts";
import type { Mail } from "./Mail.ts";

/** Duration of a lease in ms without renewal. After it, another worker can claim the message. */
export const LEASE_MS = 15_000;

/** Delivery claimed by a worker, with its message. */
export interface Claim {
  id: string;
  mail: Mail;
  /** Number of failed attempts so far. */
  failures: number;
  /** Number of failed attempts that were permanent refusals. */
  refusals: number;
  /** Whether the delivery was claimed after its deadline of 72 hours: this attempt is then the last. */
  isLast: boolean;
}

interface Failure {
  /** Whether the failure was a permanent refusal. */
  refused: boolean;
  /** The receiver's response or, without one, the reason. */
  error: string;
}

interface Parts {
  store: Pick<Store, "relaxed" | "skipsLocked" | "now">;
  destination?: Destination;
}

export type Leases = ReturnType<typeof createLeases>;

/**
 * Leases of the deliveries to one destination; only the worker that holds a lease may deliver. A lease expires after
 * `LEASE_MS` unless it is renewed. Methods that record a result end the lease. They resolve with false if the worker
 * has lost it: the lease was given back, another worker has claimed the message, or the message was erased. Times are
 * by the store's clock (`Store.now`). Methods reject with `StoreUnavailable` while the store is unavailable.
 */
export function createLeases({ store, destination = "mail" }: Parts) {
  // Uses `relaxed`, which avoids disk flushes on SQLite. If a power cut undoes a claim or a result, the delivery may
  // be repeated, with the same Message-ID or `webhook-id`.
  const { relaxed } = store;
  const table = deliveriesTo(destination);

  const ownClaims = (worker: string, ids: readonly string[]) =>
    relaxed.updateTable(table).where("id", "in", ids).where("claimed_by", "=", worker);

  async function record(worker: string, id: string, result: Result): Promise<boolean> {
    const { numUpdatedRows } = await ownClaims(worker, [id])
      .set({ ...result, claimed_by: null })
      .executeTakeFirst();
    return numUpdatedRows > 0;
  }

  return {
    /** Claims up to `limit` due deliveries: those that have been due longest. */
    claimDue: (worker: string, limit: number) => claim(store, table, { worker, limit }),

    async renew(worker: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await ownClaims(worker, ids)
        .set({ due_at: leaseEnd(store) })
        .execute();
    },

    markDelivered: (worker: string, id: string) =>
      record(worker, id, { state: "delivered", finished_at: store.now, last_error: null }),

    /** Counts a failed attempt and schedules the next one in `waitMs`, but at the deadline at the latest. */
    postpone(worker: string, id: string, waitMs: number, failure: Failure) {
      const next = sql<number>`${store.now} + ${Math.round(waitMs)}`;
      const dueAt = sql<number>`case when ${next} < deadline then ${next} else deadline end`;
      return record(worker, id, { ...counted(failure), due_at: dueAt });
    },

    /** Counts the final failed attempt; the message stays stored for the operator. */
    markFailed: (worker: string, id: string, failure: Failure) =>
      record(worker, id, { ...counted(failure), state: "failed", finished_at: store.now }),

    /** Ends leases without counting an attempt; the messages are due again immediately. */
    async giveBack(worker: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await ownClaims(worker, ids).set({ due_at: store.now, claimed_by: null }).execute();
    },
  };
}

type Table = ReturnType<typeof deliveriesTo>;
type Result = UpdateObject<Schema, Table>;

function counted({ refused, error }: Failure): Result {
  return {
    failures: sql<number>`failures + 1`,
    refusals: sql<number>`refusals + ${sql.lit(Number(refused))}`,
    last_error: error,
  };
}

function leaseEnd({ now }: Pick<Store, "now">) {
  return sql<number>`${now} + ${sql.lit(LEASE_MS)}`;
}

async function claim(
  store: Parts["store"],
  table: Table,
  { worker, limit }: { worker: string; limit: number },
): Promise<Claim[]> {
  const { relaxed, skipsLocked, now } = store;
  const due = relaxed
    .selectFrom(table)
    .select("id")
    .where(isInState("waiting"))
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit);
  // Check first: an idle process must not take SQLite's write lock every second.
  if ((await due.execute()).length === 0) return [];

  const claims = await relaxed
    // Materialized: Postgres could run a subquery more than once, and `skip locked` could select other rows each time.
    .with(
      (cte) => cte("due").materialized(),
      () => (skipsLocked ? due.forUpdate().skipLocked() : due),
    )
    .updateTable(table)
    .set({ claimed_by: worker, due_at: leaseEnd(store) })
    .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
    // Repeated as a safeguard: only a row that is still due may be claimed.
    .where(isInState("waiting"))
    .where("due_at", "<=", now)
    .returning(["id", "failures", "refusals"])
    .returning(sql<boolean | 0 | 1>`deadline <= ${now}`.as("isLast"))
    .returning((eb) =>
      eb
        .selectFrom("outbox as message")
        .select("message.mail")
        .whereRef("message.id", "=", `${table}.id`)
        .as("mail"),
    )
    .execute();
  return claims.map(({ id, failures, refusals, isLast, mail }) => ({
    id,
    failures,
    refusals,
    isLast: Boolean(isLast),
    mail: JSON.parse(mail!) as Mail,
  }));
}
