import { setTimeout as sleep } from "node:timers/promises";
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import { Pool, type PoolClient, type PoolConfig, types } from "pg";
import type { StoreConfig } from "../config/readConfig.ts";

/** Limits in ms. A request waits for one of our own connections, or for one at the server, and then for its query. */
const CONNECT_TIMEOUT_MS = 4000;
const QUERY_TIMEOUT_MS = 5000;

/** `too_many_connections`, of the server or of a pooler. */
const FULL = "53300";

/**
 * SQLSTATE classes (https://www.postgresql.org/docs/current/errcodes-appendix.html) caused by the query itself: data
 * exception, integrity constraint violation, syntax error. The two exceptions are faults of the database.
 */
const OF_THE_QUERY = /^(?:22|23|42(?!P01|501))/;

type Connection = Pick<StoreConfig, "databaseUrl" | "ssl">;

/** `pg`'s pool as it comes. No startup parameters: a pooler in transaction mode refuses them. */
function createPool({ databaseUrl, ssl }: Connection, options: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    ssl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    maxLifetimeSeconds: 600,
    keepAlive: true,
    types: { getTypeParser },
    ...options,
  });
  // Lost connections, idle or in use, emit `error`: their queries reject by themselves.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Dialect for migrations: one connection, and no limit for a statement. */
export function migrationDialect(connection: Connection): PostgresDialect {
  return new PostgresDialect({ pool: createPool(connection, { max: 1 }) });
}

/**
 * Kysely's dialect for Postgres.
 *
 * @param opened called with the first query, and again until it succeeds.
 * @param toError translates errors of `pg`.
 */
export function postgresDialect(
  connection: Connection,
  opened: () => Promise<void>,
  toError: (error: unknown) => unknown,
): PostgresDialect {
  const create = () => createPool(connection, { query_timeout: QUERY_TIMEOUT_MS });
  let pool = create();

  /** Where one connection has died silently, the others have too: drops all that are idle. */
  function dropIdle(from: Pool): void {
    if (pool !== from) return;
    pool = create();
    void from.end();
  }

  async function connect(): Promise<PostgresPoolClient> {
    const giveUpAt = performance.now() + CONNECT_TIMEOUT_MS;
    for (;;) {
      const from = pool;
      try {
        return guardClient(await from.connect(), toError, () => dropIdle(from));
      } catch (error) {
        if (postgresCode(error) !== FULL || performance.now() > giveUpAt) throw toError(error);
      }
      // Other instances have the server's connections: wait for one, or for one of our own.
      await sleep(20 + Math.random() * 60);
    }
  }

  const shared: PostgresPool = {
    connect,
    options: pool.options,
    end: async () => await pool.end(),
  };
  return new PostgresDialect({
    pool: async () => {
      await opened();
      return shared;
    },
  });
}

/** Wraps a connection: translates errors, and discards the connection after a fault that isn't the query's. */
function guardClient(
  client: PoolClient,
  toError: (error: unknown) => unknown,
  onTimeout: () => void,
): PostgresPoolClient {
  let fault: unknown;
  const query = async (text: string, values: unknown[]) => {
    if (fault !== undefined) throw fault;
    try {
      return await client.query(text, values);
    } catch (error) {
      const code = postgresCode(error);
      const translated = toError(error);
      if (code !== undefined) fault = translated;
      if (code === "ETIMEDOUT") onTimeout();
      throw translated;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (error) => client.release(error || fault !== undefined),
  };
}

/** Reads `bigint` as a number: our values are times and counts, far below 2^53. */
function getTypeParser(...[oid, format]: Parameters<typeof types.getTypeParser>) {
  return oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);
}

/** Returns the code for `StoreUnavailable`; undefined for an error of the query itself. */
export function postgresCode(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message: string };
  if (typeof code === "string") return OF_THE_QUERY.test(code) ? undefined : code;
  // `pg` sets no code on these errors.
  if (message === "The server does not support SSL connections") return "NO_TLS";
  if (message.startsWith("SASL")) return "28P01";
  return /timeout/i.test(message) ? "ETIMEDOUT" : "ECONNECTION";
}
