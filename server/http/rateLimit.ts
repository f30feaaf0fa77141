import type { Request, RequestHandler, Response } from "express";
import { type Store, rateLimit as expressRateLimit } from "express-rate-limit";
import type { Limit } from "../config/limit.ts";
import { RequestError } from "../errors/RequestError.ts";
import { visitorAddress } from "./visitorAddress.ts";

/** Counts all calls of functions and sessions from one address. */
const COMMON: Limit = { requests: 300, seconds: 60 };

interface Parts {
  limits: Record<"contact" | "chat" | "session", Limit | null>;
  /** Returns the counter of a limit that several instances share; each process counts in memory without it. */
  createStore?: ((name: string) => Store) | undefined;
  /** Called for each 429. */
  onLimited?: ((name: string) => void) | undefined;
}

export type Limits = ReturnType<typeof createLimits>;

/** Creates the rate limits: middleware that sets draft-8 `RateLimit` headers and refuses with 429. */
export function createLimits({ limits, createStore, onLimited }: Parts) {
  const { contact, chat, session } = limits;

  /** Counts by `visitor`, by default the visitor's address; a request without one is not counted. */
  function limitOf(
    name: string,
    limit: Limit | null,
    { visitor = visitorAddress, acceptedOnly = false, isLocal = false }: Rule = {},
  ): RequestHandler {
    if (!limit) return (_request, _response, next) => next();
    return expressRateLimit({
      identifier: name,
      limit: limit.requests,
      windowMs: limit.seconds * 1000,
      standardHeaders: "draft-8",
      legacyHeaders: false,
      skip: (request, response) => visitor(request, response) === undefined,
      keyGenerator: (request, response) => visitor(request, response)!,
      skipFailedRequests: acceptedOnly,
      handler: (_request, response, next) => {
        onLimited?.(name);
        next(tooMany(Number(response.getHeader("Retry-After"))));
      },
      // Without its store, a limit lets everybody pass: the functions then answer 503 themselves.
      passOnStoreError: true,
      // The library's checks write to the console, for instance about proxies, which `TRUST_PROXY` configures.
      validate: false,
      ...(createStore && !isLocal && { store: createStore(name) }),
    });
  }

  const lead = limitOf("lead", times(contact, 2));
  return {
    common: limitOf("common", contact || chat || session ? COMMON : null, { isLocal: true }),
    contact: limitOf("contact", contact, { acceptedOnly: true }),
    chat: [
      // Five times the limit, because several visitors may share an address.
      limitOf("chat-address", times(chat, 5)),
      limitOf("chat", chat, {
        visitor: (_request, { locals }) => locals.visitorId as string | undefined,
      }),
    ],
    session: limitOf("session", session),
    /** Returns the check to await before a new lead is stored; it rejects with RequestError 429. */
    lead: (request: Request) => async () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      void lead(request, request.res!, (error?: unknown) => (error ? reject(error) : resolve()));
      await promise;
    },
  };
}

interface Rule {
  visitor?: (request: Request, response: Response) => string | undefined;
  /** Whether only responses with a status below 400 count. */
  acceptedOnly?: boolean;
  /** Whether each process counts for itself, without a write to the store. */
  isLocal?: boolean;
}

function times(limit: Limit | null, factor: number): Limit | null {
  return limit && { ...limit, requests: limit.requests * factor };
}

/** Creates the error of a rate limit, which tells the wait in whole minutes. */
function tooMany(secondsToWait: number): RequestError {
  const minutes = Math.ceil(secondsToWait / 60);
  const wait = minutes <= 1 ? "um minuto" : `${minutes} minutos`;
  return new RequestError(
    429,
    `Recebemos muitas tentativas em pouco tempo. Aguarde ${wait} e tente de novo.`,
  );
}
