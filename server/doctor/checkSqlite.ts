import { existsSync, statSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { explainFailure } from "../store/explainFailure.ts";
import { sqliteCode } from "../store/translateSqliteError.ts";
import { inspectLog } from "../store/inspectLog.ts";
import { type Check, type Finding, findingsOf } from "./Check.ts";
import { outboxFinding } from "./outboxFinding.ts";
import { requireWritable } from "./requireWritable.ts";

const { ok, warning, failure } = findingsOf("store");

const MIN_FREE_BYTES = 200e6;
/** Maximum size in bytes of a database file whose integrity is checked: a larger one would take too long. */
const MAX_CHECKED_BYTES = 1e9;
const LOCK_WAIT_MS = 3000;
const RECOVER = 'stop the service and follow "A damaged store" in docs/operations.md';

/**
 * Checks the SQLite file and its folder. Creates no database, and rolls back its test write. But opening the file may
 * create nora.db-wal and nora.db-shm and, after a crash, run SQLite's recovery.
 */
export const checkSqlite: Check = async ({ config: { store } }) => {
  const path = join(store.dataDir, "nora.db");
  try {
    requireWritable(store.dataDir);
  } catch (error) {
    return failed(error, "give this user the folder, or set DATA_DIR to another one");
  }
  if (!existsSync(path)) {
    return existsSync(`${path}-wal`)
      ? failure("nora.db is gone, its log (nora.db-wal) is left", RECOVER)
      : ok("SQLite: there is no file yet; the first start creates it");
  }
  const findings: Finding[] = [];
  const { bavail, bsize } = statfsSync(store.dataDir);
  if (bavail * bsize < MIN_FREE_BYTES) {
    const left = Math.floor((bavail * bsize) / 1e6);
    findings.push(warning(`only ${left} MB are free on the disk of DATA_DIR`, "make room"));
  }
  // Checked here because SQLite raises no error for a damaged log.
  if (inspectLog(`${path}-wal`) === "damaged") {
    return [...findings, failure("nora.db-wal is damaged", RECOVER)];
  }
  try {
    findings.push(...integrityOf(path));
    if (findings.some(({ status }) => status === "failure")) return findings;
    findings.push(...(await writabilityOf(path)));
  } catch (error) {
    findings.push(failed(error));
  }
  return findings;
};

function integrityOf(path: string): Finding[] {
  if (statSync(path).size > MAX_CHECKED_BYTES) {
    return [
      warning(
        "nora.db is too large to be checked here",
        'run "PRAGMA integrity_check" on a backup',
      ),
    ];
  }
  using database = new DatabaseSync(path, { readOnly: true });
  const problems = database.prepare("PRAGMA integrity_check(5)").all();
  const isSound = problems.length === 1 && problems[0]!.integrity_check === "ok";
  return isSound ? [] : [failure("nora.db is damaged", RECOVER)];
}

/** Takes the write lock and writes. Closing the database at the end rolls the transaction back. */
async function writabilityOf(path: string): Promise<Finding[]> {
  using database = new DatabaseSync(path, { timeout: 0 });
  await takeLock(database);
  database.exec("create table doctor_probe (value text); insert into doctor_probe values ('x')");
  const counts = database.prepare("select state, count(*) as count from outbox group by state");
  return [ok("SQLite: sound, can be locked and written to"), outboxFinding(counts.all())];
}

async function takeLock(database: DatabaseSync): Promise<void> {
  const deadline = performance.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      database.exec("begin immediate");
      return;
    } catch (error) {
      if (sqliteCode(error) !== "SQLITE_BUSY" || performance.now() > deadline) throw error;
    }
    await sleep(20);
  }
}

function failed(error: unknown, todo?: string): Finding {
  const code = sqliteCode(error);
  // Usually a missing table: the first start creates the tables.
  if (code === "SQLITE_ERROR")
    return ok("SQLite: there are no tables yet; the first start creates them");
  const isDamage = code === "SQLITE_CORRUPT" || code === "SQLITE_NOTADB";
  return failure(isDamage ? "nora.db is damaged" : explainFailure(code), isDamage ? RECOVER : todo);
}
