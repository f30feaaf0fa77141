import { RequestError } from "./RequestError.ts";

/** Error with a Supabase error code (https://supabase.com/docs/guides/auth/debugging/error-codes). */
export class AuthError extends RequestError {
  readonly errorCode: string;

  constructor(status: number, errorCode: string, message: string) {
    super(status, message);
    this.errorCode = errorCode;
  }
}
