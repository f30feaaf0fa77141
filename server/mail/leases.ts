import { type RawBuilder, sql } from "kysely";
import type { Store } from "../store/openStore.ts";
import { type Destination, deliveriesTo } from "./destinations.ts";
import type { Mail } from "./Mail.ts";
import { isInState } from "./outbox.ts";

/** Duration of a lease in ms without renewal. After it, another process can claim the message. */
export const LEASE_MS = 15_000;

/** Message under a lease. */
export interface Claim {
  id: string;
  mail: Mail;
  /** Number of failed attempts so far. */
  failures: number;
  /** Number of failed attempts that were permanent refusals. */
  refusals: number;
  /** Whether the deadline of 72 hours passed before the claim. */
  isLast: boolean;
}

/** Failed attempt. */
export interface Failure {
  refused: boolean;
  /** The receiver's response. */
  error: string;
}

/**
 * Leases of the deliveries to one destination; only the worker that holds a lease may deliver. A lease
 * expires unless it is renewed. Methods that record a result return false if the worker has lost the lease.
 * Times are the store's, so the clocks of instances don't matter. All methods throw `StoreUnavailable` while
 * the store is unavailable.
 */
export interface Leases {
  claimDue: (worker: string, limit: number) => Promise<Claim[]>;
  renew: (worker: string, ids: readonly string[]) => Promise<void>;
  markDelivered: (worker: string, id: string) => Promise<boolean>;
  /** Counts a failed attempt and schedules the next in `waitMs`, but not after the end of the 72 hours. */
  postpone: (worker: string, id: string, waitMs: number, failure: Failure) => Promise<boolean>;
  /** Counts the final failed attempt; the message stays stored for the operator. */
  markFailed: (worker: string, id: string, failure: Failure) => Promise<boolean>;
  /** Ends leases immediately without counting an attempt. */
  giveBack: (worker: string, ids: readonly string[]) => Promise<void>;
}

interface Parts {
  store: Pick<Store, "relaxed" | "skipsLocked" | "now">;
  destination?: Destination;
  /** The store's clock by default. */
  now?: () => RawBuilder<number>;
}

// Uses `relaxed` to avoid disk flushes: a claim or result undone by a power cut at worst sends the same mail
// twice, with the same Message-ID.
export function createLeases(parts: Parts): Leases {
  const { store, destination = "mail", now = () => store.now } = parts;
  const { relaxed } = store;
  const table = deliveriesTo(destination);
  const leaseEnd = () => sql<number>`${now()} + ${sql.lit(LEASE_MS)}`;

  const ownClaim = (worker: string, id: string) =>
    relaxed.updateTable(table).where("id", "=", id).where("claimed_by", "=", worker);

  const ownClaims = (worker: string, ids: readonly string[]) =>
    relaxed.updateTable(table).where("id", "in", ids).where("claimed_by", "=", worker);

  const counted = ({ refused, error }: Failure) => ({
    claimed_by: null,
    failures: sql<number>`failures + 1`,
    refusals: sql<number>`refusals + ${sql.lit(Number(refused))}`,
    last_error: error,
  });

  return {
    claimDue: async (worker, limit) => await claim({ store, table, worker, limit, now, leaseEnd }),

    async renew(worker, ids) {
      if (ids.length === 0) return;
      await ownClaims(worker, ids).set({ due_at: leaseEnd() }).execute();
    },

    async markDelivered(worker, id) {
      const { numUpdatedRows } = await ownClaim(worker, id)
        .set({ state: "delivered", claimed_by: null, finished_at: now(), last_error: null })
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },

    async postpone(worker, id, waitMs, failure) {
      const next = sql<number>`${now()} + ${Math.round(waitMs)}`;
      const { numUpdatedRows } = await ownClaim(worker, id)
        .set({
          ...counted(failure),
          due_at: sql`case when ${next} < deadline then ${next} else deadline end`,
        })
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },

    async markFailed(worker, id, failure) {
      const { numUpdatedRows } = await ownClaim(worker, id)
        .set({ ...counted(failure), state: "failed", finished_at: now() })
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },

    async giveBack(worker, ids) {
      if (ids.length === 0) return;
      await ownClaims(worker, ids).set({ due_at: now(), claimed_by: null }).execute();
    },
  };
}

interface ClaimOptions {
  store: Parts["store"];
  table: ReturnType<typeof deliveriesTo>;
  worker: string;
  limit: number;
  now: () => RawBuilder<number>;
  leaseEnd: () => RawBuilder<number>;
}

async function claim(options: ClaimOptions): Promise<Claim[]> {
  const { store, table, worker, limit, now, leaseEnd } = options;
  const { relaxed, skipsLocked } = store;
  const due = relaxed
    .selectFrom(table)
    .select("id")
    .where(isInState("waiting"))
    .where("due_at", "<=", now())
    .orderBy("due_at")
    .limit(limit);
  // Check first: an idle process must not take the write lock every second.
  if ((await due.execute()).length === 0) return [];

  const claims = await relaxed
    // Materialized: a subquery with row locks must not run twice.
    .with(
      (cte) => cte("due").materialized(),
      () => (skipsLocked ? due.forUpdate().skipLocked() : due),
    )
    .updateTable(table)
    .set({ claimed_by: worker, due_at: leaseEnd() })
    .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
    // Checked again on the locked row: another process may have claimed it after the subquery read it.
    .where(isInState("waiting"))
    .where("due_at", "<=", now())
    .returning(["id", "failures", "refusals"])
    .returning(sql<boolean | 0 | 1>`deadline <= ${now()}`.as("isLast"))
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
