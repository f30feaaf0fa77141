/**
 * Thrown when the store can't be used: it is unreachable, closed, damaged, full, read-only or too slow. After a lost
 * connection or a timeout the outcome can be unknown: the operation may have been committed.
 */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
  readonly status = 503;
  /** Error code of the engine or of Node (`SQLITE_FULL`, `ECONNREFUSED`, a SQLSTATE), or our own, such as `CLOSED`. */
  readonly code: string;

  constructor(code: string) {
    super(`the store is unavailable (${code})`);
    this.code = code;
  }
}
