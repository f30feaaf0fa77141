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
