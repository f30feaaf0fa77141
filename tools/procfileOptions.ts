import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the options that the Procfile gives to Node, such as V8's flags. */
export function procfileOptions(): string[] {
  const procfile = readFileSync(join(import.meta.dirname, "../Procfile"), "utf8");
  return procfile.match(/--\S+/g) ?? [];
}
