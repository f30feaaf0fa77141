import { RequestError } from "../errors/RequestError.ts";

/** Prefix of the routes that implement Supabase's auth API, with its error format. */
const AUTH = "/auth/";

/** Returns the JSON body of an error: `error` and `field`; below `/auth/`, `error` and Supabase's fields. */
export function errorBody(url: string, error: RequestError): object {
  const { status, message, field } = error;
  if (!url.startsWith(AUTH)) return { error: message, field };
  const code = error instanceof AuthError ? error.errorCode : errorCodeOf(status);
  return { code: status, error_code: code, msg: message, error: message };
}

/** Error with a Supabase error code (https://supabase.com/docs/guides/auth/debugging/error-codes). */
export class AuthError extends RequestError {
  readonly errorCode: string;

  constructor(status: number, errorCode: string, message: string) {
    super(status, message);
    this.errorCode = errorCode;
  }
}

function errorCodeOf(status: number): string {
  if (status === 429) return "over_request_rate_limit";
  return status >= 500 ? "unexpected_failure" : "validation_failed";
}
