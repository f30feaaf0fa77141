import { certificateFault } from "../config/certificateFault.ts";

/** Code for a damaged write-ahead log, for which SQLite raises no error. */
export const DAMAGED_LOG = "DAMAGED_LOG";

/** Code for a write-ahead log whose database file is missing or empty; SQLite would delete the log. */
export const REMOVED = "REMOVED";

/** Messages by `StoreUnavailable` code. A message starts with the environment variable to check, if there is one. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  // Network: Node's error codes; ECONNECTION and CLOSED are ours.
  ECONNREFUSED: "DATABASE_URL: connection refused: nothing listens at this host and port",
  ENOTFOUND: "DATABASE_URL: host name not found",
  EAI_AGAIN: "DATABASE_URL: the host name can't be resolved at the moment",
  EHOSTUNREACH: "DATABASE_URL: there is no route to the host",
  ENETUNREACH: "DATABASE_URL: there is no route to the host",
  ETIMEDOUT: "the database didn't answer in time",
  ECONNRESET: "the database ended the connection",
  ECONNECTION: "the database ended the connection",
  EPIPE: "the database ended the connection",
  CLOSED: "the store is closed",

  // TLS; this code is ours. `explainCertificate` has the certificates' faults.
  NO_TLS: "DATABASE_URL: the server offers no TLS; sslmode=disable would connect unencrypted",

  // Postgres and poolers: SQLSTATEs.
  "08P01":
    "DATABASE_URL: a connection pooler refused the connection or broke the protocol; its own log says why",
  "25006": "DATABASE_URL: the database is read-only, a standby for instance",
  "25P03": "a transaction was idle for too long",
  "28000":
    "DATABASE_URL: the server doesn't admit this user from here (pg_hba.conf), or not without TLS",
  "28P01": "DATABASE_URL: user or password is wrong",
  "3D000": "DATABASE_URL: there is no such database",
  "42501":
    "DATABASE_URL: permission denied: the user can't create or change tables in this database",
  "42P01": "a table is missing; it is created again if the database is new",
  "53100": "the database server's disk is full",
  "53300": "the database server has no connection left; raise max_connections or use a pooler",
  "55P03": "another transaction holds a lock",
  "57014": "a statement took too long; another transaction may hold a lock",
  "57P01": "the database server is shutting down",
  "57P02": "the database server crashed",
  "57P03": "the database server is starting",

  // SQLite and the file system.
  SQLITE_BUSY: "nora.db is locked: another process has been writing to it for seconds",
  SQLITE_CANTOPEN: "DATA_DIR: nora.db can't be opened, or was replaced while in use",
  SQLITE_CORRUPT: damaged("nora.db is damaged"),
  SQLITE_NOTADB: damaged("nora.db is damaged"),
  [DAMAGED_LOG]: damaged("nora.db-wal is damaged"),
  [REMOVED]: damaged("nora.db is missing beside its nora.db-wal, which holds messages"),
  SQLITE_FULL: "DATA_DIR: the disk is full",
  SQLITE_IOERR: "DATA_DIR: the disk fails to read or write nora.db",
  SQLITE_NOMEM: "out of memory",
  SQLITE_PERM: "DATA_DIR: permission denied for nora.db",
  SQLITE_READONLY: "DATA_DIR: nora.db is read-only",
  EACCES: "DATA_DIR: permission denied",
  EDQUOT: "DATA_DIR: the disk quota is used up",
  EIO: "DATA_DIR: the disk fails",
  EMFILE: "too many open files",
  ENOSPC: "DATA_DIR: the disk is full",
  ENOTDIR: "DATA_DIR: a file is in the folder's place",
  EPERM: "DATA_DIR: permission denied",
  EROFS: "DATA_DIR: the disk is read-only",
};

/** Returns a message for an operator. It contains no value of an environment variable. */
export function explainFailure(code: string): string {
  return EXPLANATIONS[code] ?? explainCertificate(code) ?? "the store can't be used";
}

function explainCertificate(code: string): string | undefined {
  const fault = certificateFault(code);
  if (!fault) return undefined;
  const problem = `the database server's certificate ${fault.text}`;
  switch (fault.kind) {
    case "expired":
      return problem;
    case "not valid yet":
      return `${problem}; is the clock right?`;
    case "other host":
      return `DATABASE_URL: ${problem}; with DATABASE_CA, sslmode=verify-ca accepts it`;
    default:
      return `DATABASE_CA: ${problem}; set its CA's certificate here`;
  }
}

function damaged(what: string): string {
  return `DATA_DIR: ${what}; docs/operations.md, "A damaged store", says how to recover it`;
}
