import { certificateFault } from "../config/certificateFault.ts";

/** Messages by `StoreUnavailable` code. A message starts with the environment variable to check, if there is one. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  // Network; ECONNECTION and OPENING are ours.
  ECONNREFUSED: "DATABASE_URL: connection refused: nothing listens at this host and port",
  ENOTFOUND: "DATABASE_URL: host name not found",
  ETIMEDOUT: "the database didn't answer in time",
  ECONNRESET: "the database ended the connection",
  ECONNECTION: "the database ended the connection",
  OPENING: "the database is being opened or migrated",

  // Postgres and poolers.
  NO_TLS: "DATABASE_URL: the server offers no TLS; sslmode=disable would connect unencrypted",
  ENCODING:
    "DATABASE_URL: the database's encoding can't hold every character: create it with encoding 'UTF8'",
  "25006": "DATABASE_URL: the database is read-only, a standby for instance",
  "28000": "DATABASE_URL: the server doesn't admit this user from here, or not without TLS",
  "28P01": "DATABASE_URL: user or password is wrong",
  "3D000": "DATABASE_URL: there is no such database",
  "42501": "DATABASE_URL: the user may not create or change tables in this database",
  "53100": "the database server's disk is full",
  "53300": "the database server has no connection left; raise max_connections or use a pooler",
  "57P01": "the database server is shutting down",
  "57P03": "the database server is starting",

  // SQLite and the file system.
  SQLITE_BUSY: "nora.db is locked: another process has been writing to it for seconds",
  SQLITE_CORRUPT: "DATA_DIR: nora.db is damaged: restore a backup",
  SQLITE_NOTADB: "DATA_DIR: nora.db is damaged: restore a backup",
  SQLITE_CANTOPEN: "DATA_DIR: nora.db can't be opened",
  SQLITE_FULL: "DATA_DIR: the disk is full",
  SQLITE_IOERR: "DATA_DIR: the disk fails to read or write nora.db",
  SQLITE_READONLY: "DATA_DIR: nora.db is read-only",
  ENOSPC: "DATA_DIR: the disk is full",
  EACCES: "DATA_DIR: permission denied",
  EROFS: "DATA_DIR: the disk is read-only",
};

/** Returns a message for an operator. It contains no value of an environment variable. */
export function explainFailure(code: string): string {
  const certificate = certificateFault(code);
  if (certificate) {
    return `DATABASE_CA: the database server's certificate ${certificate}; set its CA's certificate here`;
  }
  return EXPLANATIONS[code] ?? `the store can't be used (${code})`;
}
