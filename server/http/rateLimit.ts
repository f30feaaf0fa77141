import type { Request, RequestHandler, Response } from "express";
import { type Store, rateLimit as expressRateLimit } from "express-rate-limit";
import type { Limit } from "../config/limit.ts";
import { RequestError } from "../errors/RequestError.ts";
import { networkOf } from "./networkOf.ts";

/** Whom a limit by address counts. */
export function visitorAddress(request: Request): string {
  return networkOf(request.ip ?? "");
}

/** Makes counts outside of express-rate-limit run out so many milliseconds after a key's first one. */
export function expireAfter(counts: Store, windowMs: number): void {
  // Of all options a store is told, ours ask for the window alone.
  void counts.init?.({ windowMs } as Parameters<NonNullable<Store["init"]>>[0]);
}

interface Options {
  /** Names the policy in the `RateLimit` headers and keeps its counts apart from others'. */
  name: string;
  limit: Limit | null;
  /** Keeps the counts; express-rate-limit's own memory where none is given. */
  counts?: (name: string) => Store;
  /** Who is counted; undefined is not. The visitor's address by default. */
  visitor?: (request: Request, response: Response) => string | undefined;
  /** Told of each refusal. */
  onLimited?: () => void;
}

/** What is said to whoever is over a limit. */
export function tooMany(): RequestError {
  return new RequestError(
    429,
    "Recebemos muitas tentativas em pouco tempo. Aguarde alguns minutos e tente de novo.",
  );
}

/** Counts requests and refuses those over the limit: 429 with draft-8 `RateLimit` headers. */
export function rateLimit(options: Options): RequestHandler {
  const { name, limit: policy, counts, visitor = visitorAddress, onLimited } = options;
  if (!policy) return (_request, _response, next) => next();

  return expressRateLimit({
    identifier: name,
    limit: policy.requests,
    windowMs: policy.seconds * 1000,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    skip: (request, response) => visitor(request, response) === undefined,
    keyGenerator: (request, response) => visitor(request, response)!,
    handler: (_request, _response, next) => {
      onLimited?.();
      next(tooMany());
    },
    // Its checks guess at proxies and write to the console; ours are settled by TRUST_PROXY.
    validate: false,
    ...(counts && { store: counts(name) }),
  });
}
