import { type RawBuilder, sql } from "kysely";
import type { Store } from "../store/openStore.ts";
import type { MailState } from "../store/schema.ts";
import { DESTINATIONS, type Destination, deliveriesTo } from "./destinations.ts";
import { deadlineFrom } from "./insertMessage.ts";
import type { Mail } from "./Mail.ts";
import { isInState } from "./outbox.ts";

export type { MailState } from "../store/schema.ts";

const DAY_MS = 24 * 3600 * 1000;

/** Rows erased by one statement; between two of them other writers get their turn. */
const SWEEP_BATCH = 200;

/** The delivery of a message to one destination, as the operator sees it. Times are epoch ms. */
export interface Entry {
  /** The message's. */
  id: string;
  destination: Destination;
  kind: Mail["kind"];
  state: MailState;
  acceptedAt: number;
  /** Of the next attempt, while it waits. */
  dueAt: number | null;
  finishedAt: number | null;
  failures: number;
  lastError: string | null;
}

/** A message with its mail's delivery and, where there is one, its webhook's. */
export type StoredMessage = Entry & { mail: Mail; webhook?: Entry };

/** What an operator does to stored messages. Methods throw `StoreUnavailable` when the store can't be asked. */
export interface OutboxOperator {
  /** Oldest first; a message with a webhook has an entry for each destination in one of the states. */
  list: (states: readonly MailState[]) => Promise<Entry[]>;
  show: (id: string) => Promise<StoredMessage | undefined>;
  /** Whole messages whose mail is in one of the states, oldest first. */
  messages: (states: readonly MailState[]) => Promise<StoredMessage[]>;
  /** All messages of a visitor in any state, oldest first. */
  find: (email: string) => Promise<StoredMessage[]>;
  /**
   * Restarts the 72 hours of what waits or failed of one message, or of all that failed; returns the number of
   * messages.
   */
  retry: (which: { id: string } | "failed") => Promise<number>;
  /** Erases all messages of a visitor in any state; returns how many. */
  erase: (email: string) => Promise<number>;
  /**
   * Erases messages whose mail was delivered more than this many days ago and whose webhook isn't waiting; returns
   * how many.
   */
  sweep: (retentionDays: number) => Promise<number>;
}

interface Parts {
  store: Pick<Store, "db" | "relaxed" | "now">;
  /** The store's clock by default. */
  now?: () => RawBuilder<number>;
}

export function operateOutbox({ store, now = () => store.now }: Parts): OutboxOperator {
  const { db, relaxed } = store;

  return {
    async list(states) {
      const found = await Promise.all(
        DESTINATIONS.flatMap((destination) =>
          states.map((state) =>
            entriesOf(db, destination)
              .where(sql<boolean>`delivery.state = ${sql.lit(state)}`)
              .execute(),
          ),
        ),
      );
      return found.flat().toSorted((one, other) => one.acceptedAt - other.acceptedAt);
    },

    async show(id) {
      const [found] = await messagesWhere(db, (message) => message.where("message.id", "=", id));
      return found;
    },

    async messages(states) {
      return await messagesWhere(db, (message) => message.where("message.state", "in", states));
    },

    async find(email) {
      return await messagesWhere(db, (message) =>
        message.where("message.reply_to", "=", senderOf(email)),
      );
    },

    async retry(which) {
      const restarted = await Promise.all(
        DESTINATIONS.map(async (destination) => await restart(db, destination, which, now())),
      );
      return new Set(restarted.flat()).size;
    },

    async erase(email) {
      const { numDeletedRows } = await db
        .deleteFrom("outbox")
        .where("reply_to", "=", senderOf(email))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async sweep(retentionDays) {
      const limit = sql<number>`${now()} - ${retentionDays * DAY_MS}`;
      // After its deadline nobody delivers it: the webhook was taken out of the configuration.
      const withPendingWebhook = relaxed
        .selectFrom("webhook_deliveries")
        .select("id")
        .where(isInState("waiting"))
        .where("deadline", ">", now());
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
              .where("id", "not in", withPendingWebhook)
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

/** The deliveries to a destination, each with its message. */
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

function senderOf(email: string): string {
  return email.trim().toLowerCase();
}

/** Resolves with the ids of what it restarted. */
async function restart(
  db: Store["db"],
  destination: Destination,
  which: { id: string } | "failed",
  now: RawBuilder<number>,
): Promise<string[]> {
  const restarted = db
    .updateTable(deliveriesTo(destination))
    .set({
      state: "waiting",
      deadline: deadlineFrom(now),
      // A message that is being sent stays with its sender.
      due_at: sql`case when claimed_by is null then ${now} else due_at end`,
      failures: 0,
      refusals: 0,
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
