import { type Insertable, sql } from "kysely";
import type { Store } from "../store/openStore.ts";
import type { MailState, Schema } from "../store/schema.ts";
import type { Mail } from "./Mail.ts";
import { type Accepted, type Once, storeOnce } from "./once.ts";

export type { MailState } from "../store/schema.ts";
export type { Accepted, Once } from "./once.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** How long a message is tried, in ms. */
const PERSEVERANCE = 72 * HOUR;

/** How long a claim holds without being renewed, in ms: what a dead process held is free after it. */
export const LEASE = 15 * SECOND;

/** Rows erased in one statement, so that others get their turn in between. */
const SWEEP_SLICE = 200;

/** A message under somebody's lease. */
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
  /** What the mail server said. */
  error: string;
}

/** A message as the operator sees it. Times are epoch ms. */
export interface Entry {
  id: string;
  kind: string;
  state: MailState;
  acceptedAt: number;
  /** Of the next attempt, while it waits. */
  dueAt: number | null;
  finishedAt: number | null;
  failures: number;
  lastError: string | null;
}

export interface Depth {
  waiting: number;
  failed: number;
  /** Since the oldest waiting message was accepted; 0 when none waits. */
  oldestSeconds: number;
}

/**
 * Every accepted message until its mail is delivered, and then until its retention ends. All methods throw
 * `StoreUnavailable` when the store can't be asked.
 *
 * Whoever delivers has a lease, not a lock: `claimDue` gives it, `renew` keeps it, and who finishes must
 * still have it, which their results tell.
 */
export interface Outbox {
  /** Stores a message with its mail, durably, before it resolves. */
  add: (mail: Mail, once?: Once) => Promise<Accepted>;
  /** Calls `listener` after each message that was added from this process; returns the way to stop that. */
  onAdded: (listener: () => void) => () => void;

  claimDue: (worker: string, limit: number) => Promise<Claim[]>;
  renew: (worker: string, ids: readonly string[]) => Promise<void>;
  markDelivered: (worker: string, id: string) => Promise<boolean>;
  /** Counts a failed attempt and sets the next. */
  postpone: (worker: string, id: string, until: number, failure: Failure) => Promise<boolean>;
  /** Counts the last failed attempt: the message is kept for the operator. */
  markFailed: (worker: string, id: string, failure: Failure) => Promise<boolean>;
  /** Lets others have claims at once, with no attempt counted. */
  giveBack: (worker: string, ids: readonly string[]) => Promise<void>;

  /** Oldest first. */
  list: (states: readonly MailState[]) => Promise<Entry[]>;
  show: (id: string) => Promise<(Entry & { mail: Mail }) | undefined>;
  /** Starts the 72 hours again for a message that waits or failed, or for `"failed"`, all that did; tells how many. */
  retry: (which: { id: string } | "failed") => Promise<number>;
  /** Erases all messages of a visitor, whatever became of them; tells how many. */
  erase: (email: string) => Promise<number>;
  /** Erases what was delivered and is older than so many days; tells how many. */
  sweep: (retentionDays: number) => Promise<number>;
  depth: () => Promise<Depth>;
}

interface Parts {
  store: Pick<Store, "db" | "relaxed" | "skipsLocked">;
  now?: () => number;
}

export function createOutbox({ store, now = Date.now }: Parts): Outbox {
  const { db, relaxed, skipsLocked } = store;
  const listeners = new Set<() => void>();

  // A claim or its end that a power cut undoes means at worst the same mail twice, with the same
  // Message-ID; hence `relaxed`, which leaves the disk to those who are being accepted.
  const ownClaim = (worker: string, id: string) =>
    relaxed.updateTable("outbox").where("id", "=", id).where("claimed_by", "=", worker);

  // As a literal, for only then the engines use the index of that state alone.
  const isIn = (state: MailState) => sql<boolean>`state = ${sql.lit(state)}`;

  const entries = db
    .selectFrom("outbox")
    .select(["id", "kind", "state", "failures"])
    .select([
      "accepted_at as acceptedAt",
      "finished_at as finishedAt",
      "last_error as lastError",
      sql<number | null>`case when state = 'waiting' then due_at end`.as("dueAt"),
    ]);

  return {
    async add(mail, once) {
      const result = await storeOnce(db, newMessage(mail), once, now());
      if (result.status === "conflict") return result;
      if (result.status === "first") return { status: "accepted", id: result.first.id };
      for (const listener of listeners) listener();
      return { status: "accepted", id: mail.id };
    },
    onAdded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async claimDue(worker, limit) {
      const time = now();
      const due = relaxed
        .selectFrom("outbox")
        .select("id")
        .where(isIn("waiting"))
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
        .set({ claimed_by: worker, due_at: time + LEASE })
        .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
        // Once more on the locked row: another process may have claimed it since the subquery saw it.
        .where(isIn("waiting"))
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
        .set({ due_at: now() + LEASE })
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

    async list(states) {
      const found = await Promise.all(states.map((state) => entries.where(isIn(state)).execute()));
      return found.flat().toSorted((one, other) => one.acceptedAt - other.acceptedAt);
    },

    async show(id) {
      const found = await entries.select("mail").where("id", "=", id).executeTakeFirst();
      return found && { ...found, mail: JSON.parse(found.mail) as Mail };
    },

    async retry(which) {
      const time = now();
      const restarted = db.updateTable("outbox").set({
        state: "waiting",
        deadline: time + PERSEVERANCE,
        // One that is being sent this moment stays its sender's.
        due_at: sql`case when claimed_by is null then ${time} else due_at end`,
        failures: 0,
        refusals: 0,
        finished_at: null,
      });
      const { numUpdatedRows } = await (
        which === "failed"
          ? restarted.where(isIn("failed"))
          : restarted.where("id", "=", which.id).where("state", "in", ["waiting", "failed"])
      ).executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async erase(email) {
      const theirs = db
        .selectFrom("outbox")
        .select("id")
        .where("reply_to", "=", email.trim().toLowerCase());
      // Found first, for the search reads all and would else keep every writer waiting.
      const ids = (await theirs.execute()).map(({ id }) => id);
      for (const id of ids) await db.deleteFrom("outbox").where("id", "=", id).execute();
      return ids.length;
    },

    async sweep(retentionDays) {
      const limit = now() - retentionDays * DAY;
      let erased = 0;
      let slice: number;
      do {
        const { numDeletedRows } = await relaxed
          .deleteFrom("outbox")
          .where("id", "in", (eb) =>
            eb
              .selectFrom("outbox")
              .select("id")
              .where(isIn("delivered"))
              // The first for the index: what was accepted later can't have been delivered earlier.
              .where("accepted_at", "<", limit)
              .where("finished_at", "<", limit)
              .limit(SWEEP_SLICE),
          )
          .executeTakeFirst();
        slice = Number(numDeletedRows);
        erased += slice;
      } while (slice === SWEEP_SLICE);
      return erased;
    },

    async depth() {
      const count = (state: MailState) =>
        db
          .selectFrom("outbox")
          .select((eb) => [
            eb.fn.countAll<number>().as("messages"),
            eb.fn.min<number | null>("accepted_at").as("oldest"),
          ])
          .where(isIn(state))
          .executeTakeFirstOrThrow();
      const [waiting, failed] = [await count("waiting"), await count("failed")];
      return {
        waiting: waiting.messages,
        failed: failed.messages,
        oldestSeconds: Math.max(0, now() - (waiting.oldest ?? now())) / SECOND,
      };
    },
  };
}

/** A message as it enters: due at once. */
export function newMessage(mail: Mail): Insertable<Schema["outbox"]> {
  return {
    id: mail.id,
    kind: mail.kind,
    state: "waiting",
    accepted_at: mail.acceptedAt,
    deadline: mail.acceptedAt + PERSEVERANCE,
    due_at: mail.acceptedAt,
    failures: 0,
    refusals: 0,
    reply_to: mail.replyTo.address.toLowerCase(),
    mail: JSON.stringify(mail),
  };
}
