const SECOND = 1000;
const HOUR = 3600 * SECOND;

/**
 * When to try again, in epoch ms: some 10 s after the first failure, doubling to an hour at most. Each
 * wait loses up to a quarter, so that messages and instances don't all come back together.
 */
export function nextAttempt(failures: number, now: number, random = Math.random): number {
  const wait = Math.min(10 * SECOND * 2 ** (failures - 1), HOUR);
  return now + Math.round(wait * (1 - random() / 4));
}
