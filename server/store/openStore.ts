import { randomBytes } from "node:crypto";
import { accessSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely } from "kysely";
import type { StoreConfig } from "../config/readConfig.ts";
import type { Engine, EngineHooks } from "./Engine.ts";
import { createGate } from "./gate.ts";
import type { Logger } from "../log.ts";
import { migrate } from "./migrate.ts";
import { postgresEngine } from "./postgres.ts";
import { reportStore } from "./reportStore.ts";
import type { Schema } from "./schema.ts";
import { sqliteEngine } from "./sqlite.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";

/**
 * Storage of the data that must survive a request. While the database is unreachable, queries reject with
 * `StoreUnavailable` within seconds; while it is full or read-only, only writes do. They succeed again afterwards.
 */
export interface Store
  extends
    AsyncDisposable,
    Pick<Engine, "now" | "skipsLocked" | "writesInWith" | "compact" | "close"> {
  /** Commits survive a power cut (on Postgres with its default settings). */
  db: Kysely<Schema>;
  /**
   * Same tables, for writes that may be lost. On SQLite, commits are faster because they don't flush the disk: they
   * survive a crash of the process, but a power cut may undo the latest of them. On Postgres, the same as `db`.
   */
  relaxed: Kysely<Schema>;
  /** Whether a test write succeeds within `CHECK_TIMEOUT_MS`. Concurrent calls share one write. */
  check: () => Promise<boolean>;
  /** Returns the value stored under `name`; the first instance that asks generates it with `make`. */
  setting: (name: string, make: () => string) => Promise<string>;
}

const CHECK_TIMEOUT_MS = 2000;

/** Number of random bytes in the test write after a failure. Fewer or compressible bytes may fit on a full disk. */
const PROBE_BYTES = 12_288;

function fileIn(dataDir: string): string {
  return join(dataDir, "nora.db");
}

/** Whether the SQLite file exists; true with Postgres. For commands that must not create the file with `openStore`. */
export function isStoreThere({ databaseUrl, dataDir }: StoreConfig): boolean {
  if (databaseUrl !== undefined) return true;
  try {
    accessSync(fileIn(dataDir));
    return true;
  } catch (error) {
    // Any other error is reported when the file is opened.
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}

/**
 * Returns the store immediately, then opens it and applies migrations in the background. Queries wait for this. If it
 * fails, they reject, and a later query tries again to open the store.
 */
export function openStore(
  config: StoreConfig,
  { log }: { log?: Pick<Logger, "info" | "error"> } = {},
): Store {
  let mayBeFull = false;
  let isOpening = false;
  const report = reportStore(config.dataDir, log);
  const hooks: EngineHooks = {
    onUnavailable({ lost, code }) {
      mayBeFull = true;
      // While opening, a query may fail as expected (missing tables): log only the result of opening.
      if (!isOpening) report.failed(code);
      if (lost) gate.shut();
    },
    onCreated: () => report.created(),
    onTorn: () => report.torn(),
  };
  const engine = createEngine(config, hooks);
  const gate = createGate(async () => {
    isOpening = true;
    try {
      await engine.open();
      await migrate(new Kysely({ dialect: engine.dialect() }), engine.lockMigrations);
      await engine.syncClock(new Kysely({ dialect: engine.dialect() }));
      report.recovered();
    } catch (error) {
      if (error instanceof StoreUnavailable) report.failed(error.code);
      throw error;
    } finally {
      isOpening = false;
    }
  });
  const db = new Kysely<Schema>({ dialect: engine.dialect({ ready: gate.pass }) });
  const relaxed = new Kysely<Schema>({
    dialect: engine.dialect({ ready: gate.pass, durable: false }),
  });
  let checking: Promise<boolean> | undefined;
  let closing: Promise<void> | undefined;

  async function probe(): Promise<boolean> {
    if (!(await canWrite(relaxed, mayBeFull ? PROBE_BYTES : 0))) return false;
    mayBeFull = false;
    report.recovered();
    return true;
  }

  async function close(): Promise<void> {
    gate.close();
    closing ??= engine.close();
    await closing;
  }

  // Open eagerly. If it fails, the waiting queries reject and a later query tries again.
  gate.pass().catch(() => {});

  return {
    db,
    relaxed,
    now: engine.now,
    skipsLocked: engine.skipsLocked,
    writesInWith: engine.writesInWith,
    check() {
      checking ??= Promise.race([probe(), sleep(CHECK_TIMEOUT_MS, false, { ref: false })]).finally(
        () => {
          checking = undefined;
        },
      );
      return checking;
    },
    setting: async (name, make) => await readSetting(db, name, make),
    async compact(signal) {
      await gate.pass();
      await engine.compact(signal);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function createEngine({ databaseUrl, tls, dataDir }: StoreConfig, hooks: EngineHooks): Engine {
  return databaseUrl === undefined
    ? sqliteEngine(fileIn(dataDir), hooks)
    : postgresEngine(databaseUrl, hooks, tls);
}

/** Tests with a write, because a full or read-only disk can still be read. */
async function canWrite(db: Kysely<Schema>, bytes: number): Promise<boolean> {
  const value = randomBytes(bytes).toString("base64");
  try {
    await db
      .insertInto("settings")
      .values({ name: "probe", value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
    return true;
  } catch (error) {
    if (error instanceof StoreUnavailable) return false;
    throw error;
  }
}

async function readSetting(db: Kysely<Schema>, name: string, make: () => string): Promise<string> {
  await db
    .insertInto("settings")
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}
