import { readFileSync } from "node:fs";

/**
 * Returns the CPU time used by a process and its children in ms, in steps of 10 (proc(5): fields 14 and 15, in clock
 * ticks, of which Linux has 100 a second).
 */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  const own = (Number(fields[11]) + Number(fields[12])) * 10;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return children.filter(Boolean).reduce((sum, child) => sum + cpuOf(Number(child)), own);
}

/** Returns the resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kilobytes) / 1024;
}
