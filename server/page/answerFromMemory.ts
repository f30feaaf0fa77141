import type { RequestListener } from "node:http";
import type { Drain } from "../http/drain.ts";
import type { RawHeaders } from "../http/rawHeaders.ts";
import { type Ledger, logRequest } from "../http/requestLog.ts";
import type { Page } from "./page.ts";
import { send } from "./representation.ts";

interface Options {
  find: Page["find"];
  ledger: Ledger;
  /** What every answer carries. */
  common: RawHeaders;
  drain: Pick<Drain, "hasBegun">;
  /** Whoever answers what memory doesn't hold. */
  otherwise: RequestListener;
}

/**
 * Answers what is the same for everybody, in front of Express, whose router and middleware cost more than
 * the answer itself. What is promised of every answer holds: its headers, its id, its line in the log.
 */
export function answerFromMemory(options: Options): RequestListener {
  const { find, ledger, common, drain, otherwise } = options;
  const withCommon = completing(common);

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
