import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { QueryResult } from "kysely";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { EngineHooks } from "./Engine.ts";
import { DAMAGED_LOG, REMOVED } from "./explainFailure.ts";
import { type LogState, inspectLog } from "./inspectLog.ts";

/** Maximum number of free pages returned to the file system per step: 4 MB with SQLite's default page size. */
const COMPACTION_PAGES = 1000;

/** Maximum number of cached prepared statements; at the limit the cache is cleared. */
const MAX_PREPARED_STATEMENTS = 100;

/** Maximum size in bytes of a database file that is checked when it is opened: checking more would delay the start. */
const MAX_INSPECTED_BYTES = 33_554_432;

/** After a checkpoint, the next commit truncates a larger write-ahead log to this size in bytes. */
const MAX_LOG_BYTES = 8_388_608;

/** `auto_vacuum` must come first: once the file has a page, only VACUUM could enable it. */
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

/** SQLite file with one connection. `open` can reopen a lost connection. */
export class SqliteFile {
  /** Resolves when the current transaction of this process ends; undefined if there is none. */
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

  get isInTransaction(): boolean {
    return this.#open?.database.isTransaction ?? false;
  }

  open(): void {
    if (this.#open && this.#isInPlace()) return;
    if (this.#isRemoved()) throw new StoreUnavailable(REMOVED);
    this.close(this.#closedBy);
    // The file holds personal data and secrets: create it readable by its owner only.
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
    closeSync(openSync(this.#path, "a", 0o600));
    const isNew = statSync(this.#path).size === 0;
    const isTorn = !isNew && this.#inspect() === "torn";
    const database = new DatabaseSync(this.#path, { timeout: 0 });
    // Used by `Store.now`. Returns a bigint, because `node:sqlite` passes a number as REAL.
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
   * Checks the write-ahead log and the database file for damage before they are opened for writing. A file that is too
   * large isn't checked. After a check without damage, later openings skip it: SQLite reports later damage of
   * the database file when a statement reads the damaged page.
   *
   * @throws {StoreUnavailable} if a file is damaged.
   */
  #inspect(): LogState {
    if (this.#isInspected) return "whole";
    let state = inspectLog(`${this.#path}-wal`);
    // Retry: another process may have written during the read.
    for (let retries = 2; state === "damaged" && retries > 0; retries--) {
      state = inspectLog(`${this.#path}-wal`);
    }
    // SQLite would ignore commits in this log, and later overwrite or delete them.
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

    // With NORMAL, a commit is flushed by the next FULL commit or checkpoint. A transaction can't change the setting.
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

  /**
   * Returns up to `COMPACTION_PAGES` free pages to the file system and truncates the write-ahead log when none is left.
   * The result is the number of free pages left.
   */
  compact(): number {
    if (!this.#open) return 0;
    const { database } = this.#open;
    database.exec(`PRAGMA incremental_vacuum(${COMPACTION_PAGES})`);
    const { freelist_count: left } = database.prepare("PRAGMA freelist_count").get()!;
    // Another connection's open transaction can prevent the truncation, without an error.
    if (left === 0) database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    return Number(left);
  }

  /** @param reason Code of the `StoreUnavailable` that `run` throws until the file is open again. */
  close(reason = "CLOSED"): void {
    this.#closedBy = reason;
    // Closing would delete the log. On Linux, an operator can restore files that are still open from `/proc/<pid>/fd`.
    if (this.#isRemoved()) return;
    const open = this.#open;
    this.#open = undefined;
    open?.database.close();
  }

  /** Whether the database file is missing or empty beside a log with content. Opening it would delete the log. */
  #isRemoved(): boolean {
    return sizeOf(this.#path) === 0 && sizeOf(`${this.#path}-wal`) > 0;
  }

  /** False when the file was removed or replaced while open: writes to it would be lost. */
  #isInPlace(): boolean {
    return statSync(this.#path, { throwIfNoEntry: false })?.ino === this.#open?.inode;
  }
}

/** Throws if `quick_check` finds damage. Read-only: a writable connection could checkpoint the log when it closes. */
function checkPages(path: string): void {
  using database = new DatabaseSync(path, { readOnly: true, timeout: 0 });
  const { quick_check: result } = database.prepare("PRAGMA quick_check(1)").get()!;
  if (result !== "ok") throw new StoreUnavailable("SQLITE_CORRUPT");
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
