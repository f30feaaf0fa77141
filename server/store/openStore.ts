import { randomBytes } from "node:crypto";
import { accessSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, type RawBuilder } from "kysely";
import type { StoreConfig } from "../config/readConfig.ts";
import type { EngineHooks } from "./Engine.ts";
import { createGate } from "./gate.ts";
import type { Logger } from "../log.ts";
import { migrate } from "./migrate.ts";
import { postgresEngine } from "./postgres.ts";
import { reportOutages } from "./reportOutages.ts";
import type { Schema } from "./schema.ts";
import { sqliteEngine } from "./sqlite.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";

export type { StoreConfig } from "../config/readConfig.ts";

/**
 * Where everything is kept that must outlive a request. Each query throws `StoreUnavailable` within some
 * seconds while the store can't be reached or can't take anything, and works again once it can.
 */
export interface Store {
  /** A commit survives a power cut. */
  db: Kysely<Schema>;
  /**
   * The same tables for what may be repeated: on SQLite a commit survives the end of the process, but a
   * power cut may undo the last ones. In exchange it costs microseconds, not a flush of the disk.
   */
  relaxed: Kysely<Schema>;
  /**
   * The store's time inside a statement, in epoch ms: the database's clock, or on SQLite one that all processes of
   * the machine share and that a change of the wall clock doesn't touch.
   */
  now: RawBuilder<number>;
  /** Whether a subquery that picks rows to change should lock them and pass over locked ones. */
  skipsLocked: boolean;
  /** Whether a `with` clause may insert. */
  writesInWith: boolean;
  /** Whether the store can be written to, within 2 s. */
  check: () => Promise<boolean>;
  /** A secret kept under `name`: made once, then the same for all instances. */
  setting: (name: string, make: () => string) => Promise<string>;
  /** Gives the room of erased rows back to the disk. */
  compact: () => Promise<void>;
  close: () => Promise<void>;
}

/** Milliseconds. */
const CHECK_LIMIT = 2000;

/** More than any mail takes, and random enough not to be compressed. */
const FILLER_SIZE = 16_384;

const RECIPE = 'docs/operations.md, "A damaged store"';
const LOST = `messages that waited in it aren't here, although DATA_DIR/mail holds mail; ${RECIPE}`;
const CUT = `normal after a kill or a power cut, and else a sign of a truncated file; ${RECIPE}`;

function fileIn(dataDir: string): string {
  return join(dataDir, "nora.db");
}

/** Whether the Maildir holds a mail, as the work of an earlier store. */
function hasMail(dataDir: string): boolean {
  return ["new", "cur"].some((folder) => {
    try {
      return readdirSync(join(dataDir, "mail", folder)).length > 0;
    } catch {
      return false;
    }
  });
}

/** Whether there is a store to look into; opening one creates it. */
export function isStoreThere({ databaseUrl, dataDir }: StoreConfig): boolean {
  if (databaseUrl !== undefined) return true;
  try {
    accessSync(fileIn(dataDir));
    return true;
  } catch (error) {
    // Any other trouble is told by opening it.
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}

/**
 * Opens the store and brings its tables up to date. One that can't be reached does not fail here: its
 * queries do, until the first one that reaches it opens it.
 */
export function openStore(
  { databaseUrl, tls, dataDir }: StoreConfig,
  { log }: { log?: Pick<Logger, "info" | "error"> } = {},
): Store {
  let isSuspect = false;
  let isOpening = false;
  const outages = log && reportOutages(log);
  const hooks: EngineHooks = {
    onUnavailable({ lost, code }) {
      isSuspect = true;
      if (!isOpening) outages?.failed(code);
      if (lost) gate.shut();
    },
    onCreated() {
      if (hasMail(dataDir)) log?.error(`nora.db was missing, an empty one is created: ${LOST}`);
      else log?.info("nora.db created");
    },
    onTorn: () => log?.error(`nora.db-wal ends within a commit: ${CUT}`),
  };
  const engine =
    databaseUrl === undefined
      ? sqliteEngine(fileIn(dataDir), hooks)
      : postgresEngine(databaseUrl, hooks, tls);

  // Opening looks for tables that may not be there yet: what counts is how it ends.
  const gate = createGate(async () => {
    isOpening = true;
    try {
      await engine.open();
      await migrate(new Kysely({ dialect: engine.dialect() }), engine.lockMigrations);
      await engine.syncClock(new Kysely({ dialect: engine.dialect() }));
      outages?.recovered();
    } catch (error) {
      if (error instanceof StoreUnavailable) outages?.failed(error.code);
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

  /** Writes, for a full or read-only disk can still be read. After a failure it writes as much as a mail does. */
  async function probe(): Promise<boolean> {
    const value = isSuspect ? filler() : "";
    try {
      await relaxed
        .insertInto("settings")
        .values({ name: "probe", value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
        .execute();
      isSuspect = false;
      outages?.recovered();
      return true;
    } catch (error) {
      if (error instanceof StoreUnavailable) return false;
      throw error;
    }
  }

  // Whoever comes first need not wait; what fails now fails for them, and is told there.
  gate.pass().catch(() => {});

  return {
    db,
    relaxed,
    now: engine.now,
    skipsLocked: engine.skipsLocked,
    writesInWith: engine.writesInWith,
    check() {
      checking ??= Promise.race([probe(), sleep(CHECK_LIMIT, false, { ref: false })]).finally(
        () => {
          checking = undefined;
        },
      );
      return checking;
    },
    async setting(name, make) {
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
    },
    async compact() {
      await gate.pass();
      await engine.compact();
    },
    async close() {
      gate.close();
      closing ??= engine.close();
      await closing;
    },
  };
}

function filler(): string {
  return randomBytes((FILLER_SIZE / 4) * 3).toString("base64");
}
