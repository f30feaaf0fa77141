import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, type SqliteDatabase, sql } from "kysely";
import type { StoreConfig } from "../config/readConfig.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { Logger } from "../log.ts";
import { explainFailure } from "./explainFailure.ts";
import { migrate } from "./migrations.ts";
import { migrationDialect, postgresCode, postgresDialect } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { NodeSqliteDialect, openSqlite, sqliteCode } from "./sqlite.ts";

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

/** While the store is unavailable, it is asked again in this interval. */
const RECHECK_INTERVAL_MS = 5000;

/** Bytes of the test write: fewer may fit on a full disk. */
const PROBE_BYTES = 4096;

/** Queries wait so long in ms for the opening; a migration may take longer. */
const OPENING_TIMEOUT_MS = 5000;

/** Encodings of a Postgres database that hold every character. */
const ENCODINGS = new Set(["UTF8", "SQL_ASCII"]);

export function sqlitePath(dataDir: string): string {
  return join(dataDir, "nora.db");
}

/** Returns the store at once. It is opened and migrated with its first query, and again until that succeeds. */
export function openStore(
  config: StoreConfig,
  { log }: { log?: Pick<Logger, "info" | "error"> } = {},
): Store {
  const isShared = config.databaseUrl !== undefined;
  const watch = watchStore(isShared ? postgresCode : sqliteCode, log);
  const { toError } = watch;
  const opened = withinLimit(async () => await preparePostgres(config), toError);
  const db = new Kysely<Schema>({
    dialect: isShared
      ? postgresDialect(config, opened, toError)
      : new NodeSqliteDialect(async () => await prepareSqlite(sqlitePath(config.dataDir), toError)),
  });
  const check = watch.start(async () => await probe(db));
  const close = async () => {
    watch.stop();
    await db.destroy().catch(() => {});
  };
  return {
    db,
    isShared,
    check,
    setting: async (name, make) => await readSetting(db, name, make),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Follows whether the store can be used, and logs when that changes. Queries translate their errors by `toError`. */
function watchStore(
  codeOf: (error: unknown) => string | undefined,
  log?: Pick<Logger, "info" | "error">,
) {
  let recheck: NodeJS.Timeout | undefined;
  let checking: Promise<boolean> | undefined;
  let isStopped = false;
  let write: () => Promise<void>;

  async function tryWrite(): Promise<boolean> {
    try {
      await write();
    } catch (error) {
      // A write under way at the stop may find the driver destroyed.
      if (isStopped || error instanceof StoreUnavailable) return false;
      throw error;
    }
    if (recheck !== undefined) log?.info("store available again");
    clearInterval(recheck);
    recheck = undefined;
    return true;
  }

  async function check(): Promise<boolean> {
    if (isStopped) return false;
    checking ??= Promise.race([tryWrite(), sleep(CHECK_TIMEOUT_MS, false, { ref: false })]).finally(
      () => (checking = undefined),
    );
    return await checking;
  }

  function toError(error: unknown): unknown {
    const code = error instanceof StoreUnavailable ? error.code : codeOf(error);
    if (code === undefined) return error;
    if (recheck === undefined && !isStopped) {
      log?.error({ code }, `store unavailable: ${explainFailure(code)}`);
      recheck = setInterval(check, RECHECK_INTERVAL_MS).unref();
    }
    return error instanceof StoreUnavailable ? error : new StoreUnavailable(code);
  }

  return {
    toError,
    /** Opens the store eagerly: a failure is logged, and the next query tries again. */
    start(testWrite: () => Promise<void>) {
      write = testWrite;
      check().catch(() => {});
      return check;
    },
    stop() {
      isStopped = true;
      clearInterval(recheck);
    },
  };
}

async function probe(db: Kysely<Schema>): Promise<void> {
  const value = randomBytes(PROBE_BYTES).toString("base64");
  await db
    .insertInto("settings")
    .values({ name: "probe", value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Calls `open` once at a time, and rejects after `OPENING_TIMEOUT_MS` while it goes on. */
function withinLimit(open: () => Promise<void>, toError: (error: unknown) => unknown) {
  let opening: Promise<void> | undefined;
  return async () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw toError(error);
    });
    const late = sleep(OPENING_TIMEOUT_MS, "late", { ref: false });
    if ((await Promise.race([opening, late])) === "late") {
      throw toError(new StoreUnavailable("OPENING"));
    }
  };
}

async function preparePostgres(config: StoreConfig): Promise<void> {
  const db = new Kysely<never>({ dialect: migrationDialect(config) });
  try {
    const { rows } = await sql<{
      encoding: string;
    }>`select current_setting('server_encoding') as encoding`.execute(db);
    if (!ENCODINGS.has(rows[0]!.encoding)) throw new StoreUnavailable("ENCODING");
    await migrate(db);
  } finally {
    void db.destroy();
  }
}

async function prepareSqlite(
  path: string,
  toError: (error: unknown) => unknown,
): Promise<SqliteDatabase> {
  const db = new Kysely<never>({
    dialect: new NodeSqliteDialect(async () => openSqlite(path, toError)),
  });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
  return openSqlite(path, toError);
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
