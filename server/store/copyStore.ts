import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** Rows per INSERT statement: Postgres limits a statement to 65,535 parameters, one for each value. */
const BATCH_SIZE = 500;

/** Settings that belong to one database and are not copied: the row of the write test, and SQLite's clock. */
const OWN_SETTINGS = ["probe", "clock"];

/** Copied tables, referenced tables first. The counts of rate limits and of model calls are not copied. */
const TABLES = [
  "settings",
  "outbox",
  "webhook_deliveries",
  "refresh_tokens",
  "open_questions",
] as const;

/**
 * Copies the `TABLES` of a store into a store without messages, in one transaction, and replaces the rows of these
 * tables there. Clears the leases in the copy. No service may write to either store during the copy.
 *
 * @returns the number of messages copied; undefined, with nothing changed, if the target contains messages.
 */
export async function copyStore(
  from: Kysely<Schema>,
  to: Kysely<Schema>,
): Promise<number | undefined> {
  return await to.transaction().execute(async (transaction) => {
    const messages = await transaction.selectFrom("outbox").select("id").limit(1).execute();
    if (messages.length > 0) return undefined;

    let copied = 0;
    for (const table of TABLES) {
      const rows = await rowsOf(from, table);
      // Remove the rows that a service has already stored in the target, for example its generated secrets.
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
  // Clear the leases: their processes no longer run.
  for (const row of rows) if ("claimed_by" in row) row.claimed_by = null;
  return rows;
}
