import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";

/** Names and values by turns, as `writeHead` takes them fastest. */
export type RawHeaders = readonly string[];

/** What a middleware sets; asked once for all answers, so it must not depend on the request. */
export function headersSetBy(middleware: RequestHandler): RawHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request as never, response as never, () => {});
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}
