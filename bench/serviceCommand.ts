import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** What Node is started with to serve: the Procfile's own flags and program, so that a bench measures what is deployed. */
export function serviceCommand(): string[] {
  const [, command] = /^web: node (.+)$/m.exec(readFileSync(join(root, "Procfile"), "utf8"))!;
  const parameters = command!.split(" ");
  return [...parameters.slice(0, -1), join(root, parameters.at(-1)!)];
}
