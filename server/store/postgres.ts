import { PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import { type PoolClient, type QueryResult, types } from "pg";
import { type DatabaseTls, databaseTls } from "../config/databaseTls.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { Engine, EngineHooks } from "./Engine.ts";
import { createPool, isNoTls } from "./postgresPool.ts";
import { QueryRefused } from "./QueryRefused.ts";

const CONNECT_TIMEOUT_MS = 3000;

/** Timeouts in ms, enforced by the server: after a timeout of the client alone, a statement could still succeed. */
const STATEMENT_TIMEOUT_MS = 5000;
const IDLE_TRANSACTION_TIMEOUT_MS = 10_000;

/** Client-side timeout in ms, for a server that doesn't respond: the connection is then dropped. */
const QUERY_TIMEOUT_MS = 6000;

const IDLE_CONNECTION_MS = 30_000;
const MAX_CONNECTIONS = 10;

/**
 * Set timeouts per transaction. PgBouncer by default refuses them as startup parameters. In transaction mode its
 * clients share sessions, so a timeout set per session would also apply to other clients.
 */
const LIMIT_STATEMENTS = `set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`;
const LIMIT_IDLENESS = `set local idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT_MS}`;

/** Key of the advisory lock for migrations; an arbitrary number. */
const MIGRATION_LOCK = 7_230_118_452;

/**
 * SQLSTATE classes (https://www.postgresql.org/docs/current/errcodes-appendix.html) caused by the query
 * itself: data exception, integrity constraint violation, syntax error or access rule violation.
 */
const REFUSALS = /^(?:22|23|42)/;

/** undefined_table, insufficient_privilege: faults of the database, not of the query. */
const DATABASE_FAULTS = new Set(["42P01", "42501"]);

/**
 * Creates the Postgres engine on `pg`. Works behind a pooler in transaction mode: no session state outlasts a
 * transaction.
 */
export function postgresEngine(
  address: string,
  { onUnavailable }: EngineHooks,
  tls: DatabaseTls = databaseTls(address),
): Engine {
  const { pool, connect } = createPool(address, tls, {
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    max: MAX_CONNECTIONS,
    keepAlive: true,
    pipeline: true,
    application_name: "nora",
    types: { getTypeParser },
  });
  // `pg` has already removed the lost idle connection; without this listener the event would be an uncaught exception.
  pool.on("error", () => {});
  // A lost connection in use emits the same event; its current query rejects.
  pool.on("connect", (client) => client.on("error", () => {}));

  function translate(error: unknown): StoreUnavailable | QueryRefused {
    const code = codeOf(error);
    if (REFUSALS.test(code) && !DATABASE_FAULTS.has(code)) return new QueryRefused(code);
    onUnavailable({ lost: true, code });
    return new StoreUnavailable(code);
  }

  function guarded(ready: () => Promise<void>): PostgresPool {
    return {
      async connect() {
        await ready();
        try {
          return guardClient(await connect(), translate);
        } catch (error) {
          throw translate(error);
        }
      },
      options: pool.options,
      end: async () => {},
    };
  }

  return {
    // Not clock_timestamp(): it is volatile, so a comparison with it can't use an index.
    now: sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
    syncClock: async () => {},
    skipsLocked: true,
    writesInWith: true,
    dialect: ({ ready = async () => {} } = {}) => new PostgresDialect({ pool: guarded(ready) }),
    open: async () => {},
    async lockMigrations(transaction) {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    },
    // Not needed: autovacuum makes the space of deleted rows reusable.
    compact: async () => {},
    close: async () => await pool.end(),
  };
}

/**
 * Wraps a connection. A single statement gets its own transaction, because timeouts are set per transaction. Errors are
 * translated.
 */
function guardClient(client: PoolClient, translate: (error: unknown) => Error): PostgresPoolClient {
  let isBroken = false;
  let inTransaction = false;

  async function run(text: string, values: unknown[]): Promise<QueryResult> {
    if (/^(?:begin|start transaction)\b/.test(text)) {
      const begun = await begin(client, `${text};${LIMIT_IDLENESS}`);
      inTransaction = true;
      return begun;
    }
    if (!inTransaction) return await runAlone(client, text, values);
    const result = await client.query(text, values);
    if (text === "commit" || text === "rollback") inTransaction = false;
    return result;
  }

  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await run(text, [...values]);
    } catch (error) {
      const failure = translate(error);
      // Drop the connection: after a timeout, a late response could be mistaken for the response to the next query.
      isBroken ||= failure instanceof StoreUnavailable;
      throw failure;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: () => client.release(isBroken),
  };
}

/** Begins a transaction with `text` and sets its statement timeout, in one message. */
async function begin(client: PoolClient, text: string): Promise<QueryResult> {
  const results: unknown = await client.query(`${text};${LIMIT_STATEMENTS}`);
  return (results as QueryResult[])[0]!;
}

/** Runs one statement in its own transaction: three messages, sent together (`pipeline`) for one round trip. */
async function runAlone(client: PoolClient, text: string, values: unknown[]): Promise<QueryResult> {
  const [begun, result, committed] = await Promise.allSettled([
    begin(client, "begin"),
    client.query(text, values),
    client.query("commit"),
  ]);
  if (begun.status === "rejected") throw begun.reason;
  if (result.status === "rejected") throw result.reason;
  if (committed.status === "rejected") throw committed.reason;
  return result.value;
}

/** Returns `pg`'s type parsers, but parses `bigint` as a number: our values are times and counts, far below 2^53. */
function getTypeParser(...[oid, format]: Parameters<typeof types.getTypeParser>) {
  return oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);
}

/** Returns the SQLSTATE or Node's code of an error; without one, a code derived from its message. */
export function codeOf(error: unknown): string {
  if (!Error.isError(error)) return "UNKNOWN";
  const { code, message } = error as Error & { code?: unknown };
  if (typeof code === "string") return code;
  // `pg` sets no code on these errors.
  if (isNoTls(error)) return "NO_TLS";
  if (message.startsWith("SASL")) return "28P01";
  return /timeout/i.test(message) ? "ETIMEDOUT" : "ECONNECTION";
}
