import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Store } from "../store/openStore.ts";
import type { Destination, Schema } from "../store/schema.ts";
import { type Delivery, type StoredDelivery, readDelivery } from "./Message.ts";

const HOUR_MS = 3_600_000;

/** Longer than any attempt, and than the clocks of two instances differ. */
export const LEASE_MS = 10 * 60_000;

/** From the time a delivery is due, or from a manual retry; the first attempt after it is the last. */
const MAX_RETRY_AGE_MS = 72 * HOUR_MS;

/** Permanent refusals after which a delivery has failed; some servers accept a message hours later. */
const MAX_REFUSALS = 3;
const REFUSED_WAIT_MS = 2 * HOUR_MS;

/** A delivery that a worker may make until its lease ends. */
export interface Claim extends Delivery {
  /** Id of the delivery. */
  id: string;
  failures: number;
  refusals: number;
  /** When the delivery became due for the first time, or was retried by hand; epoch ms. */
  readyAt: number;
}

/** Why a receiver didn't accept a delivery. */
export interface Failure {
  /** To log: neither a response of the receiver nor an e-mail address. */
  reason: string;
  /** Action for the operator; the failure is then logged at error level. */
  todo?: string | undefined;
  /** Unexpected error, to log with its stack. */
  err?: unknown;
  /** The receiver's response, to store; it may contain an e-mail address. */
  response?: string | undefined;
  /** Whether the receiver refused this message for good (`MAX_REFUSALS`). */
  isRefusal?: boolean;
  /** Whether no other attempt follows. */
  isFinal?: boolean;
  /** Wait requested by the receiver. */
  retryAfterMs?: number | undefined;
}

interface Parts {
  store: Pick<Store, "db" | "isShared">;
  destination: Destination;
}

/** The leases of a new worker on deliveries to one destination. */
export function createLeases({ store: { db, isShared }, destination }: Parts) {
  const worker = randomUUID();
  // Other instances take the next delivery instead of waiting for this one.
  const lock = isShared ? sql`for update skip locked` : sql``;

  return {
    /** Claims the delivery that has been due longest, if any. */
    async claim(): Promise<Claim | undefined> {
      const now = Date.now();
      // `due_at` becomes the lease's end: a delivery whose worker has died is due again then.
      const { rows } = await sql<Omit<Claim, "message" | "conversation"> & StoredDelivery>`
        update deliveries set claimed_by = ${worker}, due_at = ${now + LEASE_MS}
        where id = (
          select id from deliveries
          where destination = ${destination} and state = 'waiting' and due_at <= ${now}
          order by due_at limit 1 ${lock})
        returning id, part, said, failures, refusals, created_at as "createdAt", ready_at as "readyAt",
          (select mail from messages where messages.id = message) as message`.execute(db);
      return rows.map(readDelivery)[0];
    },

    /** Ends a lease with these changes. Does nothing if another worker has the lease by now. */
    async end(id: string, changes: Result["changes"]): Promise<void> {
      await db
        .updateTable("deliveries")
        .set({ ...changes, claimed_by: null })
        .where("id", "=", id)
        .where("claimed_by", "=", worker)
        .execute();
    },

    /** Ends the leases of all workers: for the process that owns its SQLite file, after a crash. */
    async endAll(): Promise<void> {
      const ended = sql`update deliveries set claimed_by = null, due_at = ${Date.now()}
        where destination = ${destination} and state = 'waiting' and claimed_by is not null`;
      await ended.execute(db);
    },
  };
}

export interface Result {
  outcome: "delivered" | "postponed" | "failed";
  changes: Partial<Schema["deliveries"]>;
}

/** Returns what an attempt makes of its delivery. */
export function resultOf(
  { failures, refusals, readyAt }: Claim,
  failure: Failure | undefined,
): Result {
  const now = Date.now();
  if (!failure) {
    const changes = { state: "delivered", last_error: null, finished_at: now } as const;
    return { outcome: "delivered", changes };
  }
  const { isRefusal = false, isFinal = false, retryAfterMs = 0 } = failure;
  const retriesEndAt = readyAt + MAX_RETRY_AGE_MS;
  const counted = {
    failures: failures + 1,
    refusals: refusals + Number(isRefusal),
    last_error: failure.response ?? failure.reason,
  };
  if (isFinal || now >= retriesEndAt || counted.refusals >= MAX_REFUSALS) {
    return { outcome: "failed", changes: { ...counted, state: "failed", finished_at: now } };
  }
  const ownWait = isRefusal ? REFUSED_WAIT_MS : nextAttempt(counted.failures);
  const dueAt = Math.min(now + Math.max(ownWait, retryAfterMs), retriesEndAt);
  return { outcome: "postponed", changes: { ...counted, due_at: dueAt } };
}

/**
 * Returns the wait in ms after a number of failures (1 or more): 10 s after the first, then doubling up to an hour. Up
 * to a quarter is subtracted at random, so that messages and instances don't all retry at the same time.
 */
export function nextAttempt(failures: number, random = Math.random): number {
  const wait = Math.min(10_000 * 2 ** (failures - 1), HOUR_MS);
  return Math.round(wait * (1 - random() / 4));
}
