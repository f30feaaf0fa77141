import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";

const CORES = availableParallelism();

/** Whether processes are pinned to CPU cores: with at least two cores and `taskset`. */
export const isPinned = CORES > 1 && spawnSync("taskset", ["-V"]).status === 0;

/** Whether two service processes and the load generator can each have a core of their own. */
export const hasThreeCores = CORES > 2;

/** Returns a command that runs Node with these parameters, pinned to the given cores if `isPinned`. */
export function onCores(cores: string | undefined, ...parameters: string[]): [string, string[]] {
  return isPinned && cores !== undefined
    ? ["taskset", ["-c", cores, process.execPath, ...parameters]]
    : [process.execPath, parameters];
}

/**
 * Returns a command that runs a load generator of this folder, pinned to the last core if `isPinned`. The load
 * generator receives the task as JSON in its first argument.
 */
export function loadCommand(file: string, task: object): [string, string[]] {
  return onCores(String(CORES - 1), join(import.meta.dirname, file), JSON.stringify(task));
}
