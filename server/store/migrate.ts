import { type Kysely, sql } from "kysely";
import { type Migration, migrations } from "./migrations.ts";

interface Schema {
  migrations: { number: number; applied_at: number };
}

/**
 * Applies missing migrations in one transaction. `lock` makes instances that start at the same time wait for each
 * other, so that each migration runs once. The database of a newer release is left unchanged (see `migrations`).
 */
export async function migrate(
  db: Kysely<Schema>,
  lock: (transaction: Kysely<never>) => Promise<void>,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  // Expected to fail if the table doesn't exist yet. Any other error that lasts makes the transaction below fail.
  const known = await applied(db).catch(() => 0);
  if (known >= steps.length) return;

  await db.transaction().execute(async (transaction) => {
    const bare = transaction as unknown as Kysely<never>;
    await lock(bare);
    await transaction.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("number", "integer", (column) => column.primaryKey())
      .addColumn("applied_at", "bigint", (column) => column.notNull())
      .execute();
    for (let number = (await applied(transaction)) + 1; number <= steps.length; number++) {
      await steps[number - 1]!(bare);
      await transaction
        .insertInto("migrations")
        .values({ number, applied_at: Date.now() })
        .execute();
    }
  });
}

async function applied(db: Kysely<Schema>): Promise<number> {
  const { number } = await db
    .selectFrom("migrations")
    .select(sql<number>`coalesce(max(number), 0)`.as("number"))
    .executeTakeFirstOrThrow();
  return number;
}
