import { isIP } from "node:net";
import type { Request, RequestHandler } from "express";
import { ipKeyGenerator } from "express-rate-limit";
import type { Logger } from "../log.ts";

/** Application setting: lower-case name of the platform's header with the visitor's address. */
export const ADDRESS_HEADER = "visitor address header";

/** Address with a port, as some proxies (Azure's) forward it, or IPv6 address in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d*)?|(\d+\.\d+\.\d+\.\d+):\d*)$/;

/** Returns the key under which a visitor is counted: the IPv4 address, or the IPv6 /56, often one customer's network. */
export function visitorAddress({ app, headers, ip = "" }: Request): string {
  const name = app.get(ADDRESS_HEADER) as string | undefined;
  const sent = withoutPort(String(name && headers[name]));
  return ipKeyGenerator(isIP(sent) === 0 ? withoutPort(ip) : sent, 56);
}

function withoutPort(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address.trim()) ?? [];
  return ipv6 ?? ipv4 ?? address.trim();
}

/** Warns once of a request that came through a proxy although `TRUST_PROXY` trusts none: all visitors share its limits. */
export function warnOfProxy(log: Logger, proxies: number): RequestHandler {
  let isWarned = proxies > 0;
  return (request, _response, next) => {
    if (!isWarned && request.headers["x-forwarded-for"] !== undefined) {
      isWarned = true;
      log.warn(
        "X-Forwarded-For received, but TRUST_PROXY is 0: visitors behind a proxy share its rate limits",
      );
    }
    next();
  };
}
