import { PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import { Pool, type PoolClient, types } from "pg";
import type { Engine, EngineHooks } from "./Engine.ts";
import { QueryRefused } from "./QueryRefused.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";

/** Milliseconds. The server ends a statement itself; `query_timeout` is for one that no longer answers. */
const LIMITS = {
  connectionTimeoutMillis: 3000,
  statement_timeout: 5000,
  query_timeout: 6000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Any number that nothing else in this database uses. */
const MIGRATION_LOCK = 7_230_118_452;

/**
 * SQLSTATE classes (https://www.postgresql.org/docs/current/errcodes-appendix.html) of queries that are
 * wrong themselves: data exception, integrity constraint violation, syntax error or access rule violation.
 */
const REFUSALS = /^(?:22|23|42)/;

/** undefined_table, invalid_catalog_name, insufficient_privilege: the database is not the one it was. */
const LOST = new Set(["42P01", "3D000", "42501"]);

/** Postgres by `pg`. */
export function postgresEngine(connectionString: string, { onUnavailable }: EngineHooks): Engine {
  const pool = new Pool({
    connectionString,
    ...LIMITS,
    max: 10,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "nora",
    types: { getTypeParser },
  });
  // An idle connection that is lost has left the pool already; the next query makes another.
  pool.on("error", () => {});
  // One that is lost while it is used tells its query, and its own listeners: without any, Node ends.
  pool.on("connect", (client) => client.on("error", () => {}));

  function translate(error: unknown): StoreUnavailable | QueryRefused {
    const code = codeOf(error);
    if (REFUSALS.test(code) && !LOST.has(code)) return new QueryRefused(code);
    onUnavailable({ lost: true });
    return new StoreUnavailable(code);
  }

  function guarded(ready: () => Promise<void>): PostgresPool {
    return {
      async connect() {
        await ready();
        try {
          return guardClient(await pool.connect());
        } catch (error) {
          throw translate(error);
        }
      },
      options: pool.options,
      end: async () => {},
    };
  }

  function guardClient(client: PoolClient): PostgresPoolClient {
    let isBroken = false;
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query(text, [...values]);
      } catch (error) {
        const failure = translate(error);
        // An answer that never came may still come, into the next query's hands.
        isBroken ||= failure instanceof StoreUnavailable;
        throw failure;
      }
    };
    return {
      query: query as unknown as PostgresPoolClient["query"],
      release: () => client.release(isBroken),
    };
  }

  return {
    // Not clock_timestamp(): a comparison with a volatile function can't use an index.
    now: sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
    syncClock: async () => {},
    skipsLocked: true,
    dialect: ({ ready = async () => {} } = {}) => new PostgresDialect({ pool: guarded(ready) }),
    open: async () => {},
    async lockMigrations(transaction) {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    },
    // Postgres reuses and frees the room by itself (autovacuum).
    compact: async () => {},
    close: async () => await pool.end(),
  };
}

/** As `pg` reads them, but `bigint` as a number: ours are times and counts, well under 2^53. */
function getTypeParser(...[oid, format]: Parameters<typeof types.getTypeParser>) {
  return oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);
}

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return "UNKNOWN";
  const { code } = error as { code?: unknown };
  // pg's own timeouts and lost connections carry no code.
  return typeof code === "string" ? code : "ECONNECTION";
}
