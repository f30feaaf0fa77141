import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import type { Engine, EngineHooks } from "./Engine.ts";
import { DAMAGED_LOG, REMOVED } from "./explainFailure.ts";
import { type LogState, inspectLog } from "./inspectLog.ts";
import { QueryRefused } from "./QueryRefused.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import { createSqliteClock } from "./sqliteClock.ts";

/** Milliseconds for which a statement waits for other processes' writes. */
const STATEMENT_LIMIT = 5000;

/** SQLite's primary result codes (https://sqlite.org/rescode.html) that are met in operation. */
const NAMES: Record<number, string> = {
  3: "SQLITE_PERM",
  5: "SQLITE_BUSY",
  7: "SQLITE_NOMEM",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  26: "SQLITE_NOTADB",
};

/** SQLITE_ERROR, CONSTRAINT, MISMATCH, MISUSE, RANGE: the query is wrong, not the disk. */
const REFUSALS = new Set([1, 19, 20, 21, 25]);

/** After these the connection is as good as before: another process was writing, or the disk is full. */
const HARMLESS = new Set(["SQLITE_BUSY", "SQLITE_FULL"]);

/**
 * SQLite through Node's own driver, one file that several processes of a machine may share.
 *
 * The driver is synchronous, so statements never overlap within the process; a transaction, which spans
 * several turns of the event loop, makes the others wait for its end.
 */
export function sqliteEngine(path: string, hooks: EngineHooks): Engine {
  const { onUnavailable } = hooks;
  const clock = createSqliteClock();
  const file = new SqliteFile(path, clock.now, hooks);

  /** Tries again while another process writes; never by SQLite's own timeout, which would block the process. */
  async function patiently<T>(statement: () => T, hasTurn = () => !file.turn): Promise<T> {
    const deadline = performance.now() + STATEMENT_LIMIT;
    for (;;) {
      while (!hasTurn()) await file.turn;
      try {
        return statement();
      } catch (error) {
        const failure = translate(error);
        if (!(failure instanceof StoreUnavailable)) throw failure;
        if (failure.code !== "SQLITE_BUSY" || performance.now() > deadline) {
          const lost = !HARMLESS.has(failure.code);
          if (lost) file.close();
          onUnavailable({ lost, code: failure.code });
          throw failure;
        }
      }
      await sleep(1 + Math.random() * 9);
    }
  }

  class Connection implements DatabaseConnection {
    readonly durable: boolean;
    /** Ends this connection's transaction for those who wait. */
    endTurn: (() => void) | undefined;

    constructor(durable: boolean) {
      this.durable = durable;
    }

    async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      return await patiently(
        () => file.run<R>(text, parameters, this.durable),
        () => this.endTurn !== undefined || !file.turn,
      );
    }

    async begin(): Promise<void> {
      while (file.turn) await file.turn;
      const { promise, resolve } = Promise.withResolvers<void>();
      file.turn = promise;
      this.endTurn = () => {
        file.turn = undefined;
        this.endTurn = undefined;
        resolve();
      };
      try {
        // Not a plain "begin": a transaction that reads first and writes then fails at once when
        // another process wrote in between.
        await patiently(
          () => file.run("begin immediate", [], this.durable),
          () => true,
        );
      } catch (error) {
        this.endTurn();
        throw error;
      }
    }

    async end(command: "commit" | "rollback"): Promise<void> {
      await patiently(
        () => file.run(command, [], this.durable),
        () => true,
      );
      this.endTurn?.();
    }

    // oxlint-disable-next-line require-yield -- Kysely's interface; nothing here is read by pieces
    async *streamQuery(): AsyncGenerator<never> {
      throw new QueryRefused("SQLITE_STREAM");
    }
  }

  return {
    now: sql<number>`store_time()`,
    syncClock: clock.sync,
    skipsLocked: false,
    writesInWith: false,
    dialect: ({ ready = async () => {}, durable = true } = {}) => ({
      createAdapter: () => new Adapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createDriver: (): Driver => ({
        init: async () => {},
        async acquireConnection() {
          await ready();
          return new Connection(durable);
        },
        beginTransaction: async (connection) => await (connection as Connection).begin(),
        commitTransaction: async (connection) => await (connection as Connection).end("commit"),
        rollbackTransaction: async (connection) => await (connection as Connection).end("rollback"),
        releaseConnection: async (connection) => (connection as Connection).endTurn?.(),
        destroy: async () => {},
      }),
    }),
    open: async () => await patiently(() => file.open()),
    // "begin immediate" has the only write lock there is.
    lockMigrations: async () => {},
    async compact() {
      let left: number;
      do {
        left = await patiently(() => file.compact());
        await sleep(1);
      } while (left > 0);
    },
    async close() {
      file.close();
    },
  };
}

class Adapter extends SqliteAdapter {
  // Kysely would else let one query at a time pass, and one that waits for another process hold up all.
  override get supportsMultipleConnections() {
    return true;
  }
}

/** Pages of erased rows given back to the disk at once; some 4 MB. */
const COMPACTION_SLICE = 1000;

/** Statements kept prepared; ours are fewer. */
const PREPARED = 100;

/** A larger file isn't checked at the start: it would take seconds. */
const MAX_INSPECTED_BYTES = 33_554_432;

/** `auto_vacuum` comes first: once the file has its first page it can't be changed. */
const SETTINGS = `
  PRAGMA auto_vacuum = INCREMENTAL;
  PRAGMA journal_mode = WAL;
  PRAGMA journal_size_limit = ${8 * 1_048_576};
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
`;

interface Open {
  database: DatabaseSync;
  prepared: Map<string, StatementSync>;
  durable: boolean;
  inode: number;
}

class SqliteFile {
  /** The end of the transaction under way in this process, if one is. */
  turn: Promise<void> | undefined;
  readonly #path: string;
  readonly #now: () => number;
  readonly #hooks: EngineHooks;
  #isInspected = false;
  #open: Open | undefined;

  constructor(path: string, now: () => number, hooks: EngineHooks) {
    this.#path = path;
    this.#now = now;
    this.#hooks = hooks;
  }

  open(): void {
    if (this.#open && this.#isInPlace()) return;
    if (this.#isRemoved()) throw new StoreUnavailable(REMOVED);
    this.close();
    // It holds what visitors wrote, and secrets: readable by its owner alone, unless someone else made it.
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
    closeSync(openSync(this.#path, "a", 0o600));
    const isNew = statSync(this.#path).size === 0;
    const isTorn = !isNew && this.#inspect() === "torn";
    const database = new DatabaseSync(this.#path, { timeout: 0 });
    // Called in every statement with `Store.now`. As a bigint: SQLite would take a number as a REAL.
    database.function("store_time", () => BigInt(this.#now()));
    try {
      database.exec(SETTINGS);
    } catch (error) {
      database.close();
      throw error;
    }
    const { ino: inode } = statSync(this.#path);
    this.#open = { database, prepared: new Map(), durable: true, inode };
    if (isNew) this.#hooks.onCreated();
    if (isTorn) this.#hooks.onTorn();
  }

  /**
   * Looks for damage before anything is written, once per process; what is found later comes as an error of the
   * statement that meets it.
   */
  #inspect(): LogState {
    if (this.#isInspected) return "whole";
    let state = inspectLog(`${this.#path}-wal`);
    // Another process may have written while it was read.
    for (let retries = 2; state === "damaged" && retries > 0; retries--) {
      state = inspectLog(`${this.#path}-wal`);
    }
    // SQLite would drop what it holds, and then the log itself.
    if (state === "damaged") throw new StoreUnavailable(DAMAGED_LOG);
    if (sizeOf(this.#path) <= MAX_INSPECTED_BYTES) checkPages(this.#path);
    this.#isInspected = true;
    return state;
  }

  run<R>(text: string, parameters: readonly unknown[], durable: boolean): QueryResult<R> {
    const open = this.#open;
    if (!open || !this.#isInPlace()) {
      throw new StoreUnavailable(this.#isRemoved() ? REMOVED : "SQLITE_CANTOPEN");
    }

    // NORMAL leaves a commit's flush to the next durable one or to the next checkpoint. Within
    // a transaction it can't be changed.
    if (open.durable !== durable && !open.database.isTransaction) {
      open.database.exec(`PRAGMA synchronous = ${durable ? "FULL" : "NORMAL"}`);
      open.durable = durable;
    }
    const statement = this.#prepare(open, text);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };

    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare({ database, prepared }: Open, text: string): StatementSync {
    let statement = prepared.get(text);
    if (!statement) {
      if (prepared.size >= PREPARED) prepared.clear();
      statement = database.prepare(text);
      prepared.set(text, statement);
    }
    return statement;
  }

  /** Gives some free pages back and tells how many are left. */
  compact(): number {
    if (!this.#open) return 0;
    const { database } = this.#open;
    database.exec(`PRAGMA incremental_vacuum(${COMPACTION_SLICE})`);
    const { freelist_count: left } = database.prepare("PRAGMA freelist_count").get()!;
    // While a reader needs the log it stays as it is, until the next time.
    if (left === 0) database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    return Number(left);
  }

  close(): void {
    // Closing would remove the log. As long as this process runs, the file can be copied back from its descriptor.
    if (this.#isRemoved()) return;
    const open = this.#open;
    this.#open = undefined;
    open?.database.close();
  }

  /** Whether the database is gone and its log is still there: SQLite would begin a new one and remove the log. */
  #isRemoved(): boolean {
    return sizeOf(this.#path) === 0 && sizeOf(`${this.#path}-wal`) > 0;
  }

  /** False when the file was removed or replaced while open: what is written then is lost with it. */
  #isInPlace(): boolean {
    return statSync(this.#path, { throwIfNoEntry: false })?.ino === this.#open?.inode;
  }
}

/** Read-only, for the last connection to close writes the log into the database and removes it. */
function checkPages(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 0 });
  try {
    const { quick_check: result } = database.prepare("PRAGMA quick_check(1)").get()!;
    if (result !== "ok") throw new StoreUnavailable("SQLITE_CORRUPT");
  } finally {
    database.close();
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function translate(error: unknown): Error {
  if (!Error.isError(error)) return new QueryRefused("UNKNOWN");
  if (error instanceof StoreUnavailable || error instanceof QueryRefused) return error;

  const { code, errcode } = error as Error & { code?: string; errcode?: number };
  if (code === "ERR_SQLITE_ERROR" && errcode !== undefined) {
    const primary = errcode & 0xff;
    const name = NAMES[primary] ?? `SQLITE_${errcode}`;
    return REFUSALS.has(primary) ? new QueryRefused(name) : new StoreUnavailable(name);
  }
  // What is left comes from the file system (ENOTDIR, EACCES, ENOSPC…) or is a wrong argument.
  return code && !code.startsWith("ERR_")
    ? new StoreUnavailable(code)
    : new QueryRefused(code ?? error.name);
}
