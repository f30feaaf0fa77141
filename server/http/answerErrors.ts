import type { ErrorRequestHandler } from "express";
import type { Logger } from "../log.ts";
import { toRequestError } from "./toRequestError.ts";

/** Answers everything thrown on the way with `{"error", "field"}`; what wasn't planned is logged. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status, message, field } = toRequestError(error);
    logFailure(log, response.locals, status, error);
    response.status(status).json({ error: message, field });
  };
}

/** Logs what isn't the caller's fault, under the request's id. */
export function logFailure(
  log: Logger,
  locals: { reqId?: string },
  status: number,
  error: unknown,
): void {
  if (status >= 500) log.error({ reqId: locals.reqId, status, err: error }, "request failed");
}
