/**
 * Limit of the CPU time in ms for a text made to be slow: some forty times what the current code takes. A regular
 * expression with exponential backtracking exceeds it.
 */
export const MAX_SLOW_TEXT_CPU_MS = 2000;

/** Returns the CPU time in ms that a function takes. Unlike the elapsed time, it hardly depends on other processes. */
export function cpuTimeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
