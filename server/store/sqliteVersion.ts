import { DatabaseSync } from "node:sqlite";
import { type Config, ConfigError } from "../config/readConfig.ts";

/** The first release without the fault, and the branches it was mended in too. */
const FIXED = [3, 51, 3] as const;
const BACKPORTS = [
  [3, 50, 7],
  [3, 44, 6],
] as const;

/**
 * Whether this SQLite may lose commits when several connections write and checkpoint the same file
 * (https://sqlite.org/wal.html#walresetbug).
 */
export function hasWalResetFault(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  const isBackport = BACKPORTS.some(
    ([branch, of, first]) => major === branch && minor === of && patch >= first,
  );
  const order = major - FIXED[0] || minor - FIXED[1] || patch - FIXED[2];
  return order < 0 && !isBackport;
}

export function sqliteVersion(): string {
  const database = new DatabaseSync(":memory:");
  const { version } = database.prepare("select sqlite_version() as version").get()!;
  database.close();
  return String(version);
}

/**
 * What the log should say at start of a SQLite that isn't sound.
 *
 * @throws {ConfigError} when several processes would share its file.
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
