import type { Store } from "../store/openStore.ts";
import type { Mail } from "./Mail.ts";
import { isInState } from "./outbox.ts";

/** How long a claim lasts without renewal: a dead process's claims are free after it. */
export const LEASE_MS = 15_000;

/** A message under a lease. */
export interface Claim {
  id: string;
  mail: Mail;
  /** Attempts that failed before. */
  failures: number;
  /** Those of them that were permanent refusals. */
  refusals: number;
  /** After it no more attempt follows, in epoch ms. */
  deadline: number;
}

/** An attempt that failed. */
export interface Failure {
  refused: boolean;
  /** The mail server's answer. */
  error: string;
}

/**
 * Who may send a message: the worker that has its lease. A lease is no lock: it ends by itself unless it is
 * renewed, and the methods that record an attempt's end return false when the worker lost it. All methods
 * throw `StoreUnavailable` when the store can't be asked.
 */
export interface Leases {
  claimDue: (worker: string, limit: number) => Promise<Claim[]>;
  renew: (worker: string, ids: readonly string[]) => Promise<void>;
  markDelivered: (worker: string, id: string) => Promise<boolean>;
  /** Counts a failed attempt and sets the next. */
  postpone: (worker: string, id: string, until: number, failure: Failure) => Promise<boolean>;
  /** Counts the last failed attempt: the message is kept for the operator. */
  markFailed: (worker: string, id: string, failure: Failure) => Promise<boolean>;
  /** Ends leases at once, with no attempt counted. */
  giveBack: (worker: string, ids: readonly string[]) => Promise<void>;
}

interface Parts {
  store: Pick<Store, "relaxed" | "skipsLocked">;
  now?: () => number;
}

// On `relaxed`: a claim, or its end, that a power cut undoes costs at worst the same mail twice, with the same
// Message-ID, and saves the disk a flush.
export function createLeases({ store, now = Date.now }: Parts): Leases {
  const { relaxed, skipsLocked } = store;

  const ownClaim = (worker: string, id: string) =>
    relaxed.updateTable("outbox").where("id", "=", id).where("claimed_by", "=", worker);

  return {
    async claimDue(worker, limit) {
      const time = now();
      const due = relaxed
        .selectFrom("outbox")
        .select("id")
        .where(isInState("waiting"))
        .where("due_at", "<=", time)
        .orderBy("due_at")
        .limit(limit);
      // Asking first keeps an idle process from taking the write lock each second.
      if ((await due.execute()).length === 0) return [];

      const claims = await relaxed
        // Materialized, for a subquery that locks must not run twice.
        .with(
          (cte) => cte("due").materialized(),
          () => (skipsLocked ? due.forUpdate().skipLocked() : due),
        )
        .updateTable("outbox")
        .set({ claimed_by: worker, due_at: time + LEASE_MS })
        .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
        // Once more on the locked row: another process may have claimed it since the subquery saw it.
        .where(isInState("waiting"))
        .where("due_at", "<=", time)
        .returning(["id", "mail", "failures", "refusals", "deadline"])
        .execute();
      return claims.map(({ id, mail, failures, refusals, deadline }) => ({
        id,
        mail: JSON.parse(mail) as Mail,
        failures,
        refusals,
        deadline,
      }));
    },

    async renew(worker, ids) {
      if (ids.length === 0) return;
      await relaxed
        .updateTable("outbox")
        .set({ due_at: now() + LEASE_MS })
        .where("id", "in", ids)
        .where("claimed_by", "=", worker)
        .execute();
    },

    async markDelivered(worker, id) {
      const { numUpdatedRows } = await ownClaim(worker, id)
        .set({ state: "delivered", claimed_by: null, finished_at: now(), last_error: null })
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },

    async postpone(worker, id, until, failure) {
      const { numUpdatedRows } = await ownClaim(worker, id)
        .set((eb) => ({
          due_at: until,
          claimed_by: null,
          failures: eb("failures", "+", 1),
          refusals: eb("refusals", "+", Number(failure.refused)),
          last_error: failure.error,
        }))
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },

    async markFailed(worker, id, failure) {
      const { numUpdatedRows } = await ownClaim(worker, id)
        .set((eb) => ({
          state: "failed",
          claimed_by: null,
          finished_at: now(),
          failures: eb("failures", "+", 1),
          refusals: eb("refusals", "+", Number(failure.refused)),
          last_error: failure.error,
        }))
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },

    async giveBack(worker, ids) {
      if (ids.length === 0) return;
      await relaxed
        .updateTable("outbox")
        .set({ due_at: now(), claimed_by: null })
        .where("id", "in", ids)
        .where("claimed_by", "=", worker)
        .execute();
    },
  };
}
