import { IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Drain } from "../http/drain.ts";
import { type Ledger, logRequest } from "../http/requestLog.ts";
import type { Page } from "./page.ts";
import { type RawHeaders, send } from "./representation.ts";

/** What looks at a request on its way, as Express's middleware does. */
type Middleware = (request: never, response: never, next: () => void) => void;

interface Options {
  find: Page["find"];
  ledger: Ledger;
  /** Sets what every answer carries: asked once, so it must not depend on the request. */
  secureHeaders: Middleware;
  drain: Pick<Drain, "hasBegun">;
  /** Whoever answers what memory doesn't hold. */
  otherwise: RequestListener;
}

/**
 * Answers what is the same for everybody, in front of Express, whose router and middleware cost more than
 * the answer itself. What is promised of every answer holds: its headers, its id, its line in the log.
 */
export function answerFromMemory(options: Options): RequestListener {
  const { find, ledger, secureHeaders, drain, otherwise } = options;
  const withCommon = completing(headersSetBy(secureHeaders));

  return (request, response) => {
    const found = find(request);
    if (!found) {
      otherwise(request, response);
      return;
    }
    const reqId = logRequest(ledger, request, response);
    if (drain.hasBegun()) response.shouldKeepAlive = false;
    send(request, response, found, (own) => withCommon(own, reqId));
  };
}

/** Puts a resource's headers and those of every answer together: once, but for the request's id. */
function completing(common: RawHeaders) {
  const completed = new WeakMap<RawHeaders, string[]>();
  return (own: RawHeaders, reqId: string): string[] => {
    let headers = completed.get(own);
    if (!headers) completed.set(own, (headers = [...common, ...own, "X-Request-Id", ""]));
    const copy = headers.slice();
    copy[copy.length - 1] = reqId;
    return copy;
  };
}

/** What a handler sets, names and values by turns. */
function headersSetBy(handler: Middleware): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  handler(request as never, response as never, () => {});
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}
