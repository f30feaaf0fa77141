import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import { QueryRefused } from "./QueryRefused.ts";

/** SQLite's primary result codes (https://sqlite.org/rescode.html) that occur in operation. */
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

/** SQLITE_ERROR, CONSTRAINT, MISMATCH, MISUSE, RANGE: the query is wrong, not the disk. */
const REFUSALS = new Set([1, 19, 20, 21, 25]);

/** An error of SQLite or of the file system, without the query and its values. */
export function translateSqliteError(error: unknown): Error {
  if (!Error.isError(error)) return new QueryRefused("UNKNOWN");
  if (error instanceof StoreUnavailable || error instanceof QueryRefused) return error;

  const { code, errcode } = error as Error & { code?: string; errcode?: number };
  if (code === "ERR_SQLITE_ERROR" && errcode !== undefined) {
    const primary = errcode & 0xff;
    const name = NAMES[primary] ?? `SQLITE_${errcode}`;
    return REFUSALS.has(primary) ? new QueryRefused(name) : new StoreUnavailable(name);
  }
  // An error of the file system (ENOTDIR, EACCES, ENOSPC…), or a wrong argument.
  return code && !code.startsWith("ERR_")
    ? new StoreUnavailable(code)
    : new QueryRefused(code ?? error.name);
}
