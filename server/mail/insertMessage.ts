import { type InsertObject, type Kysely, type RawBuilder, sql } from "kysely";
import type { Store } from "../store/openStore.ts";
import type { Schema } from "../store/schema.ts";

/** Maximum age in ms of a message that is still retried. */
export const MAX_RETRY_AGE_MS = 72 * 3_600_000;

export type MessageRow = InsertObject<Schema, "outbox">;

/** Stores a message durably; resolves with false if its key is already used. */
export type InsertMessage = (row: MessageRow, now: RawBuilder<number>) => Promise<boolean>;

/** Inserts messages that have no webhook delivery. */
export function insertMessage({ db }: Pick<Store, "db">): InsertMessage {
  return async (row) => (await insertRow(db, row).executeTakeFirst()) !== undefined;
}

/** Inserts messages with a webhook delivery: both rows are stored, or neither is. */
export function insertWithWebhook({
  db,
  writesInWith,
}: Pick<Store, "db" | "writesInWith">): InsertMessage {
  // In one statement, because a transaction needs three more round trips.
  if (writesInWith) {
    return async (row, now) => {
      const stored = await db
        .with("message", () => insertRow(db, row))
        .insertInto("webhook_deliveries")
        .columns(["id", "state", "deadline", "due_at", "failures", "refusals"])
        .expression((eb) =>
          eb
            .selectFrom("message")
            .select(["message.id", sql<"waiting">`'waiting'`.as("state")])
            .select([deadlineFrom(now).as("deadline"), now.as("due_at")])
            .select([sql.lit(0).as("failures"), sql.lit(0).as("refusals")]),
        )
        .returning("id")
        .executeTakeFirst();
      return stored !== undefined;
    };
  }
  return async (row, now) =>
    await db.transaction().execute(async (transaction) => {
      const stored = await insertRow(transaction, row).executeTakeFirst();
      if (stored) await addWebhookDelivery(transaction, stored.id, now);
      return stored !== undefined;
    });
}

/** Adds a webhook delivery, due immediately, for a stored message. */
export async function addWebhookDelivery(
  db: Kysely<Schema>,
  id: string,
  now: RawBuilder<number>,
): Promise<void> {
  await db
    .insertInto("webhook_deliveries")
    .values({
      id,
      state: "waiting",
      deadline: deadlineFrom(now),
      due_at: now,
      failures: 0,
      refusals: 0,
    })
    .execute();
}

export function deadlineFrom(now: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`${now} + ${sql.lit(MAX_RETRY_AGE_MS)}`;
}

function insertRow(db: Kysely<Schema>, row: MessageRow) {
  return db
    .insertInto("outbox")
    .values(row)
    .onConflict((conflict) => conflict.column("once_key").doNothing())
    .returning("id");
}
