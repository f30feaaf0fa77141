import { DatabaseSync } from "node:sqlite";
import type { Check } from "./Examination.ts";
import { findingsOf } from "./Finding.ts";

const { ok, warning, failure } = findingsOf("runtime");

const NEEDED_NODE = 24;
const UPDATE = "update Node 24 to its latest release";

/** Node's version and that of the SQLite it brings. */
export const checkRuntime: Check = async ({ config }) => {
  const node = process.versions.node;
  if (Number.parseInt(node, 10) < NEEDED_NODE) {
    return [failure(`this is Node ${node}`, `run it with Node ${NEEDED_NODE}`)];
  }
  const sqlite = sqliteVersion();
  if (config.store.databaseUrl === undefined && hasWalResetFault(sqlite)) {
    const fault = `SQLite ${sqlite} can damage the store (its WAL-reset fault)`;
    return [
      config.processes > 1
        ? failure(`${fault}: several processes can't use it`, `${UPDATE}, or set WEB_CONCURRENCY=1`)
        : warning(fault, UPDATE),
    ];
  }
  return [ok(`Node ${node}, SQLite ${sqlite}`)];
};

function sqliteVersion(): string {
  const memory = new DatabaseSync(":memory:");
  try {
    return String(memory.prepare("select sqlite_version() as version").get()!.version);
  } finally {
    memory.close();
  }
}

/** Fixed in 3.51.3, and in 3.50.7 and 3.44.6 for those branches (https://sqlite.org/wal.html). */
export function hasWalResetFault(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (major !== 3) return major < 3;
  if (minor === 50) return patch < 7;
  if (minor === 44) return patch < 6;
  return minor < 51 || (minor === 51 && patch < 3);
}
