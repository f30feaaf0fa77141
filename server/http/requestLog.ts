import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { pinoHttp } from "pino-http";
import type { Logger } from "../log.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Logs one line per request: id, method, route, status and ms; never an address, a header or a visitor's text. A UUID
 * that a trusted proxy sends as `X-Request-Id` becomes the request's id, so that both logs can be joined.
 */
export function requestLog(log: Logger, proxies: number): RequestHandler {
  const line = (
    { method, route }: Request,
    { statusCode: status }: Response,
    { ms }: { ms: number },
  ) => ({ method, path: pathOf(route), status, ms });
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId(request, response) {
      const sent = request.get("X-Request-Id") ?? "";
      const id = proxies > 0 && UUID.test(sent) ? sent : randomUUID();
      response.setHeader("X-Request-Id", id);
      return id;
    },
    customAttributeKeys: { responseTime: "ms" },
    customLogLevel: () => "info",
    customSuccessObject: line,
    customErrorObject: (request, response, _error, values: { ms: number }) =>
      line(request, response, values),
    // `request.log` adds the id only: pino-http's own description of a request contains its headers.
    quietReqLogger: true,
    quietResLogger: true,
    serializers: { req: () => undefined },
  });
}

/** Returns the pattern of the matched route, or `*`; not the path, which may contain a name or a token. */
export function pathOf(route: Request["route"]): string {
  const { path } = (route ?? {}) as { path?: unknown };
  return typeof path === "string" ? path : "*";
}
