import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from "kysely";
import type { Client, Pool } from "pg";
import type { StoreConfig } from "../config/readConfig.ts";
import type { CallDriver } from "./callDriver.ts";
import { migrate } from "./migrations.ts";

/**
 * Limits in ms. A request waits for one of our own connections, or for one at the server, and then for its query. A
 * connection that has died silently is dropped by either of the last two: within 10 s all have been.
 */
const CONNECT_TIMEOUT_MS = 4000;
const QUERY_TIMEOUT_MS = 5000;
const IDLE_TIMEOUT_MS = 4000;

/** Connections of one process. */
const MAX_CONNECTIONS = 10;

/** Key of the advisory lock of migrations. */
const MIGRATION_LOCK = 7_266_171;

type Connection = Pick<StoreConfig, "databaseUrl" | "ssl">;

/** Kysely's dialect for Postgres. The database is migrated with the first query, and again until that succeeds. */
export function postgresDialect(connection: Connection, callDriver: CallDriver): PostgresDialect {
  let opening: Promise<void> | undefined;

  async function open(): Promise<void> {
    opening ??= checkAndMigrate(connection).finally(() => (opening = undefined));
    // A migration may take longer than a query waits.
    const late = sleep(QUERY_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error("the database is being opened or migrated");
    });
    await Promise.race([opening, late]);
  }

  return new PostgresDialect({
    pool: async () => {
      await callDriver(open);
      const pool = await createPool(connection, QUERY_TIMEOUT_MS);
      const connect = async () => await borrow(pool, callDriver);
      return { connect, options: pool.options, end: async () => await pool.end() };
    },
  });
}

/** `pg`'s pool as it comes. No startup parameters: a pooler in transaction mode refuses them. */
async function createPool(connection: Connection, queryTimeoutMs?: number): Promise<Pool> {
  // Imported here: without a `DATABASE_URL` it would only take memory.
  const { Pool, types } = await import("pg");
  // Reads `bigint` as a number: our values are times and counts, far below 2^53.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: connection.databaseUrl,
    ssl: connection.ssl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    maxLifetimeSeconds: 600,
    keepAlive: true,
  });
  // Lost connections, idle or in use, emit `error`: their queries reject by themselves.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Checks the encoding and migrates, one instance at a time, without a limit for a statement. */
async function checkAndMigrate(connection: Connection): Promise<void> {
  const pool = await createPool(connection);
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  try {
    await checkEncoding(pool);
    await db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      // Not Kysely's Migrator: its lock belongs to a session, which a pooler in transaction mode doesn't keep.
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
      await migrate(transaction);
    });
  } finally {
    void pool.end();
  }
}

/** Throws unless the database can store every character. */
export async function checkEncoding(database: Pool | Client): Promise<void> {
  const { rows } = await database.query<{ server_encoding: string }>("show server_encoding");
  const encoding = rows[0]!.server_encoding;
  if (encoding === "UTF8" || encoding === "SQL_ASCII") return;
  throw new Error(`encoding ${encoding} can't hold every character: create the database with UTF8`);
}

/**
 * Takes a connection of the pool, which may open one. If the server refuses it, the repeated calls open none: they wait
 * for a connection that is open. After a failed query the connection is discarded: it may be dead.
 */
async function borrow(pool: Pool, callDriver: CallDriver): Promise<PostgresPoolClient> {
  let max = MAX_CONNECTIONS;
  const client = await callDriver(async () => {
    pool.options.max = max;
    max = 1;
    return await pool.connect();
  });
  let fault: unknown;
  const query = async (text: string, values: unknown[]) => {
    // A rollback would hide why.
    if (fault) throw fault;
    try {
      return await callDriver(async () => await client.query(text, values));
    } catch (error) {
      fault = error;
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: () => client.release(fault !== undefined),
  };
}
