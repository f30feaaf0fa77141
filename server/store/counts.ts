import { createHash } from "node:crypto";
import { sql } from "kysely";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { Store } from "./openStore.ts";

/** Maximum number of counts kept in a map. When it is reached, the next new count first clears all others. */
const MAX_KEYS_IN_MEMORY = 10_000;

/**
 * Tolerated difference in ms between the times of two counts: statements of parallel requests run in any order, and
 * the clocks of instances differ.
 */
const CLOCK_TOLERANCE_MS = 10_000;

interface Count {
  hits: number;
  /** End of the window in epoch ms. */
  resetsAt: number;
}

/** Fixed-window counter. A window begins with the first count of its key after the previous window. */
export interface Counts {
  increment: (key: string, windowMs: number) => Promise<Count>;
  /** Subtracts one from a count that isn't 0. With `resetsAt`, only in the window that ends then. */
  decrement: (key: string, resetsAt?: number) => Promise<void>;
}

/**
 * Creates a counter in the store, shared by processes and instances and kept across restarts. Each call is one
 * statement. Keys are stored as hashes; `sweep` deletes those whose window is over. Methods reject with
 * `StoreUnavailable` while the store is unavailable.
 */
export function createCounts(
  { relaxed }: Pick<Store, "relaxed">,
  now: () => number = Date.now,
): Counts & { sweep: () => Promise<void> } {
  return {
    async increment(key, windowMs) {
      const time = now();
      // Treat a reset time after `latest` as expired: the clock was set back, another instance's clock is ahead, or the
      // window is now shorter.
      const latest = time + windowMs + CLOCK_TOLERANCE_MS;
      const isOver = sql<boolean>`rate_limits.resets_at <= ${time} or rate_limits.resets_at > ${latest}`;
      const { hits, resets_at } = await relaxed
        .insertInto("rate_limits")
        .values({ key: hashOf(key), hits: 1, resets_at: time + windowMs })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            hits: sql`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
            resets_at: sql`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
          }),
        )
        .returning(["hits", "resets_at"])
        .executeTakeFirstOrThrow();
      return { hits, resetsAt: resets_at };
    },
    async decrement(key, resetsAt) {
      await relaxed
        .updateTable("rate_limits")
        .set((count) => ({ hits: count("hits", "-", 1) }))
        .where("key", "=", hashOf(key))
        .where("hits", ">", 0)
        .$if(resetsAt !== undefined, (update) => update.where("resets_at", "=", resetsAt!))
        .execute();
    },
    async sweep() {
      await relaxed.deleteFrom("rate_limits").where("resets_at", "<=", now()).execute();
    },
  };
}

/**
 * Whether a window still runs; false if it ends more than `windowMs` from now, because this clock was set back or another
 * instance's clock is ahead.
 */
function isRunning({ resetsAt }: Count, time: number, windowMs: number): boolean {
  return resetsAt > time && resetsAt <= time + windowMs;
}

/** Creates a counter in memory. Counts are lost when the process ends or `MAX_KEYS_IN_MEMORY` is reached. */
export function countInMemory(): Counts {
  const counts = new Map<string, Count>();
  return {
    async increment(key, windowMs) {
      const time = Date.now();
      const known = counts.get(key);
      if (!known && counts.size >= MAX_KEYS_IN_MEMORY) counts.clear();
      const count =
        known && isRunning(known, time, windowMs)
          ? { ...known, hits: known.hits + 1 }
          : { hits: 1, resetsAt: time + windowMs };
      counts.set(key, count);
      return count;
    },
    async decrement(key, resetsAt) {
      const known = counts.get(key);
      if (!known || known.hits === 0 || known.resetsAt !== (resetsAt ?? known.resetsAt)) return;
      counts.set(key, { ...known, hits: known.hits - 1 });
    },
  };
}

/**
 * Counts in memory while the store is unavailable, so that the failure doesn't lock visitors out. Limits then apply to
 * each process separately.
 */
export function orInMemory(stored: Counts): Counts {
  const inMemory = countInMemory();
  const inEither = async <T>(count: (counts: Counts) => Promise<T>) => {
    try {
      return await count(stored);
    } catch (error) {
      if (error instanceof StoreUnavailable) return await count(inMemory);
      throw error;
    }
  };
  return {
    increment: (key, windowMs) => inEither((counts) => counts.increment(key, windowMs)),
    decrement: (key, resetsAt) => inEither((counts) => counts.decrement(key, resetsAt)),
  };
}

/**
 * Stops counting a key that has more than `limit` hits until its window ends: `increment` then returns its last count
 * from memory. Without it, each request of a blocked visitor would cause a write to the store.
 */
export function blockInMemory(counts: Counts, limit: number): Counts {
  const blocked = new Map<string, Count>();
  return {
    ...counts,
    async increment(key, windowMs) {
      const known = blocked.get(key);
      if (known && isRunning(known, Date.now(), windowMs)) return known;
      const count = await counts.increment(key, windowMs);
      if (count.hits > limit) {
        if (blocked.size >= MAX_KEYS_IN_MEMORY) blocked.clear();
        blocked.set(key, count);
      }
      return count;
    },
  };
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
