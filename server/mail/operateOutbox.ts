import { sql } from "kysely";
import { DAY_MS } from "../../src/shared/dayMs.ts";
import type { Store } from "../store/openStore.ts";
import type { MailState } from "../store/schema.ts";
import {
  DESTINATIONS,
  type Destination,
  deliveriesTo,
  isInState,
  newDelivery,
} from "./deliveries.ts";
import type { Mail } from "./Mail.ts";

/** Maximum number of messages erased per statement, so that other writers can run between two statements. */
const SWEEP_BATCH = 200;

/** Delivery of a message to one destination. Times are epoch ms. */
export interface Entry {
  id: string;
  destination: Destination;
  kind: Mail["kind"];
  state: MailState;
  acceptedAt: number;
  /** Time of the next attempt; during an attempt, the end of its lease. Null unless `state` is `waiting`. */
  dueAt: number | null;
  finishedAt: number | null;
  failures: number;
  lastError: string | null;
}

/** Message with its delivery by mail and, if there is one, its delivery to the webhook. */
export type StoredMessage = Entry & { mail: Mail; webhook?: Entry };

type OutboxStore = Pick<Store, "db" | "relaxed" | "now">;

type Restarted = { id: string } | "failed";

export type OutboxOperator = ReturnType<typeof operateOutbox>;

/** Operations on stored messages. Methods reject with `StoreUnavailable` while the store is unavailable. */
export function operateOutbox({ store }: { store: OutboxStore }) {
  const { db } = store;

  return {
    /** Returns deliveries in the given states, oldest message first. A message can have two: mail and webhook. */
    async list(states: readonly MailState[]): Promise<Entry[]> {
      // One statement: with several, a delivery whose state changes between two of them could be listed twice.
      const [first, ...others] = DESTINATIONS.flatMap((destination) =>
        states.map((state) =>
          entriesOf(db, destination).where(sql<boolean>`delivery.state = ${sql.lit(state)}`),
        ),
      );
      return await others
        .reduce((entries, more) => entries.unionAll(more), first!)
        .orderBy("acceptedAt")
        .execute();
    },

    async show(id: string): Promise<StoredMessage | undefined> {
      const [found] = await messagesWhere(db, (message) => message.where("message.id", "=", id));
      return found;
    },

    /** Returns messages whose mail is in one of the states, oldest first. */
    messages: (states: readonly MailState[]) =>
      messagesWhere(db, (message) => message.where("message.state", "in", states)),

    /** Returns all messages and leads from an e-mail address (case-insensitive), oldest first. */
    find: (email: string) =>
      messagesWhere(db, (message) => message.where("message.reply_to", "=", senderOf(email))),

    /**
     * Restarts the waiting and failed deliveries of one message, or the failed deliveries of all messages. They are due
     * immediately, with zero failures and a new deadline in 72 hours. A delivery in progress keeps its lease. Returns the
     * number of messages.
     */
    async retry(which: Restarted): Promise<number> {
      const restarted = await Promise.all(
        DESTINATIONS.map((destination) => restart(store, destination, which)),
      );
      return new Set(restarted.flat()).size;
    },

    /** Erases the messages that `find` returns, with their webhook deliveries. Returns the number of messages. */
    async erase(email: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("outbox")
        .where("reply_to", "=", senderOf(email))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    sweep: (retentionDays: number, signal?: AbortSignal) => sweep(store, retentionDays, signal),
  };
}

function entriesOf(db: Store["db"], destination: Destination) {
  return db
    .selectFrom(`${deliveriesTo(destination)} as delivery`)
    .innerJoin("outbox as message", "message.id", "delivery.id")
    .select(["message.id", "message.kind", "delivery.state", "delivery.failures"])
    .select([
      "message.accepted_at as acceptedAt",
      "delivery.finished_at as finishedAt",
      "delivery.last_error as lastError",
      sql<number | null>`case when delivery.state = 'waiting' then delivery.due_at end`.as("dueAt"),
      sql<Destination>`${sql.lit(destination)}`.as("destination"),
    ]);
}

type MessageQuery = ReturnType<typeof entriesOf>;

async function messagesWhere(
  db: Store["db"],
  chosen: (query: MessageQuery) => MessageQuery,
): Promise<StoredMessage[]> {
  const found = await chosen(entriesOf(db, "mail"))
    .select("message.mail")
    .orderBy("message.accepted_at")
    .execute();
  const webhooks = await chosen(entriesOf(db, "webhook")).execute();
  const webhookOf = new Map(webhooks.map((webhook) => [webhook.id, webhook]));
  return found.map((entry) => {
    const webhook = webhookOf.get(entry.id);
    return Object.assign(entry, { mail: JSON.parse(entry.mail) as Mail }, webhook && { webhook });
  });
}

/**
 * Erases messages whose mail was delivered more than `retentionDays` ago, except those whose webhook delivery is
 * waiting and still before its deadline. Returns the number of messages. Stops between two batches if `signal` aborts.
 */
async function sweep(
  { relaxed, now }: OutboxStore,
  retentionDays: number,
  signal?: AbortSignal,
): Promise<number> {
  const limit = sql<number>`${now} - ${retentionDays * DAY_MS}`;
  // Only until the deadline: a delivery stays waiting forever if its webhook is removed from the configuration.
  const withPendingWebhook = relaxed
    .selectFrom("webhook_deliveries")
    .select("id")
    .where(isInState("waiting"))
    .where("deadline", ">", now);
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
          // Implied by the next condition, but this column has an index.
          .where("accepted_at", "<", limit)
          .where("finished_at", "<", limit)
          .where("id", "not in", withPendingWebhook)
          .limit(SWEEP_BATCH),
      )
      .executeTakeFirst();
    batch = Number(numDeletedRows);
    erased += batch;
    if (signal?.aborted) break;
  } while (batch === SWEEP_BATCH);
  return erased;
}

function senderOf(email: string): string {
  return email.trim().toLowerCase();
}

/** Restarts deliveries; resolves with the ids of their messages. */
async function restart(
  { db, now }: OutboxStore,
  destination: Destination,
  which: Restarted,
): Promise<string[]> {
  const restarted = db
    .updateTable(deliveriesTo(destination))
    .set({
      ...newDelivery(now),
      // A delivery in progress keeps its lease.
      due_at: sql`case when claimed_by is null then ${now} else due_at end`,
      finished_at: null,
    })
    .returning("id");
  const rows = await (
    which === "failed"
      ? restarted.where(isInState("failed"))
      : restarted.where("id", "=", which.id).where("state", "in", ["waiting", "failed"])
  ).execute();
  return rows.map(({ id }) => id);
}
