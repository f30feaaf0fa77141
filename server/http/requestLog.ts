import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "../log.ts";

/** A request at the end of its answer. */
export interface AnsweredRequest {
  reqId: string;
  method: string;
  /** Pattern of the matched route, or `*`; not the URL's path, which may contain a name or a token. */
  path: string;
  status: number;
  /** Whole milliseconds from the request's arrival. */
  ms: number;
}

/** Logs one line per request, never with an address, a header or a visitor's text, and passes its values to `count`. */
export function requestLog(
  log: Logger,
  count: (answered: AnsweredRequest) => void,
): RequestHandler {
  return (request, response, next) => {
    const arrival = performance.now();
    const reqId = randomUUID();
    response.setHeader("X-Request-Id", reqId);
    // Not "finish", which is missing if the visitor leaves before the end of the answer.
    response.once("close", () => {
      const { method, route } = request;
      const { path = "*" } = (route ?? {}) as { path?: string };
      const ms = Math.round(performance.now() - arrival);
      const answered = { reqId, method, path, status: response.statusCode, ms };
      log.info(answered, response.writableFinished ? "request completed" : "request aborted");
      count(answered);
    });
    next();
  };
}
