/** Returns the CPU time in ms that a function takes. Unlike the elapsed time, it hardly depends on other processes. */
export function cpuTimeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
