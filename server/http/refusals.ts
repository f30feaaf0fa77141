import type { Limit } from "../config/limit.ts";

/** Maximum addresses counted at the same time. Beyond it, the address whose last refusal is oldest is dropped. */
const MAX_ADDRESSES = 10_000;

/** Counter of 4xx responses per address. */
export interface Refusals {
  add: (address: string) => void;
  /** Returns the seconds, rounded up, until one more refusal is within the address's limit; 0 if it already is. */
  secondsToWait: (address: string) => number;
}

/**
 * Creates a leaky-bucket counter in the memory of this process, because a flood must not cause store writes. Counts
 * decrease at the limit's rate, so an address that continues to send is blocked and let through in turns. Without a
 * limit nothing is counted.
 */
export function countRefusals(limit: Limit | null): Refusals {
  if (!limit) return { add: () => {}, secondsToWait: () => 0 };

  const { requests, seconds } = limit;
  const forgottenPerMs = requests / (seconds * 1000);
  const counts = new Map<string, { count: number; at: number }>();

  function countOf(address: string): number {
    const known = counts.get(address);
    return known ? Math.max(0, known.count - (performance.now() - known.at) * forgottenPerMs) : 0;
  }

  return {
    add(address) {
      const count = countOf(address) + 1;
      // A Map keeps the order of insertion: delete the address first, so that it becomes the newest.
      counts.delete(address);
      if (counts.size >= MAX_ADDRESSES) counts.delete(counts.keys().next().value!);
      counts.set(address, { count, at: performance.now() });
    },
    secondsToWait(address) {
      const excess = countOf(address) - requests + 1;
      return excess > 0 ? Math.max(1, Math.ceil(excess / forgottenPerMs / 1000)) : 0;
    },
  };
}
