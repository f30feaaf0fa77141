import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely } from "kysely";
import type { StoreConfig } from "../config/readConfig.ts";
import type { Logger } from "../log.ts";
import { createCallDriver } from "./callDriver.ts";
import { postgresDialect } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";

const CHECK_TIMEOUT_MS = 2000;

/** Bytes of the test write: fewer may fit on a full disk. */
const PROBE_BYTES = 4096;

export type Store = ReturnType<typeof openStore>;

export function sqlitePath(dataDir: string): string {
  return join(dataDir, "nora.db");
}

/**
 * Opens the store of everything that must survive a request: a SQLite file or a Postgres database. Returns at once: it is
 * opened and migrated with its first query, and again until that succeeds. A commit survives a power cut. While the store
 * can't be used, queries reject with `StoreUnavailable` within seconds; later ones succeed by themselves.
 */
export function openStore(config: StoreConfig, log?: Pick<Logger, "error">) {
  /** Whether several instances use it: on Postgres. */
  const isShared = config.databaseUrl !== undefined;
  const db = new Kysely<Schema>({
    dialect: isShared
      ? postgresDialect(config, createCallDriver("DATABASE_URL", log))
      : sqliteDialect(sqlitePath(config.dataDir), createCallDriver("DATA_DIR", log)),
  });
  let checking: Promise<boolean> | undefined;
  const close = async () => await db.destroy().catch(() => {});

  return {
    db,
    isShared,
    /** Whether a test write succeeds within `CHECK_TIMEOUT_MS`. Concurrent calls share one write. */
    async check(): Promise<boolean> {
      const late = sleep(CHECK_TIMEOUT_MS, false, { ref: false });
      checking ??= Promise.race([isWritable(db), late]).finally(() => (checking = undefined));
      return await checking;
    },
    /** Returns the value stored under `name`; the first instance that asks generates it with `make`. */
    setting: async (name: string, make: () => string) => await readSetting(db, name, make),
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function isWritable(db: Kysely<Schema>): Promise<boolean> {
  const value = randomBytes(PROBE_BYTES).toString("base64");
  const writing = db
    .insertInto("settings")
    .values({ name: "probe", value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }));
  return await writing.execute().then(
    () => true,
    () => false,
  );
}

async function readSetting(db: Kysely<Schema>, name: string, make: () => string): Promise<string> {
  const stored = db.selectFrom("settings").select("value").where("name", "=", name);
  const found = await stored.executeTakeFirst();
  if (found) return found.value;
  await db
    .insertInto("settings")
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await stored.executeTakeFirstOrThrow()).value;
}
