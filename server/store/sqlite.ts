import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, type SqliteDatabase, SqliteDialect } from "kysely";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import { migrate } from "./migrations.ts";

/** `synchronous = full`: a commit survives a power cut. `secure_delete`: erased data is overwritten. */
const SETTINGS =
  "pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma foreign_keys = on";

/** SQLite's result codes (https://sqlite.org/rescode.html) of the query itself: ERROR, TOOBIG, CONSTRAINT, MISMATCH, RANGE. */
const OF_THE_QUERY = new Set([1, 18, 19, 20, 25]);

/**
 * Kysely's dialect for a SQLite file, which is opened and migrated with the first query, and again until that succeeds.
 *
 * @param toError translates errors of the driver.
 */
export function sqliteDialect(path: string, toError: (error: unknown) => unknown): SqliteDialect {
  return new SqliteDialect({
    database: async () => {
      const database = openFile(path, toError);
      try {
        const dialect = new SqliteDialect({ database });
        await new Kysely<never>({ dialect }).transaction().execute(migrate);
        return database;
      } catch (error) {
        database.close();
        throw error;
      }
    },
  });
}

/**
 * Opens a file with Node's driver. Several processes may use it, one of them for more than a moment: the driver is
 * synchronous, and waits for another writer.
 */
function openFile(path: string, toError: (error: unknown) => unknown): SqliteDatabase {
  const guard = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw toError(error);
    }
  };
  const database = guard(() => {
    // The file holds personal data and secrets: only its owner may read it.
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, "a", 0o600));
    const opened = new DatabaseSync(path, { timeout: 5000 });
    opened.exec(SETTINGS);
    return opened;
  });
  return {
    close: () => database.close(),
    prepare: (text) => {
      // On a full disk SQLite has already rolled back.
      const isDone = text === "rollback" && !database.isTransaction;
      // After a plain "begin", a write fails if another process wrote since the first read.
      const own = isDone ? "select 1" : text === "begin" ? "begin immediate" : text;
      const statement = guard(() => database.prepare(own));
      const values = (given: readonly unknown[]) => given as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (given) => guard(() => statement.all(...values(given))),
        run: (given) => guard(() => statement.run(...values(given))),
        iterate: (given) => statement.iterate(...values(given)),
      };
    },
  };
}

/** Error of the driver, or of `node:fs` with a `code` alone. */
interface SqliteError {
  code?: string;
  errcode?: number;
  errstr?: string;
}

/** Returns the fault of the file or the disk; undefined for an error of the query itself. */
export function sqliteFault(error: unknown): StoreUnavailable | undefined {
  const { code, errcode, errstr } = error as SqliteError;
  if (errcode === undefined)
    return code ? new StoreUnavailable(code, `DATA_DIR: ${code}`) : undefined;
  const primary = errcode & 0xff;
  if (OF_THE_QUERY.has(primary)) return undefined;
  return new StoreUnavailable(`SQLITE_${primary}`, `DATA_DIR: nora.db: ${errstr}`);
}
