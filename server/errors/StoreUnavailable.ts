/**
 * Thrown when the store can't be reached or can't be written to: disk full or read-only, connection refused
 * or lost, timeout. As far as we know, the operation was not done.
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
