import { SocketAddress } from "node:net";
import type { Request, RequestHandler } from "express";
import { ipKeyGenerator } from "express-rate-limit";
import type { Config } from "../config/readConfig.ts";
import type { Logger } from "../log.ts";

/**
 * Puts the visitor's address of a platform's own header where Express looks for it. Warns once of a request that came
 * through a proxy although `TRUST_PROXY` trusts none: all visitors share its limits.
 */
export function readPlatformHeader(
  { count, header = "" }: Config["proxies"],
  log: Logger,
): RequestHandler {
  let isWarned = count > 0;
  return ({ headers }, _response, next) => {
    headers["x-forwarded-for"] = headers[header] ?? headers["x-forwarded-for"];
    if (!isWarned && headers["x-forwarded-for"] !== undefined) {
      isWarned = true;
      log.warn(
        "X-Forwarded-For received, but TRUST_PROXY is 0: visitors behind a proxy share its rate limits",
      );
    }
    next();
  };
}

/** Returns the key under which a visitor is counted: the IPv4 address, or the IPv6 /56, often one customer's network. */
export function visitorAddress({ ip = "" }: Request): string {
  // Some proxies (Azure's) forward an address with a port.
  return ipKeyGenerator(SocketAddress.parse(ip)?.address ?? ip, 56);
}

/**
 * Redirects with 308 to the same path and query of an https `siteUrl`: what a trusted proxy received by http, and
 * requests for the site's host with `www.` added or removed.
 */
export function redirectToSite(siteUrl: string, proxies: number): RequestHandler {
  const { protocol, host } = new URL(siteUrl);
  const twin = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;

  return (request, response, next) => {
    const { headers, originalUrl } = request;
    // Only if a trusted proxy says so: Express says "http" of all other requests as well.
    const isForwarded = proxies > 0 && headers["x-forwarded-proto"] !== undefined;
    const isInsecure = isForwarded && request.protocol === "http";
    // Without `:443` and the final dot of a fully qualified name.
    const asked = headers.host?.toLowerCase().replace(/\.?(?::443)?$/, "");
    // A request target in absolute form contains a host of its own.
    if (protocol === "https:" && (isInsecure || asked === twin) && originalUrl.startsWith("/")) {
      response.redirect(308, siteUrl + originalUrl);
    } else next();
  };
}
