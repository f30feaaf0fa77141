import { type Transaction, sql } from "kysely";
import type { ChatMessage } from "../../src/shared/chat.ts";
import { DAY_MS } from "../../src/shared/dayMs.ts";
import type { Store } from "../store/openStore.ts";
import type { Destination, Schema } from "../store/schema.ts";
import { type Mail, readPart } from "./Mail.ts";

const MINUTE_MS = 60_000;

/** A follow-up leaves when the visitor has been silent so long, or so long after its first message. */
const SILENCE_MS = 10 * MINUTE_MS;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

const MAX_EARLIER = 5;

/** Recognises a repeated request. */
export interface Identity {
  key: string;
  /** Hash of the content. A different hash under the same key is a conflict. Empty if the content may change. */
  fingerprint: string;
  /** 24 hours by default. */
  lifetimeMs?: number;
}

/** `isNew` is false if an earlier request stored the message. */
export type Accepted = { status: "accepted"; id: string; isNew: boolean } | { status: "conflict" };

/** Earlier message or lead from the same address. */
export type EarlierMessage = Pick<Mail, "id" | "kind" | "acceptedAt">;

export interface Depth {
  destination: Destination;
  waiting: number;
  failed: number;
  /** Seconds for which the oldest waiting delivery has been due; 0 without one. */
  oldestSeconds: number;
}

/** What `followUp` asks: what is new beyond all that is stored, and a transcript within its limits. */
type FollowUp = [
  since: (known: readonly ChatMessage[]) => readonly ChatMessage[],
  cut: (said: readonly ChatMessage[]) => readonly ChatMessage[],
];

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
    /** Resolves once the message is stored durably. Without `identity`, each call stores a new message. */
    async add(mail: Mail, identity?: Identity): Promise<Accepted> {
      return await db
        .transaction()
        .execute(
          async (transaction) => await storeOnce(transaction, { mail, identity, destinations }),
        );
    },

    /** Resolves with the id of the message stored under a key; undefined if there is none. */
    async find(key: string): Promise<string | undefined> {
      const found = await db
        .selectFrom("messages")
        .select("id")
        .where("once_key", "=", key)
        .where("once_until", ">", Date.now())
        .executeTakeFirst();
      return found?.id;
    },

    /** Adds what was said since a lead's last part to its next one, which is due after `SILENCE_MS`. */
    async followUp(id: string, ...conversation: FollowUp): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const message = transaction.selectFrom("messages").select("id").where("id", "=", id);
        // The lock lets two requests of a visitor add one after the other. SQLite has one writer anyway.
        const stored = await (isShared ? message.forUpdate() : message).executeTakeFirst();
        if (stored) await addFollowUp(transaction, { id, destinations, conversation });
      });
    },

    /** Returns earlier messages and leads from the visitor's address that are still kept, newest first. */
    async earlierThan({ id, replyTo, acceptedAt }: Mail): Promise<EarlierMessage[]> {
      return await db
        .selectFrom("messages")
        .select(["id", "kind", "accepted_at as acceptedAt"])
        .where("email", "=", replyTo.address.toLowerCase())
        .where("accepted_at", "<=", acceptedAt)
        .where("id", "!=", id)
        .orderBy("accepted_at", "desc")
        .limit(MAX_EARLIER)
        .execute();
    },

    /** Returns the depth of each destination's queue. */
    async depth(): Promise<Depth[]> {
      const { rows } = await sql<DepthRow>`
        select destination, state, count(*) as count, min(ready_at) as oldest from deliveries
        where state in ('waiting', 'failed') group by destination, state`.execute(db);
      const now = Date.now();
      return destinations.map((destination) => {
        const ofState = (state: string) =>
          rows.find((row) => row.destination === destination && row.state === state);
        const oldest = ofState("waiting")?.oldest ?? now;
        return {
          destination,
          waiting: ofState("waiting")?.count ?? 0,
          failed: ofState("failed")?.count ?? 0,
          oldestSeconds: Math.max(0, now - oldest) / 1000,
        };
      });
    },
  };
}

interface DepthRow {
  destination: Destination;
  state: "waiting" | "failed";
  count: number;
  oldest: number;
}

interface Once {
  mail: Mail;
  identity: Identity | undefined;
  destinations: readonly Destination[];
}

async function storeOnce(
  transaction: Transaction<Schema>,
  { mail, identity, destinations }: Once,
): Promise<Accepted> {
  const now = Date.now();
  const { key = null, fingerprint = null, lifetimeMs = DAY_MS } = identity ?? {};
  await sql`update messages set once_key = null
    where once_key = ${key} and once_until <= ${now}`.execute(transaction);
  const stored = await transaction
    .insertInto("messages")
    .values({
      id: mail.id,
      kind: mail.kind,
      accepted_at: mail.acceptedAt,
      email: mail.replyTo.address.toLowerCase(),
      once_key: key,
      fingerprint,
      once_until: key === null ? null : now + lifetimeMs,
      mail: JSON.stringify(mail),
    })
    .onConflict((conflict) => conflict.column("once_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (stored) {
    const first = { message: mail.id, part: 0, createdAt: mail.acceptedAt, dueAt: now };
    const rows = destinations.map((destination) => newDelivery({ ...first, destination }));
    await transaction.insertInto("deliveries").values(rows).execute();
    return { status: "accepted", id: mail.id, isNew: true };
  }
  const earlier = await transaction
    .selectFrom("messages")
    .select(["id", "fingerprint"])
    .where("once_key", "=", key)
    .executeTakeFirstOrThrow();
  return earlier.fingerprint === fingerprint
    ? { status: "accepted", id: earlier.id, isNew: false }
    : { status: "conflict" };
}

interface NewDelivery {
  message: string;
  destination: Destination;
  part: number;
  createdAt: number;
  dueAt: number;
}

function newDelivery({ message, destination, part, createdAt, dueAt }: NewDelivery) {
  return {
    id: `${message}.${destination}${part === 0 ? "" : `.${part}`}`,
    message,
    destination,
    part,
    state: "waiting" as const,
    created_at: createdAt,
    ready_at: dueAt,
    due_at: dueAt,
    failures: 0,
    refusals: 0,
  };
}

interface Addition {
  id: string;
  destinations: readonly Destination[];
  conversation: FollowUp;
}

/** Rewrites each destination's last part while no attempt to deliver it has begun, else makes another. */
async function addFollowUp(
  transaction: Transaction<Schema>,
  { id, destinations, conversation: [since, cut] }: Addition,
): Promise<void> {
  const rows = await transaction
    .selectFrom("deliveries")
    .innerJoin("messages", "messages.id", "message")
    .select(["deliveries.id", "destination", "part", "said", "created_at", "mail"])
    .where("message", "=", id)
    .orderBy("part")
    .execute();
  const parts = rows.map(readPart);
  const mailed = parts.filter(({ destination }) => destination === "mail");
  const added = since(mailed.flatMap((part) => part.conversation));
  if (added.length === 0) return;
  const now = Date.now();
  for (const destination of destinations) {
    const last = parts.findLast((part) => part.destination === destination);
    const longestWaitEnds = (last?.created_at ?? now) + LONGEST_WAIT_MS;
    const dueAt = Math.min(now + SILENCE_MS, longestWaitEnds);
    const said = JSON.stringify(cut([...(last?.conversation ?? []), ...added]));
    const { numUpdatedRows } = await transaction
      .updateTable("deliveries")
      .set({ said, ready_at: dueAt, due_at: dueAt })
      .where("id", "=", last?.id ?? "")
      .where("part", ">", 0)
      .where("state", "=", "waiting")
      .where("claimed_by", "is", null)
      .where("failures", "=", 0)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) continue;
    const next = { part: (last?.part ?? 0) + 1, createdAt: now, dueAt: now + SILENCE_MS };
    const row = newDelivery({ ...next, message: id, destination });
    await transaction
      .insertInto("deliveries")
      .values({ ...row, said: JSON.stringify(cut(added)) })
      .execute();
  }
}
