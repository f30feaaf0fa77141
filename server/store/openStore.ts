import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely } from "kysely";
import type { StoreConfig } from "../config/readConfig.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { Logger } from "../log.ts";
import { postgresDialect, postgresFault } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { sqliteDialect, sqliteFault } from "./sqlite.ts";

/**
 * Everything that must survive a request: a SQLite file or a Postgres database. A commit survives a power cut. While
 * the store can't be used, queries reject with `StoreUnavailable` within seconds; later ones succeed by themselves.
 */
export interface Store extends AsyncDisposable {
  db: Kysely<Schema>;
  /** Whether several instances use it: on Postgres. */
  isShared: boolean;
  /** Whether a test write succeeds within `CHECK_TIMEOUT_MS`. Concurrent calls share one write. */
  check: () => Promise<boolean>;
  /** Returns the value stored under `name`; the first instance that asks generates it with `make`. */
  setting: (name: string, make: () => string) => Promise<string>;
  close: () => Promise<void>;
}

const CHECK_TIMEOUT_MS = 2000;

/** Bytes of the test write: fewer may fit on a full disk. */
const PROBE_BYTES = 4096;

/** While the store can't be used, this is logged once per interval. */
const LOG_INTERVAL_MS = 60_000;

export function sqlitePath(dataDir: string): string {
  return join(dataDir, "nora.db");
}

/** Returns the store at once. It is opened and migrated with its first query, and again until that succeeds. */
export function openStore(
  config: StoreConfig,
  { log }: { log?: Pick<Logger, "error"> } = {},
): Store {
  const isShared = config.databaseUrl !== undefined;
  const faultOf = isShared ? postgresFault : sqliteFault;
  let loggedAt = -LOG_INTERVAL_MS;

  function toError(error: unknown): unknown {
    const fault = error instanceof StoreUnavailable ? error : faultOf(error);
    if (!fault) return error;
    if (performance.now() - loggedAt >= LOG_INTERVAL_MS) {
      loggedAt = performance.now();
      log?.error({ code: fault.code }, `store unavailable: ${fault.message}`);
    }
    return fault;
  }

  const db = new Kysely<Schema>({
    dialect: isShared
      ? postgresDialect(config, toError)
      : sqliteDialect(sqlitePath(config.dataDir), toError),
  });
  let checking: Promise<boolean> | undefined;
  const close = async () => await db.destroy().catch(() => {});
  return {
    db,
    isShared,
    check: async () => {
      const late = sleep(CHECK_TIMEOUT_MS, false, { ref: false });
      checking ??= Promise.race([isWritable(db), late]).finally(() => (checking = undefined));
      return await checking;
    },
    setting: async (name, make) => await readSetting(db, name, make),
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
