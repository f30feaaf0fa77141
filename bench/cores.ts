import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

const CORES = availableParallelism();

/** Whether processes can be pinned to CPU cores on this machine. */
export const isPinned = CORES > 1 && spawnSync("taskset", ["-V"]).status === 0;

/** The core that generates the load: the last one. The service uses the others. */
export const loadCore = String(CORES - 1);

/** Whether two service processes and the load can each have a core. */
export const hasThreeCores = CORES > 2;

/** Returns a command that runs Node with these parameters, pinned to the given cores if possible. */
export function onCores(cores: string, ...parameters: string[]): [string, string[]] {
  return isPinned
    ? ["taskset", ["-c", cores, process.execPath, ...parameters]]
    : [process.execPath, parameters];
}
