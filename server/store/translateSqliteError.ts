import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import { QueryRefused } from "./QueryRefused.ts";

/** Names of the SQLite result codes (https://sqlite.org/rescode.html) that our code uses. */
const NAMES: Record<number, string> = {
  1: "SQLITE_ERROR",
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

/** Converts an error to `StoreUnavailable` or `QueryRefused`, which contain neither the query nor its values. */
export function translateSqliteError(error: unknown): Error {
  if (!Error.isError(error)) return new QueryRefused("UNKNOWN");
  if (error instanceof StoreUnavailable || error instanceof QueryRefused) return error;

  const code = sqliteCode(error);
  const { errcode } = error as { errcode?: number };
  // An error without `errcode` comes from the file system (ENOTDIR, EACCES, ENOSPC…) or an invalid argument (ERR_…).
  const isRefusal =
    errcode === undefined ? code === "" || code.startsWith("ERR_") : REFUSALS.has(errcode & 0xff);
  return isRefusal ? new QueryRefused(code || error.name) : new StoreUnavailable(code);
}

/**
 * Returns the name of SQLite's result code, or `SQLITE_` and its number if it isn't in `NAMES`. Without a result code,
 * returns the error's code or "".
 */
export function sqliteCode(error: unknown): string {
  const { code = "", errcode } = error as { code?: string; errcode?: number };
  return errcode === undefined ? code : (NAMES[errcode & 0xff] ?? `SQLITE_${errcode}`);
}
