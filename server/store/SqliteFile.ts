import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { QueryResult } from "kysely";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { EngineHooks } from "./Engine.ts";
import { DAMAGED_LOG, REMOVED } from "./explainFailure.ts";
import { type LogState, inspectLog } from "./inspectLog.ts";

/** Pages of erased rows returned to the disk in one step; 4 MB. */
const COMPACTION_PAGES = 1000;

/** More than the service has statements. */
const MAX_PREPARED_STATEMENTS = 100;

/** A larger file isn't checked at the start: it would take seconds. */
const MAX_INSPECTED_BYTES = 33_554_432;

/** A log that grew beyond it, while a reader needed it, is cut when it is used again. */
const MAX_LOG_BYTES = 8_388_608;

/** `auto_vacuum` comes first: once the file has its first page it can't be changed. */
const SETTINGS = `
  PRAGMA auto_vacuum = INCREMENTAL;
  PRAGMA journal_mode = WAL;
  PRAGMA journal_size_limit = ${MAX_LOG_BYTES};
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
`;

interface Open {
  database: DatabaseSync;
  prepared: Map<string, StatementSync>;
  durable: boolean;
  inode: number;
}

/** One SQLite file, opened when it is first used and again after it was lost. */
export class SqliteFile {
  /** Resolves at the end of this process's transaction; undefined while there is none. */
  turn: Promise<void> | undefined;
  readonly #path: string;
  readonly #now: () => number;
  readonly #hooks: EngineHooks;
  #isInspected = false;
  #open: Open | undefined;
  #closedBy = "CLOSED";

  constructor(path: string, now: () => number, hooks: EngineHooks) {
    this.#path = path;
    this.#now = now;
    this.#hooks = hooks;
  }

  open(): void {
    if (this.#open && this.#isInPlace()) return;
    if (this.#isRemoved()) throw new StoreUnavailable(REMOVED);
    this.close(this.#closedBy);
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
    if (isNew) this.#hooks.onCreated?.();
    if (isTorn) this.#hooks.onTorn?.();
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
    if (!open) throw new StoreUnavailable(this.#closedBy);
    if (!this.#isInPlace()) {
      throw new StoreUnavailable(this.#isRemoved() ? REMOVED : "SQLITE_CANTOPEN");
    }

    // NORMAL leaves flushing to the next durable commit or checkpoint. It can't change within a transaction.
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
      if (prepared.size >= MAX_PREPARED_STATEMENTS) prepared.clear();
      statement = database.prepare(text);
      prepared.set(text, statement);
    }
    return statement;
  }

  /** Returns some free pages to the disk; the result is how many are left. */
  compact(): number {
    if (!this.#open) return 0;
    const { database } = this.#open;
    database.exec(`PRAGMA incremental_vacuum(${COMPACTION_PAGES})`);
    const { freelist_count: left } = database.prepare("PRAGMA freelist_count").get()!;
    // No effect while a reader needs the log.
    if (left === 0) database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    return Number(left);
  }

  /** @param reason the code of later failures, until it is open again. */
  close(reason = "CLOSED"): void {
    this.#closedBy = reason;
    // Closing would remove the log. While the process runs, the file can be copied back from its descriptor.
    if (this.#isRemoved()) return;
    const open = this.#open;
    this.#open = undefined;
    open?.database.close();
  }

  /** Whether the database is gone but its log is not: SQLite would begin a new one and remove the log. */
  #isRemoved(): boolean {
    return sizeOf(this.#path) === 0 && sizeOf(`${this.#path}-wal`) > 0;
  }

  /** False when the file was removed or replaced while open: what is written to it then is lost. */
  #isInPlace(): boolean {
    return statSync(this.#path, { throwIfNoEntry: false })?.ino === this.#open?.inode;
  }
}

/** Read-only: the last connection that could write would move the log into the database when it closes. */
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
