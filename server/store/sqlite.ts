import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";

/** `synchronous = full`: a commit survives a power cut. `secure_delete`: erased data is overwritten. */
const SETTINGS =
  "pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma foreign_keys = on";

/** SQLite's result codes (https://sqlite.org/rescode.html) that say that the file can't be used. */
const UNAVAILABLE: Readonly<Record<number, string>> = {
  3: "SQLITE_PERM",
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  7: "SQLITE_NOMEM",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  26: "SQLITE_NOTADB",
};

/** Kysely's dialect for SQLite. `open` is called with the first query, and again until it succeeds. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(open: () => Promise<SqliteDatabase>) {
    super({ database: open });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** Lets Kysely's Migrator run inside `begin immediate`: it takes no lock of its own on SQLite. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Opens a file with Node's driver. Several processes may use it, one of them for more than a moment: the driver is
 * synchronous, and waits for another writer.
 *
 * @param toError translates errors of the driver.
 */
export function openSqlite(path: string, toError: (error: unknown) => unknown): SqliteDatabase {
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

/** Returns the code for `StoreUnavailable`; undefined for an error of the query itself. */
export function sqliteCode(error: unknown): string | undefined {
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (code !== "ERR_SQLITE_ERROR") return code;
  return UNAVAILABLE[(errcode ?? 0) & 0xff];
}
