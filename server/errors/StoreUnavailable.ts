/**
 * Thrown when the store can't be used: unreachable, closed, damaged, full or read-only, or a timeout. After a lost
 * connection the outcome is unknown: the operation may have been committed.
 */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
  readonly status = 503;
  /** The engine's error code, such as `SQLITE_FULL`, `ECONNREFUSED` or a SQLSTATE. */
  readonly code: string;

  constructor(code: string) {
    super(`the store is unavailable (${code})`);
    this.code = code;
  }
}
