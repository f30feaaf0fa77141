import { RequestError } from "../errors/RequestError.ts";

/** Everything below speaks Supabase's auth interface, errors included. */
const AUTH = "/auth/";

/** An error's answer in JSON: `error` and `field`, and for Supabase's auth client its own names beside. */
export function errorBody(url: string, error: RequestError): object {
  const { status, message, field } = error;
  if (!url.startsWith(AUTH)) return { error: message, field };
  const code = error instanceof AuthError ? error.errorCode : errorCodeOf(status);
  return { code: status, error_code: code, msg: message, error: message };
}

/** A refusal by the name that Supabase's clients know (https://supabase.com/docs/guides/auth/debugging/error-codes). */
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
