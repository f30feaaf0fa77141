import type { Counts } from "../../store/counts.ts";

const DAY_MS = 86_400_000;

/** Limits the model's calls in a UTC day, on all instances together. Each attempt counts, a retry too. */
export function dailyLimit({ increment }: Counts, limit: number): () => Promise<boolean> {
  return async () => {
    if (limit === 0) return false;
    // The key names the day; its count need only outlive it.
    const { hits } = await increment(`model\n${new Date().toISOString().slice(0, 10)}`, DAY_MS);
    return hits <= limit;
  };
}
