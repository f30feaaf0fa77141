import type { Dialect, Kysely, RawBuilder } from "kysely";
import type { Schema } from "./schema.ts";

interface DialectOptions {
  /** Awaited before each connection is used: opens the store or throws `StoreUnavailable`. */
  ready?: () => Promise<void>;
  /** Whether a commit survives a power cut (default), or only the end of the process. */
  durable?: boolean;
}

export interface EngineHooks {
  /** Called for each `StoreUnavailable`; `lost` means that the store must be opened again. */
  onUnavailable: (failure: { lost: boolean; code: string }) => void;
  /** Called when a SQLite file was created. */
  onCreated?: () => void;
  /** Called when the write-ahead log of a SQLite file ends in the middle of a commit. */
  onTorn?: () => void;
}

/** Interface of a database engine. It throws only `StoreUnavailable` and `QueryRefused`. */
export interface Engine {
  dialect: (options?: DialectOptions) => Dialect;
  /** Prepares the database before the first query; called again after a failure. */
  open: () => Promise<void>;
  /**
   * SQL expression for the current time in epoch ms: the server's clock on Postgres; on SQLite a monotonic
   * clock shared by all processes of the machine. Constant within a statement, so that indexes on times are
   * used.
   */
  now: RawBuilder<number>;
  /** Sets the clock behind `now`; called after the migrations. */
  syncClock: (db: Kysely<Schema>) => Promise<void>;
  /** Makes other processes that migrate wait until the end of the transaction. */
  lockMigrations: (transaction: Kysely<never>) => Promise<void>;
  /**
   * Whether a subquery that selects rows to change should use `for update skip locked`. SQLite doesn't need
   * it: only one transaction writes at a time.
   */
  skipsLocked: boolean;
  /** Whether a `with` clause may contain an insert. */
  writesInWith: boolean;
  /** Returns the pages of deleted rows to the file system, if the engine doesn't do so by itself. */
  compact: () => Promise<void>;
  close: () => Promise<void>;
}
