import { randomUUID } from "node:crypto";
import type { Request, RequestHandler } from "express";
import type { Logger } from "../log.ts";

/** Logs one line per request: id, method, route, status and ms; never an address, a header or a visitor's text. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const arrival = performance.now();
    const reqId = randomUUID();
    response.setHeader("X-Request-Id", reqId);
    // Not "finish", which is missing if the visitor leaves before the end of the answer.
    response.once("close", () => {
      const { method, route } = request;
      const { statusCode: status, writableFinished } = response;
      const ms = Math.round(performance.now() - arrival);
      const line = { reqId, method, path: pathOf(route), status, ms };
      log.info(line, writableFinished ? "request completed" : "request aborted");
    });
    next();
  };
}

/** Returns the pattern of the matched route, or `*`; not the path, which may contain a name or a token. */
export function pathOf(route: Request["route"]): string {
  const { path } = (route ?? {}) as { path?: unknown };
  return typeof path === "string" ? path : "*";
}
