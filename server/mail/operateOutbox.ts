import { sql } from "kysely";
import type { ChatMessage } from "../../src/shared/chat.ts";
import { DAY_MS } from "../../src/shared/dayMs.ts";
import type { Store } from "../store/openStore.ts";
import type { DeliveryState, Destination } from "../store/schema.ts";
import { type Mail, type Part, readMail } from "./Mail.ts";
import { clearKeys } from "./outbox.ts";

/** Rows read at once, so that any number of them is listed in constant memory. */
const PAGE_ROWS = 1000;

/** Messages erased by one statement of the sweep, so that others can write in between. */
const SWEEP_BATCH = 200;

/** A webhook that was taken out of the configuration keeps its waiting deliveries: they hold up no sweep after this. */
const WEBHOOK_AGE_MS = 3 * DAY_MS;

/** One delivery with its message. Times are epoch ms. */
export interface Entry extends Part {
  /** Id of the message. */
  id: string;
  destination: Destination;
  kind: Mail["kind"];
  state: DeliveryState;
  acceptedAt: number;
  /** Time of the next attempt; during an attempt, the end of its lease. Null unless `state` is `waiting`. */
  dueAt: number | null;
  finishedAt: number | null;
  failures: number;
  lastError: string | null;
}

export type OutboxOperator = ReturnType<typeof operateOutbox>;

/** Operations on stored messages. Methods reject with `StoreUnavailable` while the store is unavailable. */
export function operateOutbox({ store }: { store: Pick<Store, "db"> }) {
  const { db } = store;
  return {
    /** Yields pages of deliveries in a state, oldest first. */
    pages: (state: DeliveryState) => pages(db, state),

    /** Returns the deliveries of one message. */
    show: async (id: string) => await entries(db, (query) => query.where("message.id", "=", id)),

    /** Returns the deliveries of all messages and leads from an e-mail address, oldest first. */
    find: async (email: string) =>
      await entries(db, (query) => query.where("message.email", "=", senderOf(email))),

    /**
     * Makes the failed deliveries of all messages, or the failed and waiting ones of one, due at once, with no failures
     * and 72 hours more. One under way keeps its lease. Returns the number of messages.
     */
    async retry(which: { id: string } | "failed"): Promise<number> {
      const now = Date.now();
      const restarted = db
        .updateTable("deliveries")
        .set({
          state: "waiting",
          ready_at: now,
          due_at: sql`case when claimed_by is null then ${sql.lit(now)} else due_at end`,
          failures: 0,
          refusals: 0,
          finished_at: null,
        })
        .returning("message");
      const rows = await (
        which === "failed"
          ? restarted.where("state", "=", sql.lit("failed"))
          : restarted
              .where("message", "=", which.id)
              .where("state", "!=", "delivered")
              // A follow-up that still waits for the visitor's next words goes on waiting.
              .where((row) => row.or([row("part", "=", 0), row("failures", ">", 0)]))
      ).execute();
      return new Set(rows.map(({ message }) => message)).size;
    },

    /** Erases all messages of an e-mail address. Returns their number. */
    async erase(email: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("messages")
        .where("email", "=", senderOf(email))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    sweep: async (retentionDays: number, signal?: AbortSignal) =>
      await sweep(db, retentionDays, signal),
  };
}

function senderOf(email: string): string {
  return email.trim().toLowerCase();
}

function entriesOf(db: Store["db"]) {
  return db
    .selectFrom("deliveries as delivery")
    .innerJoin("messages as message", "message.id", "delivery.message")
    .select(["message.id", "message.kind", "message.mail", "message.accepted_at as acceptedAt"])
    .select(["delivery.id as deliveryId", "delivery.destination", "delivery.part", "delivery.said"])
    .select(["delivery.state", "delivery.failures", "delivery.created_at as createdAt"])
    .select([
      "delivery.finished_at as finishedAt",
      "delivery.last_error as lastError",
      sql<number | null>`case when delivery.state = 'waiting' then delivery.due_at end`.as("dueAt"),
    ]);
}

type EntryQuery = ReturnType<typeof entriesOf>;
type EntryRow = Awaited<ReturnType<EntryQuery["executeTakeFirstOrThrow"]>>;

function toEntry({ mail, said, deliveryId: _deliveryId, ...row }: EntryRow): Entry {
  return { ...row, mail: readMail(mail), said: JSON.parse(said ?? "[]") as ChatMessage[] };
}

async function entries(
  db: Store["db"],
  chosen: (query: EntryQuery) => EntryQuery,
): Promise<Entry[]> {
  const rows = await chosen(entriesOf(db))
    .orderBy("message.accepted_at")
    .orderBy("message.id")
    .orderBy("delivery.destination")
    .orderBy("delivery.part")
    .execute();
  return rows.map(toEntry);
}

async function* pages(db: Store["db"], state: DeliveryState): AsyncGenerator<Entry[]> {
  let last: EntryRow | undefined;
  do {
    const after = last;
    let query = entriesOf(db)
      .where("delivery.state", "=", sql.lit(state))
      .orderBy("delivery.created_at")
      .orderBy("delivery.id")
      .limit(PAGE_ROWS);
    if (after) {
      query = query.where((row) =>
        row(
          row.refTuple("delivery.created_at", "delivery.id"),
          ">",
          row.tuple(after.createdAt, after.deliveryId),
        ),
      );
    }
    const rows = await query.execute();
    yield rows.map(toEntry);
    last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined;
  } while (last);
}

/**
 * Clears expired keys and erases messages delivered more than `retentionDays` ago. Returns the number of messages.
 * Stops between two batches if `signal` aborts.
 */
async function sweep(
  db: Store["db"],
  retentionDays: number,
  signal?: AbortSignal,
): Promise<number> {
  const now = Date.now();
  const limit = now - retentionDays * DAY_MS;
  await clearKeys(db, now);
  let erased = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from messages where id in (
        select old.id from messages old where old.accepted_at < ${limit} and not exists (
          select 1 from deliveries d where d.message = old.id and (
            d.destination = 'mail' and (d.state <> 'delivered' or d.finished_at >= ${limit})
            or d.state = 'waiting' and d.ready_at > ${now - WEBHOOK_AGE_MS}))
        limit ${SWEEP_BATCH})`.execute(db);
    erased += Number(numAffectedRows);
    if (Number(numAffectedRows) < SWEEP_BATCH || signal?.aborted) return erased;
  }
}
