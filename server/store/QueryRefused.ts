/** Thrown when a query itself is at fault, not the store: a bug. Contains neither the query nor its values. */
export class QueryRefused extends Error {
  override readonly name = "QueryRefused";
  readonly code: string;

  constructor(code: string) {
    super(`the store refused a query (${code})`);
    this.code = code;
  }
}
