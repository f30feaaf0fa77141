import { accessSync, constants, existsSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Throws Node's error unless the user of this process can write to the folder or, if it doesn't exist, create it. */
export function requireWritable(directory: string): void {
  let part = resolve(directory);
  while (!existsSync(part) && part !== dirname(part)) part = dirname(part);
  // With `/.`, a file in place of the folder is an error (ENOTDIR).
  accessSync(`${part}/.`, constants.W_OK | constants.X_OK);
}
