import type { Request, RequestHandler, Response } from "express";
import { rateLimit as expressRateLimit } from "express-rate-limit";
import type { Limit } from "../config/limit.ts";
import { RequestError } from "../errors/RequestError.ts";
import { networkOf } from "./networkOf.ts";

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

/** Creates the 429 error that rate limits and the limit of refusals share. It tells the wait in whole minutes. */
export function tooMany(secondsToWait: number): RequestError {
  const minutes = Math.ceil(secondsToWait / 60);
  const wait = minutes <= 1 ? "um minuto" : `${minutes} minutos`;
  return new RequestError(
    429,
    `Recebemos muitas tentativas em pouco tempo. Aguarde ${wait} e tente de novo.`,
  );
}

/** Counts requests, sets draft-8 `RateLimit` headers, refuses with 429 over the limit. No effect without a limit. */
export function rateLimit(options: Options): RequestHandler {
  const { name, limit, counts, visitor, counted, onLimited } = options;
  if (!limit) return (_request, _response, next) => next();

  const windowMs = limit.seconds * 1000;
  const storeKey = (key: string) => `${name}\n${key}`;
  return expressRateLimit({
    identifier: name,
    limit: limit.requests,
    windowMs,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    ...(visitor && { skip: (request, response) => visitor(request, response) === undefined }),
    keyGenerator: (request, response) => visitor?.(request, response) ?? visitorAddress(request),
    skipFailedRequests: counted === "accepted",
    skipSuccessfulRequests: counted === "refused",
    // The library decrements the count after a failed request. `blockInMemory` doesn't count a request that it blocks:
    // treat a 429 as successful, or its decrement would undo the count of an accepted request.
    requestWasSuccessful: (_request, { statusCode }) =>
      statusCode < 400 || (statusCode === 429 && counted === "accepted"),
    handler: (_request, response, next) => {
      onLimited?.();
      next(tooMany(Number(response.getHeader("Retry-After"))));
    },
    // The library's checks write to the console, for instance about proxies, which `TRUST_PROXY` configures.
    validate: false,
    store: {
      localKeys: false,
      prefix: name,
      async increment(key) {
        const { hits, resetsAt } = await counts.increment(storeKey(key), windowMs);
        return { totalHits: hits, resetTime: new Date(resetsAt) };
      },
      decrement: (key) => counts.decrement(storeKey(key)),
      // Required by the interface; never called.
      resetKey: async () => {},
    },
  });
}
