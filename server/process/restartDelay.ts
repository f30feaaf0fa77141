const SECOND_MS = 1000;

/** Returns the wait in ms before a crashed process is replaced: 0 for the first crash, then 1 s, doubled up to 30 s. */
export function restartDelay(crashesInARow: number): number {
  if (crashesInARow <= 1) return 0;
  return Math.min(SECOND_MS * 2 ** (crashesInARow - 2), 30 * SECOND_MS);
}
