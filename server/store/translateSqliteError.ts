import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import { QueryRefused } from "./QueryRefused.ts";

/** Names of the SQLite result codes (https://sqlite.org/rescode.html) that can occur in operation. */
const NAMES: Record<number, string> = {
  3: "SQLITE_PERM",
  5: "SQLITE_BUSY",
  7: "SQLITE_NOMEM",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  26: "SQLITE_NOTADB",
};

/** SQLITE_ERROR, CONSTRAINT, MISMATCH, MISUSE, RANGE: errors of the query, not of the disk. */
const REFUSALS = new Set([1, 19, 20, 21, 25]);

/** Converts an error of SQLite or of the file system; the result contains neither the query nor its values. */
export function translateSqliteError(error: unknown): Error {
  if (!Error.isError(error)) return new QueryRefused("UNKNOWN");
  if (error instanceof StoreUnavailable || error instanceof QueryRefused) return error;

  const { code, errcode } = error as Error & { code?: string; errcode?: number };
  if (code === "ERR_SQLITE_ERROR" && errcode !== undefined) {
    const primary = errcode & 0xff;
    const name = NAMES[primary] ?? `SQLITE_${errcode}`;
    return REFUSALS.has(primary) ? new QueryRefused(name) : new StoreUnavailable(name);
  }
  // Error of the file system (ENOTDIR, EACCES, ENOSPC…) or invalid argument (ERR_…).
  return code && !code.startsWith("ERR_")
    ? new StoreUnavailable(code)
    : new QueryRefused(code ?? error.name);
}
