/** The engine refused a query: a bug. Holds neither the query nor its values. */
export class QueryRefused extends Error {
  override readonly name = "QueryRefused";
  readonly code: string;

  constructor(code: string) {
    super(`the store refused a query (${code})`);
    this.code = code;
  }
}
