import type { Request, RequestHandler } from "express";
import { RequestError } from "../errors/RequestError.ts";

/** CORS headers for listed origins. The request headers are those of the page and of Supabase's published clients. */
const CORS_HEADERS = {
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Allow-Headers":
    "authorization, apikey, content-type, idempotency-key, x-client-info, x-region, x-supabase-api-version",
  "Access-Control-Expose-Headers": "x-request-id, retry-after, ratelimit, ratelimit-policy",
  "Access-Control-Max-Age": "7200",
};

/**
 * Implements CORS for the listed origins and answers OPTIONS requests. Refuses with 403 a POST from any other site:
 * browsers send forms and simple requests without a preflight.
 */
export function allowOrigins(origins: readonly string[], siteUrl: string): RequestHandler {
  return (request, response, next) => {
    const { origin = siteUrl } = request.headers;
    const isListed = origins.includes(origin);
    response.vary("Origin");
    if (isListed) response.set({ ...CORS_HEADERS, "Access-Control-Allow-Origin": origin });

    if (request.method === "OPTIONS") response.status(204).end();
    else if (request.method !== "POST" || isListed || isOwn(request, origin, siteUrl)) next();
    else {
      throw new RequestError(
        403,
        "Este envio veio de outro site. Abra a nossa página e envie por ela.",
      );
    }
  };
}

/** Whether the request comes from a page of this service. */
function isOwn({ headers }: Request, origin: string, siteUrl: string): boolean {
  // Browsers hide the origin of our own form behind a proxy that sets `Referrer-Policy: no-referrer`.
  if (origin === "null") return headers["sec-fetch-site"] === "same-origin";
  // Only the hosts: behind a proxy that terminates TLS, the request uses http, but its `Origin` has https.
  return origin === siteUrl || URL.parse(origin)?.host === headers.host;
}
