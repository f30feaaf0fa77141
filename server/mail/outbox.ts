import { type Transaction, sql } from "kysely";
import type { ChatMessage } from "../../src/shared/chat.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import type { Store } from "../store/openStore.ts";
import type { Destination, Schema } from "../store/schema.ts";
import { nextPart } from "./followUp.ts";
import type { Message } from "./Message.ts";

/** Recognises a repeated request. */
interface Idempotency {
  key: string;
  /** Hash of the content. A different hash under the same key is a conflict. Empty if the content may change. */
  fingerprint: string;
  /** 24 hours by default. */
  lifetimeMs?: number;
}

/** `isNew` is false if an earlier request stored the message. */
export type Accepted = { status: "accepted"; id: string; isNew: boolean } | { status: "conflict" };

/** Earlier message or lead from the same address. */
export type EarlierMessage = Pick<Message, "id" | "acceptedAt">;

type Depth = Record<"waiting" | "failed" | "oldestSeconds", number> & { destination: Destination };

interface Parts {
  store: Pick<Store, "db" | "isShared">;
  /** Whether messages are posted to a webhook as well. */
  hasWebhook?: boolean;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Stores messages and their deliveries, which `startDelivery` makes. Methods reject with `StoreUnavailable` while the
 * store is unavailable.
 */
export function createOutbox({ store: { db, isShared }, hasWebhook = false }: Parts) {
  const destinations: Destination[] = hasWebhook ? ["mail", "webhook"] : ["mail"];

  return {
    /**
     * Resolves once the message is stored durably. Without `idempotency`, each call stores a new message. `admit` is awaited
     * before a new message is stored; where it rejects, so does this.
     */
    async add(message: Message, idempotency?: Idempotency, admit?: () => Promise<void>) {
      const isKnown = idempotency !== undefined && (await holds(db, idempotency.key));
      if (!isKnown) await admit?.();
      return await db.transaction().execute(async (transaction) => {
        const accepted = await storeOnce(transaction, message, idempotency);
        if (accepted.status === "accepted" && accepted.isNew) {
          const { id, acceptedAt: createdAt } = message;
          const part = { message: id, part: 0, createdAt, dueAt: Date.now() };
          await putDeliveries(transaction, destinations, part);
        }
        return accepted;
      });
    },

    /** Adds what a conversation holds beyond a lead's parts to its next one. */
    async followUp(id: string, spoken: readonly ChatMessage[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        // Requests of a visitor wait for one another, and workers leave the parts alone. SQLite has one writer anyway.
        const lock = sql`select m.id from messages m join deliveries d on d.message = m.id
          where m.id = ${id} for update`;
        if (isShared) await lock.execute(transaction);
        const next = await nextPart(transaction, id, spoken);
        if (next) await putDeliveries(transaction, destinations, next);
      });
    },

    /** Returns up to five earlier messages and leads from the visitor's address that are still kept, newest first. */
    async earlierThan({ id, content, acceptedAt }: Message): Promise<EarlierMessage[]> {
      const { rows } = await sql<EarlierMessage>`
        select id, accepted_at as "acceptedAt" from messages
        where email = ${content.email.toLowerCase()} and accepted_at <= ${acceptedAt} and id <> ${id}
        order by accepted_at desc limit 5`.execute(db);
      return rows;
    },

    /** Counts each destination's deliveries, with the whole seconds for which the oldest waiting one has been due. */
    async depth() {
      const now = sql.lit(Date.now());
      const { rows } = await sql<Depth>`
        select destination,
          count(*) filter (where state = 'waiting') as waiting,
          count(*) filter (where state = 'failed') as failed,
          coalesce(max(${now} - ready_at) filter (where state = 'waiting' and ready_at <= ${now}), 0) / 1000
            as "oldestSeconds"
        from deliveries where state in ('waiting', 'failed') group by destination`.execute(db);
      return destinations.map((destination) => {
        const depth: Depth = { destination, waiting: 0, failed: 0, oldestSeconds: 0 };
        return Object.assign(
          depth,
          rows.find((row) => row.destination === destination),
        );
      });
    },
  };
}

/** Whether a message is stored under a key. */
async function holds(db: Store["db"], key: string): Promise<boolean> {
  const found = db.selectFrom("messages").select("id").where("once_key", "=", key);
  return (await found.where("once_until", ">", Date.now()).executeTakeFirst()) !== undefined;
}

/** Stores a message, unless its key is taken. */
async function storeOnce(
  transaction: Transaction<Schema>,
  message: Message,
  idempotency: Idempotency | undefined,
): Promise<Accepted> {
  const now = Date.now();
  const { key = null, fingerprint = null, lifetimeMs = DAY_MS } = idempotency ?? {};
  await sql`update messages set once_key = null
    where once_key = ${key} and once_until <= ${now}`.execute(transaction);
  const stored = await transaction
    .insertInto("messages")
    .values({
      id: message.id,
      kind: message.kind,
      accepted_at: message.acceptedAt,
      email: message.content.email.toLowerCase(),
      once_key: key,
      fingerprint,
      once_until: key === null ? null : now + lifetimeMs,
      mail: JSON.stringify(message),
    })
    .onConflict((conflict) => conflict.column("once_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (stored) return { status: "accepted", id: message.id, isNew: true };
  const earlier = await transaction
    .selectFrom("messages")
    .select(["id", "fingerprint"])
    .where("once_key", "=", key)
    .executeTakeFirstOrThrow();
  if (earlier.fingerprint !== fingerprint) return { status: "conflict" };
  return { status: "accepted", id: earlier.id, isNew: false };
}

interface NewPart {
  message: string;
  part: number;
  said?: string;
  createdAt: number;
  dueAt: number;
}

/** Adds the deliveries of a part, or changes what they say and when they are due. */
async function putDeliveries(
  transaction: Transaction<Schema>,
  destinations: readonly Destination[],
  { message, part, said, createdAt, dueAt }: NewPart,
): Promise<void> {
  const changing = { said, ready_at: dueAt, due_at: dueAt };
  const rows = destinations.map((destination) => ({
    id: `${message}.${destination}${part === 0 ? "" : `.${part}`}`,
    message,
    destination,
    part,
    state: "waiting" as const,
    created_at: createdAt,
    failures: 0,
    refusals: 0,
    ...changing,
  }));
  await transaction
    .insertInto("deliveries")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changing))
    .execute();
}
