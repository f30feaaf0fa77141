import { type Transaction, sql } from "kysely";
import type { ChatMessage } from "../../src/shared/chat.ts";
import { DAY_MS } from "../../src/shared/dayMs.ts";
import type { Store } from "../store/openStore.ts";
import type { Destination, Schema } from "../store/schema.ts";
import { type Mail, readMail } from "./Mail.ts";

const MINUTE_MS = 60_000;

/** A follow-up leaves when the visitor has been silent so long, or so long after its first message. */
const SILENCE_MS = 10 * MINUTE_MS;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

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

export interface Depth {
  destination: Destination;
  waiting: number;
  failed: number;
  /** Seconds for which the oldest waiting delivery has been due; 0 without one. */
  oldestSeconds: number;
}

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
export function createOutbox({ store, hasWebhook = false }: Parts) {
  const { db } = store;
  const destinations: Destination[] = hasWebhook ? ["mail", "webhook"] : ["mail"];
  const listeners = new Set<() => void>();

  return {
    /** Resolves once the message is stored durably. Without `identity`, each call stores a new message. */
    async add(mail: Mail, identity?: Identity): Promise<Accepted> {
      for (;;) {
        const result = await db.transaction().execute(async (transaction) => {
          return await storeOnce(transaction, { mail, identity, destinations });
        });
        if (result === "repeat") continue;
        if (result.status === "accepted" && result.isNew)
          for (const listener of listeners) listener();
        return result;
      }
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
        const message = transaction.selectFrom("messages").select("mail").where("id", "=", id);
        // The lock lets two requests of a visitor add one after the other. SQLite has one writer anyway.
        const stored = await (store.isShared ? message.forUpdate() : message).executeTakeFirst();
        if (!stored) return;
        await addFollowUp(transaction, { mail: readMail(stored.mail), destinations, conversation });
      });
    },

    /** Calls `listener` after each message that `add` has stored; returns a function that unsubscribes it. */
    onAdded(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Returns the depth of each destination's queue. */
    depth: async (): Promise<Depth[]> =>
      await Promise.all(destinations.map(async (destination) => await depthOf(db, destination))),
  };
}

async function depthOf(db: Store["db"], destination: Destination): Promise<Depth> {
  const count = async (state: "waiting" | "failed") =>
    await db
      .selectFrom("deliveries")
      .select((row) => [row.fn.countAll<number>().as("rows"), row.fn.min("ready_at").as("oldest")])
      .where("destination", "=", destination)
      .where("state", "=", sql.lit(state))
      .executeTakeFirstOrThrow();
  const now = Date.now();
  const { rows: waiting, oldest } = await count("waiting");
  const { rows: failed } = await count("failed");
  return {
    destination,
    waiting,
    failed,
    oldestSeconds: Math.max(0, now - (oldest ?? now)) / 1000,
  };
}

interface Once {
  mail: Mail;
  identity: Identity | undefined;
  destinations: readonly Destination[];
}

/** Resolves with "repeat" if another request stands in the way no longer: its key has expired, or it was erased. */
async function storeOnce(
  transaction: Transaction<Schema>,
  { mail, identity, destinations }: Once,
): Promise<Accepted | "repeat"> {
  const now = Date.now();
  const { key, fingerprint, lifetimeMs = DAY_MS } = identity ?? {};
  const stored = await transaction
    .insertInto("messages")
    .values({
      id: mail.id,
      kind: mail.kind,
      accepted_at: mail.acceptedAt,
      email: mail.replyTo.address.toLowerCase(),
      once_key: key ?? null,
      fingerprint: fingerprint ?? null,
      once_until: key === undefined ? null : now + lifetimeMs,
      mail: JSON.stringify(mail),
    })
    .onConflict((conflict) => conflict.column("once_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (stored) {
    const rows = destinations.map((destination) => newDelivery(mail.id, destination, now));
    await transaction.insertInto("deliveries").values(rows).execute();
    return { status: "accepted", id: mail.id, isNew: true };
  }
  const earlier = await transaction
    .selectFrom("messages")
    .select(["id", "fingerprint"])
    .where("once_key", "=", key!)
    .where("once_until", ">", now)
    .executeTakeFirst();
  if (!earlier) {
    await clearKeys(transaction, now);
    return "repeat";
  }
  if (earlier.fingerprint !== fingerprint) return { status: "conflict" };
  return { status: "accepted", id: earlier.id, isNew: false };
}

/** Clears expired keys. */
export async function clearKeys(db: Store["db"], now: number): Promise<void> {
  await db
    .updateTable("messages")
    .set({ once_key: null, fingerprint: null, once_until: null })
    .where("once_until", "<=", now)
    .execute();
}

/** Returns the row of a delivery that is due at once or, for a follow-up, at `dueAt`. */
function newDelivery(
  message: string,
  destination: Destination,
  now: number,
  dueAt = now,
  part = 0,
) {
  return {
    id: `${message}.${destination}${part === 0 ? "" : `.${part}`}`,
    message,
    destination,
    part,
    state: "waiting" as const,
    created_at: now,
    ready_at: dueAt,
    due_at: dueAt,
    failures: 0,
    refusals: 0,
  };
}

/** What `followUp` asks: what is new beyond all that is stored, and a transcript within its limits. */
type FollowUp = [
  since: (known: readonly ChatMessage[]) => readonly ChatMessage[],
  cut: (said: readonly ChatMessage[]) => readonly ChatMessage[],
];

interface Addition {
  mail: Mail;
  destinations: readonly Destination[];
  conversation: FollowUp;
}

/** Rewrites each destination's last part while no attempt to deliver it has begun, else makes another. */
async function addFollowUp(
  transaction: Transaction<Schema>,
  { mail: { id, content }, destinations, conversation: [since, cut] }: Addition,
): Promise<void> {
  const rows = await transaction
    .selectFrom("deliveries")
    .select(["id", "destination", "part", "said", "created_at"])
    .where("message", "=", id)
    .orderBy("part")
    .execute();
  const read = (said: string | null) => JSON.parse(said ?? "[]") as ChatMessage[];
  const mailed = rows.filter(({ destination }) => destination === "mail");
  const added = since([
    ...(content.conversation ?? []),
    ...mailed.flatMap(({ said }) => read(said)),
  ]);
  if (added.length === 0) return;
  const now = Date.now();
  for (const destination of destinations) {
    const last = rows.findLast((row) => row.destination === destination);
    const all = JSON.stringify(cut([...read(last?.said ?? null), ...added]));
    const longest = (last?.created_at ?? now) + LONGEST_WAIT_MS;
    const dueAt = Math.min(now + SILENCE_MS, longest);
    const { numUpdatedRows } = await transaction
      .updateTable("deliveries")
      .set({ said: all, ready_at: dueAt, due_at: dueAt })
      .where("id", "=", last?.id ?? "")
      .where("part", ">", 0)
      .where("state", "=", "waiting")
      .where("claimed_by", "is", null)
      .where("failures", "=", 0)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) continue;
    const said = JSON.stringify(cut(added));
    const part = (last?.part ?? 0) + 1;
    const next = newDelivery(id, destination, now, now + SILENCE_MS, part);
    await transaction
      .insertInto("deliveries")
      .values({ ...next, said })
      .execute();
  }
}
