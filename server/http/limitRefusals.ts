import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { networkOf } from "./networkOf.ts";
import { type Limit, tooMany } from "./rateLimit.ts";
import { type Ledger, logRequest } from "./requestLog.ts";

/** Addresses counted at once; a flood from more of them is beyond what counting addresses can stop. */
const MOST_ADDRESSES = 50_000;

/** What is served whatever else its caller did: the page, and what platforms and monitoring ask. */
const ALWAYS_SERVED = new Set(["/", "/healthz", "/readyz", "/metrics"]);

const REFUSAL = JSON.stringify({ error: tooMany().message });

/** What looks at a request on its way, as Express's middleware does. */
type Middleware = (request: never, response: never, next: () => void) => void;

interface Options {
  /** Answers of 400 to 499 that one address may be given; null for any number. */
  limit: Limit | null;
  /** How many proxies in front tell the visitor's address. */
  proxies: number;
  ledger: Ledger;
  /** Sets what every answer carries. */
  secureHeaders: Middleware;
  /** Told of each request that is refused. */
  onLimited: () => void;
  /** Whoever answers the rest. */
  otherwise: RequestListener;
}

/**
 * Refuses an address that was refused too often of late: scanners, floods of 404s and of bad requests get
 * a short 429 in front of Express, not the work their requests would cause. The page is served to it all
 * the same, and so is its 404: from memory, either costs no more than the refusal would.
 *
 * Counted in the memory of each process, in windows that all addresses share: a flood must not become
 * writes, and one that is shared out over processes is as much smaller for each.
 */
export function limitRefusals(options: Options): RequestListener {
  const { limit, proxies, ledger, secureHeaders, onLimited, otherwise } = options;
  if (!limit) return otherwise;

  const { requests, seconds } = limit;
  const counts = new Map<string, number>();
  let windowEnd = 0;

  function beginWindow(): void {
    const now = performance.now();
    if (now < windowEnd) return;
    counts.clear();
    windowEnd = now + seconds * 1000;
  }

  function refuse(request: IncomingMessage, response: ServerResponse): void {
    onLimited();
    secureHeaders(request as never, response as never, () => {});
    response
      .writeHead(429, {
        "X-Request-Id": logRequest(ledger, request, response),
        "Content-Type": "application/json; charset=utf-8",
        "Content-Length": Buffer.byteLength(REFUSAL),
        "Cache-Control": "no-store",
        "Retry-After": Math.max(1, Math.ceil((windowEnd - performance.now()) / 1000)),
      })
      .end(REFUSAL);
  }

  return (request, response) => {
    beginWindow();
    const address = addressOf(request, proxies);
    if ((counts.get(address) ?? 0) >= requests && !isAlwaysServed(request)) {
      refuse(request, response);
      return;
    }
    response.on("finish", () => {
      const { statusCode } = response;
      if (statusCode < 400 || statusCode >= 500) return;
      beginWindow();
      const count = counts.get(address) ?? 0;
      if (count > 0 || counts.size < MOST_ADDRESSES) counts.set(address, count + 1);
    });
    otherwise(request, response);
  };
}

/** The visitor's network, found as Express finds `request.ip` with `trust proxy` set to a number of hops. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const nearest = socket.remoteAddress ?? "";
  if (proxies === 0) return networkOf(nearest);

  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const hops = [nearest, ...forwarded.map((hop) => hop.trim()).toReversed()].filter(Boolean);
  return networkOf(hops[Math.min(proxies, hops.length - 1)] ?? "");
}

function isAlwaysServed({ method, url = "" }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && ALWAYS_SERVED.has(url.split("?", 1)[0]!);
}
