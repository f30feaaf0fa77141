import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

const CORES = availableParallelism();

/** Whether programs can be kept to a core of their own here. */
export const isPinned = CORES > 1 && spawnSync("taskset", ["-V"]).status === 0;

/** The load comes from the last core, and the service has what is left of them. */
export const loadCore = String(CORES - 1);

/** Whether two processes and the load can have a core each. */
export const hasThreeCores = CORES > 2;

/** A command for Node with these parameters, on the cores given where that can be said. */
export function onCores(cores: string, ...parameters: string[]): [string, string[]] {
  return isPinned
    ? ["taskset", ["-c", cores, process.execPath, ...parameters]]
    : [process.execPath, parameters];
}
