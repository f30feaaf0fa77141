import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { RequestLine } from "../log.ts";
import { loggablePath } from "./loggablePath.ts";

/** Who is told of every request once its answer has left. */
export interface Ledger {
  logLine: (line: RequestLine) => void;
  /** @param seconds from the request's arrival to the end of its answer. */
  countRequest: (method: string, status: number, seconds: number) => void;
}

/** Gives a request its id; counts and logs it once its answer has left. */
export function logRequest(
  { logLine, countRequest }: Ledger,
  request: IncomingMessage,
  response: ServerResponse,
): string {
  const start = performance.now();
  const reqId = randomUUID();
  // Express's routers change it on the way.
  const { method = "", url = "" } = request;
  response.on("close", () => {
    const ms = performance.now() - start;
    const { statusCode: status, writableFinished } = response;
    countRequest(method, status, ms / 1000);
    logLine({
      reqId,
      method,
      path: loggablePath(url),
      status,
      ms: Math.round(ms * 10) / 10,
      aborted: !writableFinished,
    });
  });
  return reqId;
}

/** Counts and logs every request; its id goes out as `X-Request-Id`. */
export function requestLog(ledger: Ledger): RequestHandler {
  return (request, response, next) => {
    const reqId = logRequest(ledger, request, response);
    response.locals.reqId = reqId;
    response.setHeader("X-Request-Id", reqId);
    next();
  };
}
