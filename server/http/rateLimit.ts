import type { Request, RequestHandler, Response } from "express";
import { type Store, rateLimit as expressRateLimit } from "express-rate-limit";
import type { Limit } from "../config/limit.ts";
import { RequestError } from "../errors/RequestError.ts";
import { networkOf } from "./networkOf.ts";

/** Visitors over a limit that a process remembers; a flood from more of them costs a write each. */
const MAX_REMEMBERED = 10_000;

/** Where requests are counted. */
interface Counts {
  increment: (key: string, windowMs: number) => Promise<{ hits: number; resetsAt: number }>;
  decrement: (key: string) => Promise<void>;
}

/** The key of a limit by address. */
export function visitorAddress(request: Request): string {
  return networkOf(request.ip ?? "");
}

interface Options {
  /** Names the policy in the `RateLimit` headers and keeps its counts apart from others'. */
  name: string;
  limit: Limit | null;
  /** Keeps the counts; the process's memory where none is given. */
  counts?: Counts;
  /** Whose request it is; undefined is not counted. The visitor's address by default. */
  visitor?: (request: Request, response: Response) => string | undefined;
  /** Which requests count, by the answer they got: all of them by default. */
  counted?: "accepted" | "refused";
  /** Called for each refusal. */
  onLimited?: () => void;
}

/** The error of every limit. */
export function tooMany(): RequestError {
  return new RequestError(
    429,
    "Recebemos muitas tentativas em pouco tempo. Aguarde alguns minutos e tente de novo.",
  );
}

/** Counts requests and refuses those over the limit: 429 with draft-8 `RateLimit` headers. */
export function rateLimit(options: Options): RequestHandler {
  const { name, limit, counts, visitor = visitorAddress, counted, onLimited } = options;
  if (!limit) return (_request, _response, next) => next();

  return expressRateLimit({
    identifier: name,
    limit: limit.requests,
    windowMs: limit.seconds * 1000,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    skip: (request, response) => visitor(request, response) === undefined,
    keyGenerator: (request, response) => visitor(request, response)!,
    skipFailedRequests: counted === "accepted",
    skipSuccessfulRequests: counted === "refused",
    // A 429 keeps its count: it would be taken back from those of the requests that were answered.
    requestWasSuccessful: (_request, { statusCode }) =>
      statusCode < 400 || (statusCode === 429 && counted === "accepted"),
    handler: (_request, _response, next) => {
      onLimited?.();
      next(tooMany());
    },
    // Its checks guess at proxies and write to the console; ours are settled by TRUST_PROXY.
    validate: false,
    ...(counts && { store: storeOn(counts, name, limit) }),
  });
}

/** Lets express-rate-limit count where we do. A key over the limit isn't counted: a flood must not become writes. */
function storeOn(counts: Counts, name: string, { requests, seconds }: Limit): Store {
  const overUntil = new Map<string, Date>();
  const keyOf = (visitor: string) => `${name}\n${visitor}`;
  return {
    localKeys: false,
    prefix: name,
    async increment(visitor) {
      const known = overUntil.get(visitor);
      if (known && Date.now() < known.getTime()) {
        return { totalHits: requests + 1, resetTime: known };
      }
      const { hits, resetsAt } = await counts.increment(keyOf(visitor), seconds * 1000);
      const resetTime = new Date(resetsAt);
      if (hits > requests) {
        if (overUntil.size >= MAX_REMEMBERED) overUntil.clear();
        overUntil.set(visitor, resetTime);
      }
      return { totalHits: hits, resetTime };
    },
    decrement: (visitor) => counts.decrement(keyOf(visitor)),
    // Part of the interface; nothing of ours calls it.
    resetKey: async () => {},
  };
}
