import type { InsertObject, Kysely } from "kysely";
import type { Store } from "../store/openStore.ts";
import type { Schema } from "../store/schema.ts";

export type MessageRow = InsertObject<Schema, "outbox"> & { id: string };

/** Stores a message durably. Resolves with false, without storing it, if another message has one of its keys. */
export type InsertMessage = (row: MessageRow) => Promise<boolean>;

/** Columns of a new webhook delivery, with the same values as in the row of its message. */
const DELIVERY = ["id", "state", "deadline", "due_at", "failures", "refusals"] as const;

/** Returns a function that inserts a message without a webhook delivery. */
export function insertMessage({ db }: Pick<Store, "db">): InsertMessage {
  return async (row) => (await insertRow(db, row).executeTakeFirst()) !== undefined;
}

/** Returns a function that inserts a message with a webhook delivery: both rows are stored, or neither is. */
export function insertWithWebhook({
  db,
  writesInWith,
}: Pick<Store, "db" | "writesInWith">): InsertMessage {
  // In one statement, because a transaction needs three more round trips.
  if (writesInWith) {
    return async (row) => {
      const stored = await db
        .with("message", () => insertRow(db, row))
        .insertInto("webhook_deliveries")
        .columns(DELIVERY)
        .expression((eb) => eb.selectFrom("message").select(DELIVERY))
        .returning("id")
        .executeTakeFirst();
      return stored !== undefined;
    };
  }
  return async (row) =>
    await db.transaction().execute(async (transaction) => {
      const stored = await insertRow(transaction, row).executeTakeFirst();
      if (stored) await transaction.insertInto("webhook_deliveries").values(stored).execute();
      return stored !== undefined;
    });
}

function insertRow(db: Kysely<Schema>, row: MessageRow) {
  return (
    db
      .insertInto("outbox")
      .values(row)
      // Names no column: `on conflict` can name only one, but a message can have two unique keys.
      .$if(Boolean(row.once_key), (insert) => insert.onConflict((conflict) => conflict.doNothing()))
      .returning(DELIVERY)
  );
}
