import type { ErrorRequestHandler, Response } from "express";
import type { Logger } from "../log.ts";
import { errorBody } from "./errorBody.ts";
import { requestIdOf } from "./requestId.ts";
import { toRequestError } from "./toRequestError.ts";

/** Answers every error in JSON and logs the unplanned ones. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const refusal = toRequestError(error);
    logFailure(log, response, refusal.status, error);
    response.status(refusal.status).json(errorBody(request.originalUrl, refusal));
  };
}

/** Logs an error of ours, not of the caller, under the request's id. */
export function logFailure(log: Logger, response: Response, status: number, error: unknown): void {
  if (status < 500) return;
  log.error({ reqId: requestIdOf(response), status, err: error }, "request failed");
}
