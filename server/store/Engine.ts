import type { Dialect, Kysely, RawBuilder } from "kysely";
import type { Schema } from "./schema.ts";

export interface DialectOptions {
  /** Awaited before each connection is used; throws `StoreUnavailable` to fail fast. */
  ready?: () => Promise<void>;
  /** Whether a commit survives a power cut; every commit survives the end of the process. */
  durable?: boolean;
}

export interface EngineHooks {
  /** Called for every `StoreUnavailable`; `lost` when the store must be opened again. */
  onUnavailable: (failure: { lost: boolean; code: string }) => void;
  /** Called when a SQLite file was created. */
  onCreated?: () => void;
  /** Called when the log of a SQLite file ends within a commit. */
  onTorn?: () => void;
}

/** What differs between the two databases. Their errors leave as `StoreUnavailable` or `QueryRefused`. */
export interface Engine {
  dialect: (options?: DialectOptions) => Dialect;
  /** Prepares what the first query needs; called again after a failure. */
  open: () => Promise<void>;
  /** The time inside a statement, in epoch ms; constant within it, so that an index on a time is used. */
  now: RawBuilder<number>;
  /** Sets the clock behind `now`, once the tables are up to date. */
  syncClock: (db: Kysely<Schema>) => Promise<void>;
  /** Makes other processes that migrate wait until the transaction's end. */
  lockMigrations: (transaction: Kysely<never>) => Promise<void>;
  /** Whether a subquery that picks rows should lock them and skip rows that others have locked. Without it writers run one at a time anyway. */
  skipsLocked: boolean;
  /** Whether a `with` clause may insert. */
  writesInWith: boolean;
  /** Returns the pages of erased rows to the disk, where the engine doesn't do so by itself. */
  compact: () => Promise<void>;
  close: () => Promise<void>;
}
