import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from "kysely";
import { Pool, type PoolClient, type PoolConfig, types } from "pg";
import { certificateFault } from "../config/certificateFault.ts";
import type { StoreConfig } from "../config/readConfig.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
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

/** Encodings of a database that hold every character. */
const ENCODINGS = new Set(["UTF8", "SQL_ASCII"]);

/** Key of the advisory lock of migrations. */
const MIGRATION_LOCK = 7_266_171;

/** `too_many_connections`, of the server or of a pooler. */
const FULL = "53300";

/**
 * SQLSTATE classes (https://www.postgresql.org/docs/current/errcodes-appendix.html) caused by the query itself: data
 * exception, integrity constraint violation, syntax error. The two exceptions are faults of the database.
 */
const OF_THE_QUERY = /^(?:22|23|42(?!P01|501))/;

type Connection = Pick<StoreConfig, "databaseUrl" | "ssl">;

/**
 * Kysely's dialect for Postgres. The database is migrated with the first query, and again until that succeeds.
 *
 * @param toError translates errors of `pg`.
 */
export function postgresDialect(
  connection: Connection,
  toError: (error: unknown) => unknown,
): PostgresDialect {
  const pool = createPool(connection, {
    query_timeout: QUERY_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
  });
  let opening: Promise<boolean> | undefined;

  async function open(): Promise<void> {
    opening ??= prepare(connection).then(
      () => true,
      (error: unknown) => {
        opening = undefined;
        throw toError(error);
      },
    );
    const isOpen = await Promise.race([opening, sleep(OPENING_TIMEOUT_MS, false, { ref: false })]);
    if (!isOpen) throw toError(unavailable("OPENING"));
  }

  return new PostgresDialect({
    pool: async () => {
      await open();
      const connect = async () => await borrow(pool, toError);
      return { connect, options: pool.options, end: async () => await pool.end() };
    },
  });
}

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

/** Checks the encoding and migrates, one instance at a time, without a limit for a statement. */
async function prepare(connection: Connection): Promise<void> {
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: createPool(connection, { max: 1 }) }),
  });
  try {
    const { rows } = await sql<{ encoding: string }>`
      select current_setting('server_encoding') as encoding`.execute(db);
    if (!ENCODINGS.has(rows[0]!.encoding)) throw unavailable("ENCODING");
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

/** Takes a connection of the pool. It is discarded after a fault that isn't the query's. */
async function borrow(
  pool: Pool,
  toError: (error: unknown) => unknown,
): Promise<PostgresPoolClient> {
  const client = await waitForConnection(pool).catch((error: unknown) => {
    throw toError(error);
  });
  let fault: StoreUnavailable | undefined;
  const query = async (text: string, values: unknown[]) => {
    if (fault) throw fault;
    try {
      return await client.query(text, values);
    } catch (error) {
      const translated = toError(error);
      if (translated instanceof StoreUnavailable) fault = translated;
      throw translated;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (isDiscarded) => client.release(isDiscarded || fault !== undefined),
  };
}

/** Where other instances have the server's connections, waits for one of them, or of our own. */
async function waitForConnection(pool: Pool): Promise<PoolClient> {
  const giveUpAt = performance.now() + CONNECT_TIMEOUT_MS;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if ((error as { code?: unknown }).code !== FULL || performance.now() > giveUpAt) throw error;
    }
    await sleep(20 + Math.random() * 60);
  }
}

/** Reads `bigint` as a number: our values are times and counts, far below 2^53. */
function getTypeParser(...[oid, format]: Parameters<typeof types.getTypeParser>) {
  return oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);
}

/** What an operator can do about a code; OPENING and ENCODING are our own. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connection refused: nothing listens at this host and port",
  ENOTFOUND: "host name not found",
  ETIMEDOUT: "the database didn't answer in time",
  OPENING: "the database is being opened or migrated",
  ENCODING: "the encoding can't hold every character: create the database with encoding 'UTF8'",
  "25006": "the database is read-only, a standby for instance",
  "28P01": "user or password is wrong",
  "3D000": "there is no such database",
  "42501": "the user may not create or change tables in this database",
  [FULL]: "the server has no connection left; raise max_connections or use a pooler",
};

/** Returns the fault of the server or the network; undefined for an error of the query itself. */
export function postgresFault(error: unknown): StoreUnavailable | undefined {
  const { code, message } = error as { code?: unknown; message: string };
  // `pg`'s own errors: lost connections, timeouts, no TLS.
  if (typeof code !== "string") return new StoreUnavailable("PG", `DATABASE_URL: ${message}`);
  return OF_THE_QUERY.test(code) ? undefined : unavailable(code);
}

function unavailable(code: string): StoreUnavailable {
  const certificate = certificateFault(code);
  const reason = certificate
    ? `the server's certificate ${certificate}; set DATABASE_CA to its CA's certificate`
    : (EXPLANATIONS[code] ?? code);
  return new StoreUnavailable(code, `DATABASE_URL: ${reason}`);
}
