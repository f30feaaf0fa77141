import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type CompiledQuery, Kysely, type SqliteDatabase, SqliteDialect } from "kysely";
import type { CallDriver } from "./callDriver.ts";
import { migrate } from "./migrations.ts";

/** `synchronous = full`: a commit survives a power cut. `secure_delete`: erased data is overwritten. */
const SETTINGS =
  "pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma foreign_keys = on";

/** Limit in ms for which the driver, which is synchronous, blocks the process while another connection writes. */
const BLOCKING_LIMIT_MS = 50;

/** Kysely's dialect for a SQLite file, which is opened and migrated with the first query, and again until that succeeds. */
export function sqliteDialect(path: string, callDriver: CallDriver): SqliteDialect {
  return new SqliteDialect({
    database: async () => await callDriver(async () => await openFile(path)),
    async onCreateConnection(connection) {
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = async <Row>(query: CompiledQuery) =>
        await callDriver(async () => await execute<Row>(query));
    },
  });
}

/** Opens a file with Node's driver and migrates it. */
async function openFile(path: string): Promise<SqliteDatabase> {
  // The file holds personal data and secrets: only its owner may read it.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600));
  const file = new DatabaseSync(path, { timeout: BLOCKING_LIMIT_MS });
  const database = adapt(file);
  try {
    file.exec(SETTINGS);
    const dialect = new SqliteDialect({ database });
    await new Kysely<never>({ dialect }).transaction().execute(migrate);
    return database;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Adapts Node's driver to Kysely, which expects the interface of better-sqlite3. */
function adapt(file: DatabaseSync): SqliteDatabase {
  const values = (given: readonly unknown[]) => given as SQLInputValue[];
  return {
    close: () => file.close(),
    prepare(text) {
      // On a full disk SQLite has already rolled back.
      const isDone = text === "rollback" && !file.isTransaction;
      // After a plain "begin", a write fails if another process wrote since the first read.
      const own = text === "begin" ? "begin immediate" : text;
      const statement = file.prepare(isDone ? "select 1" : own);
      return {
        reader: statement.columns().length > 0,
        all: (given) => statement.all(...values(given)),
        run: (given) => statement.run(...values(given)),
        iterate: (given) => statement.iterate(...values(given)),
      };
    },
  };
}
