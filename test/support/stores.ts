import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreConfig } from "../../server/config/readConfig.ts";
import { type Store, openStore } from "../../server/store/openStore.ts";
import { startPgBouncer } from "./pgBouncer.ts";
import { type Pooler, startPooler } from "./pooler.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

export type EngineName = "SQLite" | "Postgres";

/** Engines for `describe.each`. */
export const engines: readonly EngineName[] = ["SQLite", "Postgres"];

type StoreKind = EngineName | "Postgres behind a pooler";

/** For tests of the store itself: the engines, and Postgres behind a connection pooler. */
export const storeKinds: readonly StoreKind[] = [...engines, "Postgres behind a pooler"];

/** Creates stores for tests; `stop` closes and removes them. */
export interface Stores {
  /** Returns the configuration of a new, empty store. */
  config(): Promise<StoreConfig>;
  /** Opens a store, by default a new one. */
  open(config?: StoreConfig): Promise<Store>;
  /** Undefined on SQLite. */
  postgres: Postgres | undefined;
  stop(): Promise<void>;
}

/** @param options.fsync Whether Postgres flushes commits to disk. */
export async function startStores(
  kind: StoreKind,
  { fsync = false }: { fsync?: boolean } = {},
): Promise<Stores> {
  const postgres = kind === "SQLite" ? undefined : await startPostgres({ fsync });
  const pooler = postgres && (await startPoolerFor(kind));
  const root = mkdtempSync(join(tmpdir(), "nora-store-"));
  const opened: Store[] = [];
  let directories = 0;

  const stores: Stores = {
    postgres,
    async config() {
      const dataDir = join(root, String(++directories));
      if (!postgres) return { dataDir };
      const databaseUrl = await postgres.createDatabase();
      return { dataDir, databaseUrl: pooler ? pooler.address(databaseUrl) : databaseUrl };
    },
    async open(config) {
      const store = openStore(config ?? (await stores.config()));
      opened.push(store);
      return store;
    },
    async stop() {
      await Promise.all(opened.map((store) => store.close()));
      await pooler?.stop();
      await postgres?.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
  return stores;
}

/**
 * Starts the PgBouncer program that the variable `PGBOUNCER` names, for both kinds of Postgres. Without the variable,
 * starts the test pooler for "Postgres behind a pooler" only.
 */
async function startPoolerFor(
  kind: StoreKind,
): Promise<Pick<Pooler, "address" | "stop"> | undefined> {
  const program = process.env.PGBOUNCER;
  if (program !== undefined) return await startPgBouncer(program);
  return kind === "Postgres behind a pooler" ? await startPooler() : undefined;
}
