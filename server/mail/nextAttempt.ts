const SECOND = 1000;
const HOUR = 3600 * SECOND;

/**
 * Milliseconds to wait after so many failures: 10 s after the first, doubling to an hour at most. Each wait
 * loses up to a quarter, so that messages and instances don't all come back together.
 */
export function nextAttempt(failures: number, random = Math.random): number {
  const wait = Math.min(10 * SECOND * 2 ** (failures - 1), HOUR);
  return Math.round(wait * (1 - random() / 4));
}
