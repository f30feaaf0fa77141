import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from "kysely";
import type { Pool, PoolConfig } from "pg";
import type { StoreConfig } from "../config/readConfig.ts";
import type { Guard } from "./guard.ts";
import { migrate } from "./migrations.ts";

/**
 * Limits in ms. A request waits for one of our own connections, or for one at the server, and then for its query. A
 * connection that has died silently is dropped by either of the last two: within 10 s all have been.
 */
const CONNECT_TIMEOUT_MS = 4000;
const QUERY_TIMEOUT_MS = 5000;
const IDLE_TIMEOUT_MS = 4000;

/** Queries wait so long in ms for the opening; a migration may take longer. */
const OPENING_TIMEOUT_MS = 5000;

/** Key of the advisory lock of migrations. */
const MIGRATION_LOCK = 7_266_171;

type Connection = Pick<StoreConfig, "databaseUrl" | "ssl">;

/** Kysely's dialect for Postgres. The database is migrated with the first query, and again until that succeeds. */
export function postgresDialect(connection: Connection, guard: Guard): PostgresDialect {
  let opening: Promise<void> | undefined;

  async function open(): Promise<void> {
    opening ??= prepare(connection).finally(() => (opening = undefined));
    const late = sleep(OPENING_TIMEOUT_MS, "late", { ref: false });
    if ((await Promise.race([opening, late])) === "late") {
      throw new Error("the database is being opened or migrated");
    }
  }

  return new PostgresDialect({
    pool: async () => {
      await guard(open);
      const pool = await createPool(connection, {
        query_timeout: QUERY_TIMEOUT_MS,
        idleTimeoutMillis: IDLE_TIMEOUT_MS,
      });
      const connect = async () => await borrow(pool, guard);
      return { connect, options: pool.options, end: async () => await pool.end() };
    },
  });
}

/** `pg`'s pool as it comes. No startup parameters: a pooler in transaction mode refuses them. */
async function createPool({ databaseUrl, ssl }: Connection, options: PoolConfig): Promise<Pool> {
  // Imported here: without a `DATABASE_URL` it would only take memory.
  const { Pool, types } = await import("pg");
  // Reads `bigint` as a number: our values are times and counts, far below 2^53.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: databaseUrl,
    ssl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    maxLifetimeSeconds: 600,
    keepAlive: true,
    ...options,
  });
  // Lost connections, idle or in use, emit `error`: their queries reject by themselves.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Checks the encoding and migrates, one instance at a time, without a limit for a statement. */
async function prepare(connection: Connection): Promise<void> {
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: await createPool(connection, { max: 1 }) }),
  });
  try {
    const { rows } = await sql<{ encoding: string }>`
      select current_setting('server_encoding') as encoding`.execute(db);
    checkEncoding(rows[0]!.encoding);
    await db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      // Not Kysely's Migrator: its lock belongs to a session, which a pooler in transaction mode doesn't keep.
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
      await migrate(transaction);
    });
  } finally {
    void db.destroy();
  }
}

/** Throws unless every character can be stored. */
export function checkEncoding(encoding: string): void {
  if (encoding === "UTF8" || encoding === "SQL_ASCII") return;
  throw new Error(`encoding ${encoding} can't hold every character: create the database with UTF8`);
}

/** Takes a connection of the pool. After a failed query it is discarded: it may be dead. */
async function borrow(pool: Pool, guard: Guard): Promise<PostgresPoolClient> {
  const client = await guard(async () => await pool.connect());
  let fault: unknown;
  const query = async (text: string, values: unknown[]) => {
    // A rollback would hide why.
    if (fault) throw fault;
    try {
      return await guard(async () => await client.query(text, values));
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
