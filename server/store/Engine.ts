import type { Dialect, Kysely, RawBuilder } from "kysely";
import type { Schema } from "./schema.ts";

interface DialectOptions {
  /** Awaited before each connection is used; opens the store if necessary. */
  ready?: () => Promise<void>;
  /** On SQLite, whether a commit survives a power cut (default) or only a crash of the process. */
  durable?: boolean;
}

export interface EngineHooks {
  /** Called when the database fails with `StoreUnavailable`; `lost` means that it must be opened again. */
  onUnavailable: (failure: { lost: boolean; code: string }) => void;
  /** Called when the opened SQLite file was missing or empty before. */
  onCreated?: () => void;
  /** Called when the write-ahead log of an opened SQLite file ended in the middle of a commit. */
  onTorn?: () => void;
}

/** Interface of a database engine. Its queries throw only `StoreUnavailable` and `QueryRefused`. */
export interface Engine {
  dialect: (options?: DialectOptions) => Dialect;
  /**
   * On SQLite, opens the file. Called before the migrations, and again after a failed opening or after `onUnavailable`
   * was called with `lost`.
   */
  open: () => Promise<void>;
  /**
   * SQL expression for the current time in epoch ms: the server's clock on Postgres, the clock of `sqliteClock.ts` on
   * SQLite. A comparison with it can use an index.
   */
  now: RawBuilder<number>;
  /** On SQLite under Linux, sets the clock behind `now`. Called after the migrations, because it reads a table. */
  syncClock: (db: Kysely<Schema>) => Promise<void>;
  /** Makes other processes wait with their migrations until the end of the transaction. */
  lockMigrations: (transaction: Kysely<never>) => Promise<void>;
  /**
   * Whether a subquery that selects rows to change should use `for update skip locked`. SQLite doesn't need it: only
   * one transaction writes at a time.
   */
  skipsLocked: boolean;
  /** Whether a `with` clause may contain an insert. */
  writesInWith: boolean;
  /**
   * On SQLite, returns the pages of deleted rows to the file system and truncates the write-ahead log. Stops between
   * two steps if `signal` aborts.
   */
  compact: (signal?: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
}
