/**
 * Thrown when the store can't be used: it is unreachable, damaged, full, read-only or too slow. After a lost connection
 * or a timeout the outcome can be unknown: the operation may have been committed.
 */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
  /** Error code of the engine or of Node (`SQLITE_13`, `ECONNREFUSED`, a SQLSTATE), `PG`, or our own, such as `ENCODING`. */
  readonly code: string;

  /** @param message names the environment variable to check; contains no value of one. */
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
