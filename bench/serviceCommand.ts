import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * Returns Node's arguments for the service: the Procfile's flags and program, so that a bench measures what is
 * deployed.
 */
export function serviceCommand(): string[] {
  const [, command] = /^web: node (.+)$/m.exec(readFileSync(join(root, "Procfile"), "utf8"))!;
  const parameters = command!.split(" ");
  return [...parameters.slice(0, -1), join(root, parameters.at(-1)!)];
}
