import type { Dialect, Kysely, RawBuilder } from "kysely";
import type { Schema } from "./schema.ts";

export interface DialectOptions {
  /** Awaited before each connection is used; throws `StoreUnavailable` to fail fast. */
  ready?: () => Promise<void>;
  /** Whether a commit survives a power cut; every commit survives the end of the process. */
  durable?: boolean;
}

export interface EngineHooks {
  /** Told of every `StoreUnavailable`; `lost` when the store must be opened again. */
  onUnavailable: (failure: { lost: boolean }) => void;
}

/** What the two databases do each in its own way. Their errors leave as `StoreUnavailable` or `QueryRefused`. */
export interface Engine {
  dialect: (options?: DialectOptions) => Dialect;
  /** Prepares what must be there before the first query, after a failure once more. */
  open: () => Promise<void>;
  /** The time inside a statement, in epoch ms; constant within it, so that an index on a time is used. */
  now: RawBuilder<number>;
  /** Sets the clock behind `now`, once the tables are up to date. */
  syncClock: (db: Kysely<Schema>) => Promise<void>;
  /** Makes others who migrate wait until the end of the transaction. */
  lockMigrations: (transaction: Kysely<never>) => Promise<void>;
  /** Locks the rows a subquery picks and passes over those that others have locked; undefined where writers take turns anyway. */
  skipsLocked: boolean;
  /** Gives the room of erased rows back to the disk, where the engine doesn't do so by itself. */
  compact: () => Promise<void>;
  close: () => Promise<void>;
}
