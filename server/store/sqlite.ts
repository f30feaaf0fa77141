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
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { Engine, EngineHooks } from "./Engine.ts";
import { QueryRefused } from "./QueryRefused.ts";
import { SqliteFile } from "./SqliteFile.ts";
import { createSqliteClock } from "./sqliteClock.ts";
import { translateSqliteError } from "./translateSqliteError.ts";

/** Time in ms for which a statement is retried while another process writes. */
const BUSY_TIMEOUT_MS = 5000;

/** Errors after which the connection stays usable: another process was writing, or the disk is full. */
const RECOVERABLE = new Set(["SQLITE_BUSY", "SQLITE_FULL"]);

/**
 * Creates the SQLite engine on Node's driver. Several processes of one machine may share the file.
 *
 * The driver is synchronous, so a statement blocks the event loop while it runs. A transaction lasts several turns of
 * the event loop; other statements of the process wait until it ends, because they share the connection.
 */
export function sqliteEngine(path: string, hooks: EngineHooks): Engine {
  const clock = createSqliteClock();
  const file = new SqliteFile(path, clock.now, hooks);
  const retry = createRetry(file, hooks);

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
          return new Connection(file, retry, durable);
        },
        beginTransaction: async (connection) => await (connection as Connection).begin(),
        commitTransaction: async (connection) => await (connection as Connection).end("commit"),
        rollbackTransaction: async (connection) => await (connection as Connection).end("rollback"),
        releaseConnection: async (connection) => (connection as Connection).endTurn?.(),
        destroy: async () => {},
      }),
    }),
    open: async () => await retry(() => file.open()),
    // Not needed: "begin immediate" takes SQLite's only write lock.
    lockMigrations: async () => {},
    async compact(signal) {
      let left = Infinity;
      let before: number;
      do {
        before = left;
        left = await retry(() => file.compact());
        await sleep(1);
        if (signal?.aborted) break;
        // Ends when a step frees no page: the file may have been created without auto_vacuum, for example from a dump.
      } while (left > 0 && left < before);
    },
    close: async () => file.close(),
  };
}

type Retry = <T>(statement: () => T, mayRun?: () => boolean) => Promise<T>;

/**
 * Returns a function that runs a statement and retries it for up to `BUSY_TIMEOUT_MS` while another process writes. It
 * translates errors and reports an unavailable file. SQLite's own busy timeout would block the event loop.
 */
function createRetry(file: SqliteFile, { onUnavailable }: EngineHooks): Retry {
  return async (statement, mayRun = () => !file.turn) => {
    const deadline = performance.now() + BUSY_TIMEOUT_MS;
    for (;;) {
      while (!mayRun()) await file.turn;
      try {
        return statement();
      } catch (error) {
        const failure = translateSqliteError(error);
        if (!(failure instanceof StoreUnavailable)) throw failure;
        if (failure.code !== "SQLITE_BUSY" || performance.now() > deadline) {
          const lost = !RECOVERABLE.has(failure.code);
          if (lost) file.close(failure.code);
          onUnavailable({ lost, code: failure.code });
          throw failure;
        }
      }
      await sleep(1 + Math.random() * 9);
    }
  };
}

/** Kysely connection for one query or one transaction. */
class Connection implements DatabaseConnection {
  /** Ends the transaction and lets waiting statements run; undefined outside a transaction. */
  endTurn: (() => void) | undefined;
  readonly #file: SqliteFile;
  readonly #retry: Retry;
  readonly #durable: boolean;

  constructor(file: SqliteFile, retry: Retry, durable: boolean) {
    this.#file = file;
    this.#retry = retry;
    this.#durable = durable;
  }

  async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return await this.#retry(
      () => this.#file.run<R>(text, parameters, this.#durable),
      () => this.endTurn !== undefined || !this.#file.turn,
    );
  }

  async begin(): Promise<void> {
    while (this.#file.turn) await this.#file.turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#file.turn = promise;
    this.endTurn = () => {
      this.#file.turn = undefined;
      this.endTurn = undefined;
      resolve();
    };
    try {
      // Not a plain "begin": after a read, a write in the transaction fails if another process wrote in between.
      await this.#runNow("begin immediate");
    } catch (error) {
      this.endTurn();
      throw error;
    }
  }

  async end(command: "commit" | "rollback"): Promise<void> {
    // SQLite has already rolled back after some errors, for example on a full disk.
    if (command === "commit" || this.#file.isInTransaction) await this.#runNow(command);
    this.endTurn?.();
  }

  async #runNow(command: string): Promise<void> {
    await this.#retry(
      () => this.#file.run(command, [], this.#durable),
      () => true,
    );
  }

  // oxlint-disable-next-line require-yield -- Kysely's interface; no query of the service streams
  async *streamQuery(): AsyncGenerator<never> {
    throw new QueryRefused("SQLITE_STREAM");
  }
}

class Adapter extends SqliteAdapter {
  // Without it, Kysely runs one query at a time: a query that waits for another process would block all others.
  override get supportsMultipleConnections() {
    return true;
  }
}
