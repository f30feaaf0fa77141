import type { ContactField } from "../../src/shared/contact.ts";

/** A refusal that the caller may read: a status and a Portuguese sentence, never the value sent. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  readonly field: ContactField | undefined;

  constructor(status: number, message: string, field?: ContactField) {
    super(message);
    this.status = status;
    this.field = field;
  }
}
