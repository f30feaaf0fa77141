import type { PoolClient } from "pg";
import { databaseHost, parseDatabaseUrl } from "../config/databaseTls.ts";
import { explainFailure } from "../store/explainFailure.ts";
import { codeOf } from "../store/postgres.ts";
import { createPool } from "../store/postgresPool.ts";
import { type Check, type Finding, findingsOf } from "./Check.ts";
import { isOffline } from "./networkFailure.ts";
import { outboxFinding } from "./outboxFinding.ts";

const { ok, warning, failure } = findingsOf("store");

const CONNECT_LIMIT_MS = 5000;
const QUERY_LIMIT_MS = 3000;

/** Connects as the service does, writes in a transaction and rolls it back. */
export const checkPostgres: Check = async ({ config: { store }, hasDns, clockOffsets }) => {
  const address = store.databaseUrl!;
  const { pool, connect } = createPool(address, store.tls!, {
    max: 1,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
  });
  pool.on("error", () => {});
  try {
    const client = await connect();
    client.on("error", () => {});
    try {
      clockOffsets.push(await clockOffsetOf(client));
      return await writabilityOf(client);
    } finally {
      client.release(true);
    }
  } catch (error) {
    const code = codeOf(error);
    if (await isOffline(code, databaseHost(parseDatabaseUrl(address)!), hasDns)) {
      return warning("Postgres: it can't be asked from here: no network");
    }
    const message = `Postgres: ${explainFailure(code)}`;
    const [variable] = /DATABASE_\w+/.exec(message) ?? [];
    return failure(message, `check ${variable ? `${variable} and ` : ""}the database server`);
  } finally {
    await pool.end();
  }
};

async function clockOffsetOf(client: PoolClient): Promise<number> {
  const asked = Date.now();
  const { rows } = await client.query<{ now: string }>(
    "select extract(epoch from clock_timestamp()) * 1000 as now",
  );
  return Number(rows[0]!.now) - (asked + Date.now()) / 2;
}

async function writabilityOf(client: PoolClient): Promise<Finding[]> {
  const { stream } = (client as unknown as { connection: { stream: { encrypted?: boolean } } })
    .connection;
  const sound = ok(
    `Postgres: can be written to, ${stream.encrypted ? "encrypted" : "not encrypted"}`,
  );
  await client.query(`begin; set local lock_timeout = ${QUERY_LIMIT_MS - 500}`);
  try {
    await client.query("create table doctor_probe (value text)");
    await client.query("insert into doctor_probe values ('x')");
    const { rows: tables } = await client.query<{ outbox: string | null }>(
      "select to_regclass('outbox') as outbox",
    );
    if (!tables[0]!.outbox) {
      return [ok("Postgres: can be written to; the first start creates the tables")];
    }
    await client.query("insert into settings (name, value) values ('doctor', 'x')");
    const { rows } = await client.query<Record<string, unknown>>(
      "select state, count(*) as count from outbox group by state",
    );
    return [sound, outboxFinding(rows)];
  } finally {
    await client.query("rollback");
  }
}
