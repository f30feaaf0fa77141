import type { Counts } from "../../store/counts.ts";

const DAY_MS = 86_400_000;

/** Limits the model's calls per UTC day, across all instances. Every attempt counts, including retries. */
export function dailyLimit({ increment }: Counts, limit: number): () => Promise<boolean> {
  return async () => {
    if (limit === 0) return false;
    // The key contains the day, so its count only has to last for that day.
    const { hits } = await increment(`model\n${new Date().toISOString().slice(0, 10)}`, DAY_MS);
    return hits <= limit;
  };
}
