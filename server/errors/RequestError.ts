import type { ContactField } from "../../src/shared/contact.ts";

/** Error to send to the client: a status and a Portuguese sentence without the submitted value. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  readonly field: ContactField | undefined;

  constructor(status: number, message: string, field?: ContactField) {
    // No stack trace for a client's mistake: it is slow to capture and isn't logged.
    const { stackTraceLimit } = Error;
    if (status < 500) Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
    this.field = field;
  }
}
