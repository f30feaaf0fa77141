import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { networkOf } from "./networkOf.ts";
import type { RawHeaders } from "./rawHeaders.ts";
import type { Limit } from "../config/limit.ts";
import { tooMany } from "./rateLimit.ts";
import { type Ledger, logRequest } from "./requestLog.ts";
import { shortPage } from "./shortPage.ts";

/** Addresses counted at once; a flood from more of them is beyond what counting addresses can stop. */
const MOST_ADDRESSES = 50_000;

/** What is served whatever else its caller did: the page, and what platforms and monitoring ask. */
const ALWAYS_SERVED = new Set(["/", "/healthz", "/readyz", "/metrics"]);

const { message } = tooMany();
const AS_JSON = refusal("application/json", JSON.stringify({ error: message }));
/** For who posts the form without JavaScript. */
const AS_PAGE = refusal("text/html", shortPage(message));

interface Options {
  /** Answers of 400 to 499 that one address may be given; null for any number. */
  limit: Limit | null;
  /** How many proxies in front tell the visitor's address. */
  proxies: number;
  ledger: Ledger;
  /** What every answer carries. */
  common: RawHeaders;
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
 * Counted in the memory of each process: a flood must not become writes, and one that is shared out over
 * processes is as much smaller for each. Refusals are forgotten at an even pace, not all at once: whoever
 * goes on is let through now and then, and never as a burst.
 */
export function limitRefusals(options: Options): RequestListener {
  const { limit, proxies, ledger, common, onLimited, otherwise } = options;
  if (!limit) return otherwise;

  const { requests, seconds } = limit;
  const pace = requests / (seconds * 1000);
  const counts = new Map<string, { count: number; at: number }>();
  let nextCleaning = 0;

  /** The refusals of an address that aren't forgotten yet. */
  function countOf(address: string): number {
    const known = counts.get(address);
    return known ? Math.max(0, known.count - (performance.now() - known.at) * pace) : 0;
  }

  function add(address: string): void {
    const now = performance.now();
    if (counts.size >= MOST_ADDRESSES && now > nextCleaning) {
      nextCleaning = now + seconds * 1000;
      for (const known of counts.keys()) if (countOf(known) === 0) counts.delete(known);
    }
    if (counts.has(address) || counts.size < MOST_ADDRESSES) {
      counts.set(address, { count: countOf(address) + 1, at: now });
    }
  }

  function refuse(request: IncomingMessage, response: ServerResponse, count: number): void {
    onLimited();
    const { headers, body } = isForm(request) ? AS_PAGE : AS_JSON;
    const reqId = logRequest(ledger, request, response);
    const wait = Math.max(1, Math.ceil((count - requests + 1) / pace / 1000));
    response
      .writeHead(429, [...common, ...headers, "X-Request-Id", reqId, "Retry-After", String(wait)])
      .end(body);
  }

  return (request, response) => {
    const address = addressOf(request, proxies);
    const count = countOf(address);
    if (count > requests - 1 && !isAlwaysServed(request)) {
      refuse(request, response, count);
      return;
    }
    response.on("finish", () => {
      const { statusCode } = response;
      if (statusCode >= 400 && statusCode < 500) add(address);
    });
    otherwise(request, response);
  };
}

function refusal(type: string, text: string): { headers: RawHeaders; body: Buffer } {
  const body = Buffer.from(text);
  const headers = ["Content-Type", `${type}; charset=utf-8`, "Content-Length", String(body.length)];
  return { headers: [...headers, "Cache-Control", "no-store"], body };
}

/** The visitor's network, found as Express finds `request.ip` with `trust proxy` set to a number of hops. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const nearest = socket.remoteAddress ?? "";
  if (proxies === 0) return networkOf(nearest);

  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const hops = [nearest, ...forwarded.map((hop) => hop.trim()).toReversed()].filter(Boolean);
  return networkOf(hops[Math.min(proxies, hops.length - 1)] ?? "");
}

function isForm({ method, headers }: IncomingMessage): boolean {
  const type = headers["content-type"] ?? "";
  return method === "POST" && /^application\/x-www-form-urlencoded/i.test(type);
}

function isAlwaysServed({ method, url = "" }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && ALWAYS_SERVED.has(url.split("?", 1)[0]!);
}
