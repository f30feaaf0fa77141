import type { Limit } from "../config/limit.ts";

/** Maximum addresses counted at the same time. Further ones aren't limited. */
const MAX_ADDRESSES = 10_000;

/** Number of recent 4xx responses per address. */
export interface Refusals {
  add: (address: string) => void;
  /** Returns the whole seconds until one more refusal fits the address's limit; 0 if it does. */
  secondsToWait: (address: string) => number;
}

/**
 * Creates a leaky-bucket counter in the memory of this process, because a flood must not cause store writes. Counts
 * decrease at the limit's rate, so an address that keeps sending is blocked and let through in turns. Counts nothing
 * without a limit.
 */
export function countRefusals(limit: Limit | null): Refusals {
  if (!limit) return { add: () => {}, secondsToWait: () => 0 };

  const { requests, seconds } = limit;
  const forgottenPerMs = requests / (seconds * 1000);
  const counts = new Map<string, { count: number; at: number }>();
  let nextCleaning = 0;

  function countOf(address: string): number {
    const known = counts.get(address);
    return known ? Math.max(0, known.count - (performance.now() - known.at) * forgottenPerMs) : 0;
  }

  return {
    add(address) {
      const now = performance.now();
      if (counts.size >= MAX_ADDRESSES && now > nextCleaning) {
        nextCleaning = now + seconds * 1000;
        for (const known of counts.keys()) if (countOf(known) === 0) counts.delete(known);
      }
      if (counts.has(address) || counts.size < MAX_ADDRESSES) {
        counts.set(address, { count: countOf(address) + 1, at: now });
      }
    },
    secondsToWait(address) {
      const excess = countOf(address) - requests + 1;
      return excess > 0 ? Math.max(1, Math.ceil(excess / forgottenPerMs / 1000)) : 0;
    },
  };
}
