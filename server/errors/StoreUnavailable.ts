/**
 * The store can't be reached, or can't take anything now: disk full or read-only, connection refused or
 * lost, a time limit reached. What was asked for was not done, as far as can be known from here.
 */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
  readonly status = 503;
  /** The engine's own name for the reason, such as `SQLITE_FULL`, `ECONNREFUSED` or a SQLSTATE. */
  readonly code: string;

  constructor(code: string) {
    super(`the store is unavailable (${code})`);
    this.code = code;
  }
}
