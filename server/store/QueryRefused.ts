/** The engine refused a query itself: a fault of ours. Neither the query nor its values are told. */
export class QueryRefused extends Error {
  override readonly name = "QueryRefused";
  readonly code: string;

  constructor(code: string) {
    super(`the store refused a query (${code})`);
    this.code = code;
  }
}
