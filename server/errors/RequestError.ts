import type { ContactField } from "../../src/shared/contact.ts";

/** A refusal that the caller may read: a status and a Portuguese sentence, never the value sent. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  readonly field: ContactField | undefined;

  constructor(status: number, message: string, field?: ContactField) {
    // Where a caller's mistake was noticed is of no interest, and finding out costs more than the answer.
    const { stackTraceLimit } = Error;
    if (status < 500) Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
    this.field = field;
  }
}
