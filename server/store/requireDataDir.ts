import { accessSync, constants, mkdirSync } from "node:fs";
import { type Config, ConfigError } from "../config/readConfig.ts";

/**
 * Makes the folder that everything is kept in, where something is. Once at the start: what befalls the disk
 * later is the store's to survive.
 *
 * @throws {ConfigError} when it can't be made or written to.
 */
export function requireDataDir({ store, mail }: Pick<Config, "store" | "mail">): void {
  const isUsed = store.databaseUrl === undefined || mail.server === undefined;
  if (!isUsed) return;
  try {
    // What it will hold is personal.
    mkdirSync(store.dataDir, { recursive: true, mode: 0o700 });
    accessSync(store.dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR: the folder can't be made or written to (${code})`);
  }
}
