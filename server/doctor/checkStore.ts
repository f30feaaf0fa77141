import { accessSync, constants, existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { type Check, type Finding, failure, ok, unreachable } from "./Check.ts";

/** Writes in a transaction that is rolled back. */
export const checkStore: Check = async ({ config: { store }, dns }) => {
  if (store.databaseUrl === undefined) return checkSqlite(store.dataDir);
  const client = new Client({
    connectionString: store.databaseUrl,
    ...(store.ssl && { ssl: store.ssl }),
    connectionTimeoutMillis: 8000,
    query_timeout: 5000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return await checkPostgres(client);
  } catch (error) {
    return await unreachable(error, dns, "check DATABASE_URL, DATABASE_CA and the database server");
  } finally {
    await client.end().catch(() => {});
  }
};

async function checkPostgres(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ server_encoding: string }>("show server_encoding");
  const encoding = rows[0]!.server_encoding;
  if (!["UTF8", "SQL_ASCII"].includes(encoding)) {
    return failure(
      `Postgres: the database's encoding ${encoding} can't hold every character`,
      "create it anew with encoding 'UTF8'",
    );
  }
  await client.query("begin");
  await client.query("create table doctor_probe (value text)");
  await client.query("insert into doctor_probe values ('“ç”')");
  await client.query("rollback");
  const { stream } = (client as unknown as { connection: { stream: { encrypted?: boolean } } })
    .connection;
  return ok(`Postgres: can be written to, ${stream.encrypted ? "over TLS" : "not encrypted"}`);
}

function checkSqlite(dataDir: string): Finding {
  const path = join(dataDir, "nora.db");
  try {
    accessSync(existing(resolve(dataDir)), constants.W_OK | constants.X_OK);
    if (!existsSync(path)) return ok("SQLite: the first start creates the file");
    using database = new DatabaseSync(path, { timeout: 3000 });
    database.exec("begin immediate; create table doctor_probe (value text); rollback");
    const [problem] = database.prepare("PRAGMA quick_check(1)").all();
    if (problem?.quick_check === "ok") return ok("SQLite: sound, can be written to");
    return failure("SQLite: nora.db is damaged", "stop the service and restore a backup");
  } catch (error) {
    const { message } = error as Error;
    return failure(`SQLite: ${message}`, "give this user the folder, or set DATA_DIR");
  }
}

/** The folder itself, or the nearest one above it that exists. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}
