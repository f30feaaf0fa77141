/**
 * Thrown when the database rejects a query as invalid, which is a bug and not an outage. Contains neither the query nor
 * its values.
 */
export class QueryRefused extends Error {
  override readonly name = "QueryRefused";
  readonly code: string;

  constructor(code: string) {
    super(`the store refused a query (${code})`);
    this.code = code;
  }
}
