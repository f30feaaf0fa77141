import { readConfig } from "../config/readConfig.ts";
import { copyStore } from "./copyStore.ts";
import { isStoreThere, openStore } from "./openStore.ts";
import { WrongUsage, runProgram, storeCommand } from "./storeCommand.ts";

const USAGE = `Usage: stop the service, set DATABASE_URL and DATA_DIR, then
  npm run copy-store
Copies the SQLite file in DATA_DIR into the empty Postgres database of DATABASE_URL. The file keeps its messages.
`;

/**
 * Copies the SQLite store to a Postgres database without messages, and replaces the settings, sessions and open
 * questions there. Counts of rate limits and of model calls are not copied. Exit codes: 0 done, 1 the target has
 * messages, 2 wrong usage or configuration, 3 a store is unavailable.
 */
export const runCopyStoreCommand = storeCommand(USAGE, async (args, environment, { out, err }) => {
  const { store } = readConfig(environment);
  const file = { dataDir: store.dataDir };
  if (args.length > 0 || store.databaseUrl === undefined || !isStoreThere(file)) {
    throw new WrongUsage();
  }
  await using source = openStore(file);
  await using target = openStore(store);
  const copied = await copyStore(source.db, target.db);
  if (copied === undefined) {
    err("DATABASE_URL: there are messages already\n");
    return 1;
  }
  out(`messages copied: ${copied}\n`);
  return 0;
});

if (import.meta.main) await runProgram(runCopyStoreCommand);
