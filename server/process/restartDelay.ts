const SECOND = 1000;

/** Milliseconds to wait before a crashed process is replaced: none the first time, then doubling to 30 s. */
export function restartDelay(crashesInARow: number): number {
  if (crashesInARow <= 1) return 0;
  return Math.min(SECOND * 2 ** (crashesInARow - 2), 30 * SECOND);
}
