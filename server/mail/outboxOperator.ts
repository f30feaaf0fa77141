import { type RawBuilder, sql } from "kysely";
import type { Store } from "../store/openStore.ts";
import type { DeliveryState, Destination } from "../store/schema.ts";
import { type Delivery, type StoredDelivery, readDelivery } from "./Message.ts";

/** Rows read at once, so that any number of them is listed in constant memory. */
const PAGE_ROWS = 1000;

/** One delivery with its message. Times are epoch ms. */
export interface Entry extends Delivery {
  deliveryId: string;
  destination: Destination;
  state: DeliveryState;
  /** Time of the next attempt; during an attempt, the end of its lease. Null unless `state` is `waiting`. */
  dueAt: number | null;
  finishedAt: number | null;
  failures: number;
  lastError: string | null;
}

export type OutboxOperator = ReturnType<typeof createOutboxOperator>;

/** Operations on stored messages. Methods reject with `StoreUnavailable` while the store is unavailable. */
export function createOutboxOperator({ store }: { store: Pick<Store, "db" | "isShared"> }) {
  const { db, isShared } = store;

  return {
    /** Yields the deliveries in each of the states, oldest first. */
    async *list(states: readonly DeliveryState[]): AsyncGenerator<Entry> {
      for (const state of states) {
        let page: Entry[] = [];
        do {
          const { createdAt = 0, deliveryId = "" }: Partial<Entry> = page.at(-1) ?? {};
          page = await readEntries(
            db,
            sql`d.state = ${state} and (d.created_at, d.id) > (${createdAt}, ${deliveryId})
              order by d.created_at, d.id limit ${PAGE_ROWS}`,
          );
          yield* page;
        } while (page.length === PAGE_ROWS);
      }
    },

    /** Returns the deliveries of one message. */
    show: async (id: string) =>
      await readEntries(db, sql`m.id = ${id} order by d.destination, d.part`),

    /** Returns the deliveries of all messages and leads from an e-mail address, oldest first. */
    find: async (email: string) =>
      await readEntries(
        db,
        sql`m.email = ${senderOf(email)} order by m.accepted_at, m.id, d.destination, d.part`,
      ),

    /**
     * Makes the failed deliveries of all messages, or the failed and waiting ones of one, due at once, with no failures
     * and 72 hours more. One under way keeps its lease. Returns the number of messages.
     */
    async retry(which: { id: string } | "failed"): Promise<number> {
      const now = Date.now();
      // A follow-up that still waits for the visitor's next words goes on waiting.
      const chosen =
        which === "failed"
          ? sql`state = 'failed'`
          : sql`message = ${which.id} and state <> 'delivered' and (part = 0 or failures > 0)`;
      const { rows } = await sql<{ message: string }>`
        update deliveries set state = 'waiting', ready_at = ${now}, failures = 0, refusals = 0, finished_at = null,
          due_at = case when claimed_by is null then ${sql.lit(now)} else due_at end
        where ${chosen} returning message`.execute(db);
      return new Set(rows.map(({ message }) => message)).size;
    },

    /** Erases all messages of an e-mail address. Returns their number. */
    async erase(email: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("messages")
        .where("email", "=", senderOf(email))
        .executeTakeFirst();
      // Otherwise the write-ahead log still holds the erased data.
      if (!isShared) await sql`pragma wal_checkpoint(truncate)`.execute(db);
      return Number(numDeletedRows);
    },
  };
}

function senderOf(email: string): string {
  return email.trim().toLowerCase();
}

async function readEntries(db: Store["db"], chosen: RawBuilder<unknown>): Promise<Entry[]> {
  const { rows } = await sql<Omit<Entry, "message" | "conversation"> & StoredDelivery>`
    select m.mail as message, d.id as "deliveryId", d.destination, d.part, d.said, d.state, d.failures,
      d.created_at as "createdAt", d.finished_at as "finishedAt", d.last_error as "lastError",
      case when d.state = 'waiting' then d.due_at end as "dueAt"
    from deliveries d join messages m on m.id = d.message where ${chosen}`.execute(db);
  return rows.map(readDelivery);
}
