import { readFileSync } from "node:fs";

/**
 * Returns the CPU time of a process and its running children in ms, in steps of 10: `utime` and `stime` of proc(5) are
 * in clock ticks, assumed to be 10 ms.
 */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  const own = (Number(fields[11]) + Number(fields[12])) * 10;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return children.filter(Boolean).reduce((sum, child) => sum + cpuOf(Number(child)), own);
}

/** Returns the resident memory of a process, without its children, in MB (1024² bytes). */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kilobytes) / 1024;
}
