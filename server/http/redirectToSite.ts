import type { Request, RequestHandler } from "express";

/**
 * Redirects with 308 to the same path and query of an https `siteUrl`: what a trusted proxy received by http, and
 * requests for the site's host with `www.` added or removed.
 */
export function redirectToSite(siteUrl: string, proxies: number): RequestHandler {
  const { protocol, host } = new URL(siteUrl);
  const twin = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;

  return (request, response, next) => {
    // A request target in absolute form contains a host of its own.
    const isPath = request.originalUrl.startsWith("/");
    const isPlain = proxies > 0 && cameByHttp(request);
    if (protocol === "https:" && isPath && (isPlain || hostOf(request) === twin)) {
      response.redirect(308, siteUrl + request.originalUrl);
    } else {
      next();
    }
  };
}

/** Whether the trusted proxy says that the visitor's request came by http. */
function cameByHttp({ headers, protocol }: Request): boolean {
  return headers["x-forwarded-proto"] !== undefined && protocol.toLowerCase() === "http";
}

/** Returns the requested host in lower case, without `:443` and the final dot of a fully qualified name. */
function hostOf({ headers: { host = "" } }: Request): string {
  return host.toLowerCase().replace(/\.?(?::443)?$/, "");
}
