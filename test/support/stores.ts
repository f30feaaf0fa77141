import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreConfig } from "../../server/config/readConfig.ts";
import { type Store, openStore } from "../../server/store/openStore.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

type EngineName = "SQLite" | "Postgres";

/** Engines for `describe.each`. */
export const engines: readonly EngineName[] = ["SQLite", "Postgres"];

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
  engine: EngineName,
  { fsync = false }: { fsync?: boolean } = {},
): Promise<Stores> {
  const postgres = engine === "SQLite" ? undefined : await startPostgres({ fsync });
  const root = mkdtempSync(join(tmpdir(), "nora-store-"));
  const opened: Store[] = [];
  let directories = 0;

  const stores: Stores = {
    postgres,
    async config() {
      const dataDir = join(root, String(++directories));
      if (!postgres) return { dataDir };
      return { dataDir, databaseUrl: await postgres.createDatabase() };
    },
    async open(config) {
      const store = openStore(config ?? (await stores.config()));
      opened.push(store);
      return store;
    },
    async stop() {
      await Promise.all(opened.map((store) => store.close()));
      await postgres?.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
  return stores;
}
