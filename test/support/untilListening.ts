import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { until } from "./until.ts";

/** Time in ms for a start of the service: it takes a second, and on a very busy machine twenty. */
export const START_LIMIT_MS = 50_000;

/** Line of the service's log, parsed. */
type LogLine = Record<string, unknown>;

/**
 * Waits until a started service listens. Resolves to its port, which the system chooses with `PORT=0`, and to its log,
 * which grows as long as the process runs.
 */
export async function untilListening({ stdout }: ChildProcess) {
  const logged: LogLine[] = [];
  createInterface(stdout!).on("line", (line) => logged.push(JSON.parse(line) as LogLine));
  const listening = () => logged.find(({ msg }) => msg === "listening");
  await until(() => listening() !== undefined, START_LIMIT_MS);
  return { port: listening()!.port as number, logged };
}
