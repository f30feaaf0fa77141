import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** Rows in one statement: Postgres takes 65,535 values. */
const BATCH_SIZE = 500;

/** What a store has made for itself, not for the company. */
const OWN_SETTINGS = ["probe", "clock"];

/** Tables in the order in which their rows refer to each other. Counts of rate limits are short-lived and stay. */
const TABLES = [
  "settings",
  "outbox",
  "webhook_deliveries",
  "refresh_tokens",
  "open_questions",
] as const;

/** The other store has messages of its own already. */
export class StoreNotEmpty extends Error {
  override readonly name = "StoreNotEmpty";
}

/**
 * Copies everything from one store into an empty other one, in one transaction: messages with their state and
 * history, secrets, sessions. No service may write to either meanwhile.
 *
 * @returns how many messages were copied.
 */
export async function copyStore(from: Kysely<Schema>, to: Kysely<Schema>): Promise<number> {
  return await to.transaction().execute(async (transaction) => {
    const messages = await transaction.selectFrom("outbox").select("id").limit(1).execute();
    if (messages.length > 0) throw new StoreNotEmpty("the store copied to has messages");

    let copied = 0;
    for (const table of TABLES) {
      const rows = await rowsOf(from, table);
      // What the service makes by itself at its first start there.
      await transaction.deleteFrom(table).execute();
      for (let start = 0; start < rows.length; start += BATCH_SIZE) {
        const batch = rows.slice(start, start + BATCH_SIZE) as never;
        await transaction.insertInto(table).values(batch).execute();
      }
      if (table === "outbox") copied = rows.length;
    }
    return copied;
  });
}

async function rowsOf(from: Kysely<Schema>, table: (typeof TABLES)[number]): Promise<object[]> {
  if (table === "settings") {
    return await from.selectFrom(table).selectAll().where("name", "not in", OWN_SETTINGS).execute();
  }
  const rows: { claimed_by?: string | null }[] = await from.selectFrom(table).selectAll().execute();
  // A lease belongs to a process that no longer runs.
  for (const row of rows) if ("claimed_by" in row) row.claimed_by = null;
  return rows;
}
