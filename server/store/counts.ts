import { hash } from "node:crypto";
import type { Options, Store as RateLimitStore } from "express-rate-limit";
import { sql } from "kysely";
import { DAY_MS } from "../../src/shared/time.ts";
import type { Store } from "./openStore.ts";

type CountStore = Pick<Store, "db">;

/** Counts in a fixed window, which begins with the first count of its key after the previous window. */
async function countHit({ db }: CountStore, key: string, windowMs: number) {
  const now = Date.now();
  const isOver = sql<boolean>`counts.resets_at <= ${now}`;
  return await db
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
}

/** Increments the count of a name on the current UTC day, and returns it. */
export async function countToday(store: CountStore, name: string): Promise<number> {
  const day = new Date().toISOString().slice(0, 10);
  return (await countHit(store, `${name} ${day}`, DAY_MS)).hits;
}

/** Store of express-rate-limit for several instances. Keys contain addresses: only hashes are stored. */
export function rateLimitStore(store: CountStore, name: string): RateLimitStore {
  const { db } = store;
  const keyOf = (key: string) => hash("sha256", `${name}\n${key}`, "base64url");
  let windowMs = 0;
  return {
    localKeys: false,
    init: (options: Options) => void ({ windowMs } = options),
    async increment(key) {
      const { hits, resets_at: resetsAt } = await countHit(store, keyOf(key), windowMs);
      return { totalHits: hits, resetTime: new Date(resetsAt) };
    },
    async decrement(key) {
      await db
        .updateTable("counts")
        .set((count) => ({ hits: count("hits", "-", 1) }))
        .where("key", "=", keyOf(key))
        .execute();
    },
    async resetKey(key) {
      await db.deleteFrom("counts").where("key", "=", keyOf(key)).execute();
    },
  };
}

/** Deletes the counts of past windows. */
export async function sweepCounts({ db }: CountStore): Promise<void> {
  await db.deleteFrom("counts").where("resets_at", "<=", Date.now()).execute();
}
