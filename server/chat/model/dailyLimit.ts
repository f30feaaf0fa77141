import { DAY_MS } from "../../../src/shared/dayMs.ts";
import type { Counts } from "../../store/counts.ts";

/**
 * Returns a function that counts a call of the model, and resolves to whether the limit of the current UTC day allows
 * it. The limit holds for all processes that share the counter. Rejects with the counter's errors.
 */
export function dailyLimit({ increment }: Counts, limit: number): () => Promise<boolean> {
  return async () => {
    if (limit === 0) return false;
    // The key contains the day, so the count needn't last longer than a day.
    const { hits } = await increment(`model\n${new Date().toISOString().slice(0, 10)}`, DAY_MS);
    return hits <= limit;
  };
}
