import type { RequestHandler } from "express";

/**
 * Redirects with 308 to the same path and query of an https `siteUrl`: what a trusted proxy received by http, and
 * requests for the site's host with `www.` added or removed.
 */
export function redirectToSite(siteUrl: string, proxies: number): RequestHandler {
  const { protocol, host } = new URL(siteUrl);
  const twin = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;

  return (request, response, next) => {
    const { headers, originalUrl } = request;
    // Express says "http" also of requests about which no proxy says anything.
    const isSaid = proxies > 0 && headers["x-forwarded-proto"] !== undefined;
    // Without `:443` and the final dot of a fully qualified name.
    const asked = headers.host?.toLowerCase().replace(/\.?(?::443)?$/, "");
    const isElsewhere = (isSaid && request.protocol === "http") || asked === twin;
    // A request target in absolute form contains a host of its own.
    if (protocol === "https:" && isElsewhere && originalUrl.startsWith("/")) {
      response.redirect(308, siteUrl + originalUrl);
    } else next();
  };
}
