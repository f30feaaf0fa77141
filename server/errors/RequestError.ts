import type { ContactField } from "../../src/shared/fieldRules.ts";

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

/** Error with a Supabase error code (https://supabase.com/docs/guides/auth/debugging/error-codes). */
export class AuthError extends RequestError {
  readonly errorCode: string;

  constructor(status: number, errorCode: string, message: string) {
    super(status, message);
    this.errorCode = errorCode;
  }
}
