import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "../log.ts";
import { loggablePath } from "./loggablePath.ts";

/** One line per request once its answer has left; the same id goes out as `X-Request-Id`. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const reqId = randomUUID();
    response.locals.reqId = reqId;
    response.setHeader("X-Request-Id", reqId);
    response.on("close", () => {
      log.info({
        reqId,
        method: request.method,
        path: loggablePath(request.originalUrl),
        status: response.statusCode,
        ms: Math.round((performance.now() - start) * 10) / 10,
        // The visitor left before the answer had.
        ...(!response.writableFinished && { aborted: true }),
      });
    });
    next();
  };
}
