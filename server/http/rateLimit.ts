import type { Request, RequestHandler, Response } from "express";
import { type Store, rateLimit as expressRateLimit } from "express-rate-limit";
import type { Limit } from "../config/limit.ts";
import { RequestError } from "../errors/RequestError.ts";
import { networkOf } from "./networkOf.ts";

/** Maximum entries in `overUntil`. Beyond it the map is cleared, and blocked visitors' requests are counted again. */
const MAX_REMEMBERED = 10_000;

/** Fixed-window counter; `resetsAt` is in epoch ms. */
interface Counts {
  increment: (key: string, windowMs: number) => Promise<{ hits: number; resetsAt: number }>;
  decrement: (key: string) => Promise<void>;
}

/** Returns the key under which a request's address is counted: its IPv4 address or IPv6 /56. */
export function visitorAddress(request: Request): string {
  return networkOf(request.ip ?? "");
}

interface Options {
  /** Policy name in the `RateLimit` headers, and prefix of its counter keys. */
  name: string;
  limit: Limit | null;
  counts: Counts;
  /** Returns the key to count; undefined skips the request. The visitor's address by default. */
  visitor?: (request: Request, response: Response) => string | undefined;
  /** Which responses count: those with a status below 400, or the others. All by default. */
  counted?: "accepted" | "refused";
  /** Called for each 429. */
  onLimited?: () => void;
}

/** Creates the 429 error that rate limits and the limit of refusals share. */
export function tooMany(): RequestError {
  return new RequestError(
    429,
    "Recebemos muitas tentativas em pouco tempo. Aguarde alguns minutos e tente de novo.",
  );
}

/** Counts requests, sets draft-8 `RateLimit` headers, refuses with 429 over the limit. No effect without a limit. */
export function rateLimit(options: Options): RequestHandler {
  const { name, limit, counts, visitor, counted, onLimited } = options;
  if (!limit) return (_request, _response, next) => next();

  return expressRateLimit({
    identifier: name,
    limit: limit.requests,
    windowMs: limit.seconds * 1000,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    ...(visitor && { skip: (request, response) => visitor(request, response) === undefined }),
    keyGenerator: (request, response) => visitor?.(request, response) ?? visitorAddress(request),
    skipFailedRequests: counted === "accepted",
    skipSuccessfulRequests: counted === "refused",
    // The library decrements the count after a failed request. A 429 from `overUntil` was never counted: treat it as
    // successful, or its decrement would undo the count of an accepted request.
    requestWasSuccessful: (_request, { statusCode }) =>
      statusCode < 400 || (statusCode === 429 && counted === "accepted"),
    handler: (_request, _response, next) => {
      onLimited?.();
      next(tooMany());
    },
    // The library's checks write to the console, for instance about proxies, which `TRUST_PROXY` configures.
    validate: false,
    store: storeOn(counts, name, limit),
  });
}

/** Adapts `Counts` to express-rate-limit. A key over the limit is refused from memory until its window ends. */
function storeOn(counts: Counts, name: string, { requests, seconds }: Limit): Store {
  const windowMs = seconds * 1000;
  const overUntil = new Map<string, Date>();
  const keyOf = (visitor: string) => `${name}\n${visitor}`;
  return {
    localKeys: false,
    prefix: name,
    async increment(visitor) {
      const known = overUntil.get(visitor);
      const leftMs = known ? known.getTime() - Date.now() : 0;
      // Ignore a reset time more than a window away: the clock was set back, or another instance's clock is ahead.
      if (known && leftMs > 0 && leftMs <= windowMs) {
        return { totalHits: requests + 1, resetTime: known };
      }
      const { hits, resetsAt } = await counts.increment(keyOf(visitor), windowMs);
      const resetTime = new Date(resetsAt);
      if (hits > requests) {
        if (overUntil.size >= MAX_REMEMBERED) overUntil.clear();
        overUntil.set(visitor, resetTime);
      }
      return { totalHits: hits, resetTime };
    },
    decrement: (visitor) => counts.decrement(keyOf(visitor)),
    // Required by the interface; never called.
    resetKey: async () => {},
  };
}
