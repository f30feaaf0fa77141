import { createHmac, randomBytes } from "node:crypto";
import type { Options, Store as RateLimitStore } from "express-rate-limit";
import { sql } from "kysely";
import type { Store } from "./openStore.ts";

type CountStore = Pick<Store, "db" | "setting">;

/** Counts in a fixed window, which begins with the first count of its key after the previous window. */
export async function countHit({ db }: Pick<Store, "db">, key: string, windowMs: number) {
  const now = Date.now();
  // A window that ends later than a whole window from now is of another clock, or of a longer window.
  const isOver = sql<boolean>`counts.resets_at <= ${now} or counts.resets_at > ${now + windowMs + 10_000}`;
  const { hits, resets_at: resetsAt } = await db
    .insertInto("counts")
    .values({ key, hits: 1, resets_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql`case when ${isOver} then 1 else counts.hits + 1 end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else counts.resets_at end`,
      }),
    )
    .returning(["hits", "resets_at"])
    .executeTakeFirstOrThrow();
  return { hits, resetsAt };
}

/** Store of express-rate-limit for several instances. Keys contain addresses: they are stored as salted hashes. */
export function rateLimitStore(store: CountStore, name: string): RateLimitStore {
  let windowMs = 0;
  const keyOf = async (key: string) => {
    const salt = await store.setting("count_salt", () => randomBytes(32).toString("base64url"));
    return createHmac("sha256", salt).update(`${name}\n${key}`).digest("base64url");
  };
  return {
    localKeys: false,
    init: (options: Options) => void ({ windowMs } = options),
    async increment(key) {
      const { hits, resetsAt } = await countHit(store, await keyOf(key), windowMs);
      return { totalHits: hits, resetTime: new Date(resetsAt) };
    },
    async decrement(key) {
      await store.db
        .updateTable("counts")
        .set((count) => ({ hits: count("hits", "-", 1) }))
        .where("key", "=", await keyOf(key))
        .where("hits", ">", 0)
        .execute();
    },
    async resetKey(key) {
      await store.db
        .deleteFrom("counts")
        .where("key", "=", await keyOf(key))
        .execute();
    },
  };
}

/** Deletes the counts of past windows. */
export async function sweepCounts({ db }: Pick<Store, "db">): Promise<void> {
  await db.deleteFrom("counts").where("resets_at", "<=", Date.now()).execute();
}
