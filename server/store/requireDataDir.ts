import { accessSync, constants, mkdirSync } from "node:fs";
import { type Config, ConfigError } from "../config/readConfig.ts";

/**
 * Creates the data folder if SQLite or the Maildir uses it.
 *
 * @throws {ConfigError} if the folder can't be created or written to.
 */
export function requireDataDir({ store, mail }: Pick<Config, "store" | "mail">): void {
  const isUsed = store.databaseUrl === undefined || mail.server === undefined;
  if (!isUsed) return;
  try {
    // 0o700 because it will hold personal data.
    mkdirSync(store.dataDir, { recursive: true, mode: 0o700 });
    accessSync(store.dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR: the folder can't be created or written to (${code})`);
  }
}
