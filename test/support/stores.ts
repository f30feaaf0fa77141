import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Store, type StoreConfig, openStore } from "../../server/store/openStore.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

export type EngineName = "SQLite" | "Postgres";

/** The suites that touch the store run once on each: `describe.each(engines)`. */
export const engines: readonly EngineName[] = ["SQLite", "Postgres"];

/** Gives each test a store of its own, and clears all away at the end. */
export interface Stores {
  /** Of a new, empty store. */
  config(): Promise<StoreConfig>;
  /** Opens one, a new one if none is given; it is closed with the rest. */
  open(config?: StoreConfig): Promise<Store>;
  /** Undefined on SQLite. */
  postgres: Postgres | undefined;
  stop(): Promise<void>;
}

export async function startStores(engine: EngineName): Promise<Stores> {
  const postgres = engine === "Postgres" ? await startPostgres() : undefined;
  const root = mkdtempSync(join(tmpdir(), "nora-store-"));
  const opened: Store[] = [];
  let directories = 0;

  const stores: Stores = {
    postgres,
    async config() {
      const dataDir = join(root, String(++directories));
      return postgres ? { dataDir, databaseUrl: await postgres.createDatabase() } : { dataDir };
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
