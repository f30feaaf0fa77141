import { type ExpressionBuilder, sql } from "kysely";
import { DAY_MS } from "../../src/shared/dayMs.ts";
import type { Store } from "../store/openStore.ts";
import type { Schema } from "../store/schema.ts";
import type { InsertMessage, MessageRow } from "./insertMessage.ts";

/** Identity of a message, to recognise a repeated request. */
export interface Identity {
  /** Key of the message, for example `contact` followed by the request's `Idempotency-Key`. */
  key: string;
  /** Second key of the message. A new message that shares either key with a stored message repeats it. */
  secondKey?: string | undefined;
  /**
   * Hash of the content. A different hash under the same key is a conflict. Empty for a lead, whose content may change.
   */
  fingerprint: string;
  /** Lifetime of both keys in ms; 24 hours by default. */
  lifetimeMs?: number;
}

/**
 * Result of `Outbox.add`. `id` identifies the accepted message: the earlier message if a key was used before.
 * `conflict`: a key was used for other content.
 */
export type Accepted = { status: "accepted"; id: string } | { status: "conflict" };

/**
 * `repeated`: a stored message, with this id, has one of the keys and the same fingerprint. `conflict`: a key was used
 * for other content.
 */
type Stored = { status: "stored" } | { status: "conflict" } | { status: "repeated"; id: string };

interface Options {
  store: Pick<Store, "db" | "now">;
  insert: InsertMessage;
  message: MessageRow;
  identity: Identity | undefined;
}

/**
 * Stores a message unless one of its keys is in use. Each key column is unique in the table, so of several concurrent
 * requests only one stores its message, even in different processes. Rejects if the message's id is in use.
 */
export async function storeOnce({ store, insert, message, identity }: Options): Promise<Stored> {
  if (!identity) {
    await insert(message);
    return { status: "stored" };
  }

  const { db, now } = store;
  const { key, secondKey, fingerprint, lifetimeMs = DAY_MS } = identity;
  const row = {
    ...message,
    once_key: key,
    second_key: secondKey ?? null,
    fingerprint,
    once_until: sql<number>`${now} + ${lifetimeMs}`,
  };
  const sharesKey = (its: ExpressionBuilder<Schema, "outbox">) =>
    its.or([its("once_key", "=", key), ...(secondKey ? [its("second_key", "=", secondKey)] : [])]);
  for (;;) {
    if (await insert(row)) return { status: "stored" };

    const earlier = await db
      .selectFrom("outbox")
      .select(["id", "fingerprint"])
      .where(sharesKey)
      .where("once_until", ">", now)
      .executeTakeFirst();
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) return { status: "conflict" };
      return { status: "repeated", id: earlier.id };
    }
    await requireUnusedId(db, message.id);
    // The keys have expired, or their message was erased after the insert failed: release expired keys and try again.
    await db
      .updateTable("outbox")
      .set({ once_key: null, second_key: null, fingerprint: null, once_until: null })
      .where(sharesKey)
      .where("once_until", "<=", now)
      .execute();
  }
}

/** Without this check, `storeOnce` would try forever: an insert fails for an id in use as for a key in use. */
async function requireUnusedId(db: Store["db"], id: string): Promise<void> {
  const stored = await db.selectFrom("outbox").select("id").where("id", "=", id).executeTakeFirst();
  if (stored) throw new Error(`message id already in use: ${id}`);
}
