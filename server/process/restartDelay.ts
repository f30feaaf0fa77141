const SECOND_MS = 1000;

/** Returns the wait in ms before a crashed worker is replaced: 0 after one crash, 1 s after two, doubled up to 30 s. */
export function restartDelay(crashesInARow: number): number {
  if (crashesInARow <= 1) return 0;
  return Math.min(SECOND_MS * 2 ** (crashesInARow - 2), 30 * SECOND_MS);
}
