/** Error of Node, SQLite or Postgres. */
interface DriverError extends Error {
  /** Node's code (`ECONNREFUSED`) or a SQLSTATE; `pg`'s own errors have none. */
  code?: string;
  /** Meaning of SQLite's result code, such as `database or disk is full`. */
  errstr?: string;
}

/**
 * Thrown when the store fails a query: it is unreachable, damaged, full, read-only or too slow. After a lost connection
 * or a timeout the outcome can be unknown: the operation may have been committed.
 */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
  /** What is wrong, without a value of the query, which `message` may quote. */
  readonly reason: string;

  /** @param variable Environment variable that names the store. */
  constructor(variable: string, cause: unknown) {
    const { message, code = message, errstr = code } = cause as DriverError;
    super(`${variable}: ${message || code}`, { cause });
    this.reason = errstr;
  }
}
