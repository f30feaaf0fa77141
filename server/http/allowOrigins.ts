import type { Request, RequestHandler } from "express";
import { RequestError } from "../errors/RequestError.ts";

/** Request headers that CORS has to allow: those of the page and of the published Supabase clients. */
const REQUEST_HEADERS =
  "authorization, apikey, content-type, idempotency-key, x-client-info, x-region, x-supabase-api-version";
const ANSWER_HEADERS = "x-request-id, retry-after, ratelimit, ratelimit-policy";

/**
 * Implements CORS for the listed origins and answers OPTIONS requests. Refuses with 403 a POST from any other site:
 * browsers send forms and simple requests without a preflight.
 */
export function allowOrigins(origins: readonly string[], siteUrl: string): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    response.vary("Origin");
    const isListed = origin !== undefined && origins.includes(origin);
    if (isListed) {
      response.setHeader("Access-Control-Allow-Origin", origin);
      response.setHeader("Access-Control-Expose-Headers", ANSWER_HEADERS);
    }
    if (request.method === "OPTIONS") {
      if (isListed) {
        response.setHeader("Access-Control-Allow-Methods", "GET, POST");
        response.setHeader("Access-Control-Allow-Headers", REQUEST_HEADERS);
        response.setHeader("Access-Control-Max-Age", "7200");
      }
      response.status(204).end();
      return;
    }
    const isKnown =
      isListed || origin === undefined || origin === siteUrl || isOwn(request, origin);
    if (request.method === "POST" && !isKnown) {
      throw new RequestError(
        403,
        "Este envio veio de outro site. Abra a nossa página e envie por ela.",
      );
    }
    next();
  };
}

/** Whether the request comes from a page of this service. */
function isOwn({ headers }: Request, origin: string): boolean {
  // Browsers hide the origin of our own form behind a proxy that sets `Referrer-Policy: no-referrer`.
  if (origin === "null") return headers["sec-fetch-site"] === "same-origin";
  // Only the hosts: behind a proxy that terminates TLS, the request uses http, but its `Origin` has https.
  const { host } = URL.parse(origin) ?? {};
  return host !== undefined && host === headers.host;
}
