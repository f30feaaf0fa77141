import type { ContactField } from "../../src/shared/contact.ts";

/** Error to send to the client: a status and a Portuguese sentence without the submitted value. */
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
