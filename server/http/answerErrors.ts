import type { ErrorRequestHandler, Response } from "express";
import type { Logger } from "../log.ts";
import { requestIdOf } from "./requestId.ts";
import { toRequestError } from "./toRequestError.ts";

/** Answers every error with `{"error", "field"}` and logs the unplanned ones. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status, message, field } = toRequestError(error);
    logFailure(log, response, status, error);
    response.status(status).json({ error: message, field });
  };
}

/** Logs an error of ours, not of the caller, under the request's id. */
export function logFailure(log: Logger, response: Response, status: number, error: unknown): void {
  if (status < 500) return;
  log.error({ reqId: requestIdOf(response), status, err: error }, "request failed");
}
