import { accessSync, constants, existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { sqlitePath } from "../store/openStore.ts";
import { checkEncoding } from "../store/postgres.ts";
import { type Check, type Finding, ok } from "./Check.ts";

/** A write that leaves nothing. */
const PROBE = "create table doctor_probe (value text); rollback";

/** Writes to the store and takes it back; looks at the encoding of a Postgres database. */
export const checkStore: Check = async ({ config: { store } }) => {
  if (store.databaseUrl === undefined) return checkSqlite(store.dataDir);
  const client = new Client({
    connectionString: store.databaseUrl,
    ssl: store.ssl,
    connectionTimeoutMillis: 8000,
    query_timeout: 5000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return await checkPostgres(client);
  } finally {
    void client.end().catch(() => {});
  }
};

async function checkPostgres(client: Client): Promise<Finding> {
  await checkEncoding(client);
  await client.query(`begin; ${PROBE}`);
  const { connection } = client as unknown as { connection: { stream: { encrypted?: boolean } } };
  const { encrypted } = connection.stream;
  return ok(`Postgres: can be written to, ${encrypted ? "over TLS" : "not encrypted"}`);
}

function checkSqlite(dataDir: string): Finding {
  const path = sqlitePath(dataDir);
  accessSync(existing(resolve(dataDir)), constants.W_OK | constants.X_OK);
  if (!existsSync(path)) return ok("SQLite: the first start creates the file");
  using database = new DatabaseSync(path, { timeout: 3000 });
  database.exec(`begin immediate; ${PROBE}`);
  return ok("SQLite: can be written to");
}

/** The folder itself, or the nearest one above it that exists. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}
