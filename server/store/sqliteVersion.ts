import { DatabaseSync } from "node:sqlite";
import { type Config, ConfigError } from "../config/readConfig.ts";

/** First patch releases with the fix, by minor version of SQLite 3. All minor versions after 51 have it. */
const FIXED_PATCHES: Readonly<Record<number, number>> = { 44: 6, 50: 7, 51: 3 };

/**
 * Whether this SQLite version has the WAL-reset bug: it may lose commits or damage the file when several connections
 * write to it and checkpoint (https://sqlite.org/wal.html#walresetbug).
 */
export function hasWalResetFault(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  return major === 3 && minor <= 51 && patch < (FIXED_PATCHES[minor] ?? Infinity);
}

export function sqliteVersion(): string {
  using database = new DatabaseSync(":memory:");
  const { version } = database.prepare("select sqlite_version() as version").get()!;
  return String(version);
}

/**
 * Returns the warning to log at start if SQLite is used and its version has the WAL-reset bug; else an empty array.
 *
 * @throws {ConfigError} if several processes would share the file with such a version.
 */
export function checkSqlite(
  { store, processes }: Pick<Config, "store" | "processes">,
  version = sqliteVersion(),
): string[] {
  if (store.databaseUrl !== undefined || !hasWalResetFault(version)) return [];
  const fault = `SQLite ${version} of this Node can lose data when several processes share a file`;
  if (processes > 1) {
    throw new ConfigError(
      `WEB_CONCURRENCY: ${fault}; use Node 24.15 or newer, one process, or DATABASE_URL`,
    );
  }
  return [`${fault}; use Node 24.15 or newer`];
}
