import type { Store as Counts } from "express-rate-limit";
import { expireAfter } from "../../http/rateLimit.ts";

const DAY = 86_400_000;

/**
 * Lets the model be called so many times in a UTC day, counted where all instances count: a restart
 * doesn't begin anew. Each attempt counts, a retry too.
 */
export function dailyLimit(counts: Counts, limit: number): () => Promise<boolean> {
  // The key names the day, so the count need only outlive it.
  expireAfter(counts, DAY);
  return async () => {
    if (limit === 0) return false;
    const { totalHits } = await counts.increment(new Date().toISOString().slice(0, 10));
    return totalHits <= limit;
  };
}
