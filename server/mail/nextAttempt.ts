const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/**
 * Returns the wait in ms after a number of failures (1 or more): 10 s after the first, then doubling up to an hour. Up
 * to a quarter is subtracted at random, so that messages and instances don't all retry at the same time.
 */
export function nextAttempt(failures: number, random = Math.random): number {
  const wait = Math.min(10 * SECOND_MS * 2 ** (failures - 1), HOUR_MS);
  return Math.round(wait * (1 - random() / 4));
}
