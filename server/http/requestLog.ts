import { randomUUID } from "node:crypto";
import type { Request, RequestHandler } from "express";
import type { Logger } from "../log.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Logs one line per request: id, method, route, status and ms; never an address, a header or a visitor's text. A UUID
 * that a trusted proxy sends as `X-Request-Id` becomes the request's id, so that both logs can be joined.
 */
export function requestLog(log: Logger, proxies: number): RequestHandler {
  return (request, response, next) => {
    const arrival = performance.now();
    const sent = request.get("X-Request-Id") ?? "";
    const reqId = proxies > 0 && UUID.test(sent) ? sent : randomUUID();
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
