import { type RawBuilder, sql } from "kysely";
import type { Store } from "../store/openStore.ts";
import type { MailState } from "../store/schema.ts";
import type { Mail } from "./Mail.ts";
import { MAX_RETRY_AGE_MS, isInState } from "./outbox.ts";

export type { MailState } from "../store/schema.ts";

const DAY_MS = 24 * 3600 * 1000;

/** Rows erased by one statement; between two of them other writers get their turn. */
const SWEEP_BATCH = 200;

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

/** What an operator does to stored messages. Methods throw `StoreUnavailable` when the store can't be asked. */
export interface OutboxOperator {
  /** Oldest first. */
  list: (states: readonly MailState[]) => Promise<Entry[]>;
  show: (id: string) => Promise<(Entry & { mail: Mail }) | undefined>;
  /** Restarts the 72 hours of one waiting or failed message, or of all failed ones; returns how many. */
  retry: (which: { id: string } | "failed") => Promise<number>;
  /** Erases all messages of a visitor in any state; returns how many. */
  erase: (email: string) => Promise<number>;
  /** Erases what was delivered more than this many days ago; returns how many. */
  sweep: (retentionDays: number) => Promise<number>;
}

interface Parts {
  store: Pick<Store, "db" | "relaxed" | "now">;
  /** The store's clock by default. */
  now?: () => RawBuilder<number>;
}

export function operateOutbox({ store, now = () => store.now }: Parts): OutboxOperator {
  const { db, relaxed } = store;

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
    async list(states) {
      const found = await Promise.all(
        states.map((state) => entries.where(isInState(state)).execute()),
      );
      return found.flat().toSorted((one, other) => one.acceptedAt - other.acceptedAt);
    },

    async show(id) {
      const found = await entries.select("mail").where("id", "=", id).executeTakeFirst();
      return found && { ...found, mail: JSON.parse(found.mail) as Mail };
    },

    async retry(which) {
      const restarted = db.updateTable("outbox").set({
        state: "waiting",
        deadline: sql`${now()} + ${sql.lit(MAX_RETRY_AGE_MS)}`,
        // A message that is being sent stays with its sender.
        due_at: sql`case when claimed_by is null then ${now()} else due_at end`,
        failures: 0,
        refusals: 0,
        finished_at: null,
      });
      const { numUpdatedRows } = await (
        which === "failed"
          ? restarted.where(isInState("failed"))
          : restarted.where("id", "=", which.id).where("state", "in", ["waiting", "failed"])
      ).executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async erase(email) {
      const theirs = db
        .selectFrom("outbox")
        .select("id")
        .where("reply_to", "=", email.trim().toLowerCase());
      // Searched outside the delete: the search reads the whole table, and SQLite has one writer at a time.
      const ids = (await theirs.execute()).map(({ id }) => id);
      for (const id of ids) await db.deleteFrom("outbox").where("id", "=", id).execute();
      return ids.length;
    },

    async sweep(retentionDays) {
      const limit = sql<number>`${now()} - ${retentionDays * DAY_MS}`;
      let erased = 0;
      let batch: number;
      do {
        const { numDeletedRows } = await relaxed
          .deleteFrom("outbox")
          .where("id", "in", (eb) =>
            eb
              .selectFrom("outbox")
              .select("id")
              .where(isInState("delivered"))
              // Implied by the second condition, but this one has an index.
              .where("accepted_at", "<", limit)
              .where("finished_at", "<", limit)
              .limit(SWEEP_BATCH),
          )
          .executeTakeFirst();
        batch = Number(numDeletedRows);
        erased += batch;
      } while (batch === SWEEP_BATCH);
      return erased;
    },
  };
}
