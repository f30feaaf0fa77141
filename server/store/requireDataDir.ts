import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { type Config, ConfigError } from "../config/readConfig.ts";

/**
 * Creates the data folder if SQLite or the Maildir uses it.
 *
 * @throws {ConfigError} if the folder can't be created or written to.
 */
export function requireDataDir({ store, mail }: Pick<Config, "store" | "mail">): void {
  if (store.databaseUrl !== undefined && mail.server !== undefined) return;
  try {
    createFolder(store.dataDir);
    accessSync(`${store.dataDir}/.`, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR: the folder can't be created or written to (${code})`);
  }
}

/** Creates a folder and its missing parents. Node's own `recursive` never returns for a folder in /proc. */
function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  // It will hold personal data.
  mkdirSync(path, { mode: 0o700 });
}
