import { type Kysely, type RawBuilder, sql } from "kysely";
import type { MailState, Schema } from "../store/schema.ts";
import type { InsertMessage, MessageRow } from "./insertMessage.ts";

/** Identity of a message, to recognise a repeated request. */
export interface Once {
  /** Idempotency key chosen by the client. */
  key: string;
  /** Hash of the content; another content under the same key is a conflict. */
  fingerprint: string;
  /** Lifetime of the key in ms; 24 hours by default. */
  lasts?: number;
}

/** Result of `add`. A conflict means that the key was used for another message. */
export type Accepted = { status: "accepted"; id: string } | { status: "conflict" };

interface Options {
  db: Kysely<Schema>;
  insert: InsertMessage;
  message: MessageRow;
  once: Once | undefined;
  now: RawBuilder<number>;
}

/** Message already stored under the key. */
interface First {
  id: string;
  state: MailState;
  /** Whether no worker holds a lease on it. */
  isDue: boolean;
}

const DAY_MS = 24 * 3_600_000;

/**
 * Stores a message unless its key is in use. Returns `stored`, or the `first` message under the key, or
 * `conflict` if that message had other content. A single insert decides, so concurrent requests agree, even
 * in different processes.
 */
export async function storeOnce({
  db,
  insert,
  message,
  once,
  now,
}: Options): Promise<
  { status: "stored" } | { status: "conflict" } | { status: "first"; first: First }
> {
  if (!once) {
    await insert(message, now);
    return { status: "stored" };
  }

  const { key, fingerprint, lasts = DAY_MS } = once;
  const row = {
    ...message,
    once_key: key,
    fingerprint,
    once_until: sql<number>`${now} + ${lasts}`,
  };
  for (;;) {
    if (await insert(row, now)) return { status: "stored" };

    const first = await db
      .selectFrom("outbox")
      .select(["id", "state", "fingerprint"])
      .select([
        sql<boolean | 0 | 1>`due_at <= ${now}`.as("isDue"),
        sql<boolean | 0 | 1>`once_until > ${now}`.as("holds"),
      ])
      .where("once_key", "=", key)
      .executeTakeFirst();
    if (first?.holds) {
      const { id, state, isDue } = first;
      return first.fingerprint === fingerprint
        ? { status: "first", first: { id, state, isDue: Boolean(isDue) } }
        : { status: "conflict" };
    }
    // The key has expired or its message was erased: the key can be used again.
    await db
      .updateTable("outbox")
      .set({ once_key: null, fingerprint: null, once_until: null })
      .where("once_key", "=", key)
      .where("once_until", "<=", now)
      .execute();
  }
}
