import { type Kysely, type RawBuilder, sql } from "kysely";
import type { MailState, Schema } from "../store/schema.ts";
import type { InsertMessage, MessageRow } from "./insertMessage.ts";

/** What makes two calls the same message. */
export interface Once {
  /** The same key is the same message… */
  key: string;
  /** …if this hash of what was sent is the same too. */
  fingerprint: string;
  /** For how long, in ms; 24 hours if not said. */
  lasts?: number;
}

/** What became of a message. A conflict: its key was used for another one. */
export type Accepted = { status: "accepted"; id: string } | { status: "conflict" };

interface Options {
  db: Kysely<Schema>;
  insert: InsertMessage;
  message: MessageRow;
  once: Once | undefined;
  now: RawBuilder<number>;
}

/** The message that has the key already. */
interface First {
  id: string;
  state: MailState;
  /** Whether nobody has a lease on it. */
  isDue: boolean;
}

const DAY_MS = 24 * 3_600_000;

/**
 * Stores a message unless its key is taken: `stored`, or the `first` message under that key, or a
 * `conflict` with it. One statement decides, so twins in the same moment, from other processes too, agree.
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
    // The key has run out, or its message was erased since: it is free again.
    await db
      .updateTable("outbox")
      .set({ once_key: null, fingerprint: null, once_until: null })
      .where("once_key", "=", key)
      .where("once_until", "<=", now)
      .execute();
  }
}
