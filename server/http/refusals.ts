import type { Limit } from "../config/limit.ts";

/** Addresses counted at once; a flood from more of them is beyond what counting addresses can stop. */
const MAX_ADDRESSES = 50_000;

/** How often each address was refused of late. */
export interface Refusals {
  /** Counts an answer of 400 to 499. */
  add: (address: string) => void;
  /** Whole seconds until an address over the limit is answered again; 0 for one under it. */
  secondsToWait: (address: string) => number;
}

/**
 * Counts in the memory of each process: a flood must not become writes, and one that is spread over processes
 * is as much smaller for each. Refusals are forgotten at an even pace: an address that goes on is let through
 * now and then, never as a burst.
 */
export function countRefusals(limit: Limit | null): Refusals {
  if (!limit) return { add: () => {}, secondsToWait: () => 0 };

  const { requests, seconds } = limit;
  const forgottenPerMs = requests / (seconds * 1000);
  const counts = new Map<string, { count: number; at: number }>();
  let nextCleaning = 0;

  /** The refusals of an address that aren't forgotten yet. */
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
