import type { ErrorRequestHandler, Request, Response } from "express";
import { AuthError } from "../errors/AuthError.ts";
import type { RequestError } from "../errors/RequestError.ts";
import type { Logger } from "../log.ts";
import { toRequestError } from "./toRequestError.ts";

/** Answers errors in JSON and logs those with a 5xx status. If headers were already sent, closes the connection. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const refusal = toRequestError(error);
    logFailure(log, response, refusal.status, error);
    if (response.headersSent) {
      // Not `next(error)`: Express's default handler would print the error's message, which may quote a visitor.
      response.destroy();
      return;
    }
    response.status(refusal.status).json(bodyOf(request, refusal));
  };
}

/** Logs an error with the request's id if its status is 5xx; others are the client's mistakes. */
export function logFailure(log: Logger, response: Response, status: number, error: unknown): void {
  if (status < 500) return;
  log.error({ reqId: response.get("X-Request-Id"), status, err: error }, "request failed");
}

/** Returns `error` and `field`; below `/auth/`, `error` and the fields of Supabase's auth API. */
function bodyOf({ originalUrl }: Request, error: RequestError): object {
  const { status, message, field } = error;
  if (!originalUrl.startsWith("/auth/")) return { error: message, field };
  const code = error instanceof AuthError ? error.errorCode : errorCodeOf(status);
  return { code: status, error_code: code, msg: message, error: message };
}

function errorCodeOf(status: number): string {
  if (status === 429) return "over_request_rate_limit";
  return status >= 500 ? "unexpected_failure" : "validation_failed";
}
