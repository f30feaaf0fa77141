import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Logger } from "../log.ts";
import { loggablePath } from "./loggablePath.ts";

/** Gives a request its id, and logs it once its answer has left. */
export function logRequest(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
): string {
  const start = performance.now();
  const reqId = randomUUID();
  // Express's routers change it on the way.
  const { url = "" } = request;
  response.on("close", () => {
    log.info({
      reqId,
      method: request.method,
      path: loggablePath(url),
      status: response.statusCode,
      ms: Math.round((performance.now() - start) * 10) / 10,
      // The visitor left before the answer had.
      ...(!response.writableFinished && { aborted: true }),
    });
  });
  return reqId;
}

/** One line per request once its answer has left; the same id goes out as `X-Request-Id`. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const reqId = logRequest(log, request, response);
    response.locals.reqId = reqId;
    response.setHeader("X-Request-Id", reqId);
    next();
  };
}
