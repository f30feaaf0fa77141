import { hasWalResetFault, sqliteVersion } from "../store/sqliteVersion.ts";
import { type Check, findingsOf } from "./Check.ts";

const { ok, warning, failure } = findingsOf("runtime");

const NEEDED_NODE = 24;
const UPDATE = "update Node 24 to its latest release";

/** Checks the version of Node and of its built-in SQLite. */
export const checkRuntime: Check = async ({ config }) => {
  const node = process.versions.node;
  if (Number.parseInt(node, 10) < NEEDED_NODE) {
    return failure(`this is Node ${node}`, `run it with Node ${NEEDED_NODE}`);
  }
  const sqlite = sqliteVersion();
  if (config.store.databaseUrl === undefined && hasWalResetFault(sqlite)) {
    const fault = `SQLite ${sqlite} can damage the store (its WAL-reset fault)`;
    return config.processes > 1
      ? failure(`${fault}: several processes can't use it`, `${UPDATE}, or set WEB_CONCURRENCY=1`)
      : warning(fault, UPDATE);
  }
  return ok(`Node ${node}, SQLite ${sqlite}`);
};
