import type { ErrorRequestHandler, Response } from "express";
import type { Logger } from "../log.ts";
import { errorBody } from "./errorBody.ts";
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
    const body = JSON.stringify(errorBody(request.originalUrl, refusal));
    // Not `response.json()`, which takes longer and allocates more: a flood consists of such answers.
    response.writeHead(refusal.status, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(body),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

/** Logs an error with the request id if its status is 5xx; others are the client's mistakes. */
export function logFailure(log: Logger, response: Response, status: number, error: unknown): void {
  if (status < 500) return;
  log.error({ reqId: response.get("X-Request-Id"), status, err: error }, "request failed");
}
