import type { Limit } from "../config/limit.ts";

/** Maximum addresses in each of the two maps of counts. */
const MAX_ADDRESSES = 5000;

interface Count {
  count: number;
  /** `performance.now()` of the last refusal. */
  at: number;
}

/** Counter of 4xx responses per address. */
export interface Refusals {
  add: (address: string) => void;
  /** Returns the seconds, rounded up, until one more refusal is within the address's limit; 0 if it already is. */
  secondsToWait: (address: string) => number;
}

/**
 * Creates a leaky-bucket counter in the memory of this process, because a flood must not cause store writes. Counts
 * decrease at the limit's rate, so an address that continues to send is blocked and let through in turns. Keeps
 * the counts of the last `MAX_ADDRESSES` refused addresses, and of up to as many older ones. Without a limit nothing is
 * counted.
 */
export function countRefusals(limit: Limit | null): Refusals {
  if (!limit) return { add: () => {}, secondsToWait: () => 0 };

  const { requests, seconds } = limit;
  const forgottenPerMs = requests / (seconds * 1000);
  // Two maps, of which the older one is dropped as a whole: a Map is slow if each new entry replaces the oldest one.
  let older = new Map<string, Count>();
  let recent = new Map<string, Count>();

  function countOf(address: string): number {
    const known = recent.get(address) ?? older.get(address);
    return known ? Math.max(0, known.count - (performance.now() - known.at) * forgottenPerMs) : 0;
  }

  return {
    add(address) {
      const count = countOf(address) + 1;
      if (recent.size >= MAX_ADDRESSES) {
        older = recent;
        recent = new Map();
      }
      recent.set(address, { count, at: performance.now() });
    },
    secondsToWait(address) {
      const excess = countOf(address) - requests + 1;
      return excess > 0 ? Math.max(1, Math.ceil(excess / forgottenPerMs / 1000)) : 0;
    },
  };
}
