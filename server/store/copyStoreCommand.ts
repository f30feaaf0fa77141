import { ConfigError, readConfig } from "../config/readConfig.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import { StoreNotEmpty, copyStore } from "./copyStore.ts";
import { explainFailure } from "./explainFailure.ts";
import { type StoreConfig, isStoreThere, openStore } from "./openStore.ts";

const USAGE = `Usage: stop the service, set DATABASE_URL and DATA_DIR, then
  npm run copy-store
Copies the SQLite file in DATA_DIR into the empty Postgres database of DATABASE_URL. The file keeps its messages.
`;

/** 0 done, 1 the target store isn't empty, 2 wrong usage, 3 a store is unavailable. */
type ExitCode = 0 | 1 | 2 | 3;

interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
}

/** Copies the data of an installation from SQLite to Postgres. */
export async function runCopyStoreCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { out, err }: Output,
): Promise<ExitCode> {
  try {
    const { store } = readConfig(environment);
    const file = { dataDir: store.dataDir };
    if (args.length > 0 || store.databaseUrl === undefined || !isStoreThere(file)) {
      err(USAGE);
      return 2;
    }
    out(`messages copied: ${await copyBetween(file, store)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof ConfigError) err(`${error.message}\n`);
    else if (error instanceof StoreNotEmpty) err("DATABASE_URL: there are messages already\n");
    else if (error instanceof StoreUnavailable) err(`${explainFailure(error.code)}\n`);
    else throw error;
    return error instanceof ConfigError ? 2 : error instanceof StoreNotEmpty ? 1 : 3;
  }
}

async function copyBetween(file: StoreConfig, database: StoreConfig): Promise<number> {
  const stores = [openStore(file), openStore(database)] as const;
  try {
    return await copyStore(stores[0].db, stores[1].db);
  } finally {
    await Promise.all(stores.map((store) => store.close()));
  }
}

if (import.meta.main) {
  process.exitCode = await runCopyStoreCommand(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}
