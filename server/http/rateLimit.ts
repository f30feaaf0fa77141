import type { Request, RequestHandler } from "express";
import { MemoryStore, type Options, type Store, rateLimit } from "express-rate-limit";
import type { Limit } from "../config/schemas.ts";
import { RequestError } from "../errors/RequestError.ts";
import { visitorAddress } from "./proxies.ts";

/** Counts all calls of functions and sessions from one address. */
const COMMON: Limit = { requests: 300, seconds: 60 };

interface Parts {
  limits: Record<"contact" | "chat" | "session", Limit | null>;
  /** Returns the counter of a limit that several instances share; each process counts in memory without it. */
  createStore?: ((name: string) => Store) | undefined;
  /** Called for each 429. */
  onLimited: (name: string) => void;
}

/** Creates the rate limits: middleware that sets draft-8 `RateLimit` headers and refuses with 429. */
export function createLimits({ limits, createStore, onLimited }: Parts) {
  const { contact, chat, session } = limits;

  function limitOf(name: string, limit: Limit | null, options?: Partial<Options>): RequestHandler {
    if (!limit) return (_request, _response, next) => next();
    return rateLimit({
      identifier: name,
      limit: limit.requests,
      windowMs: limit.seconds * 1000,
      standardHeaders: "draft-8",
      legacyHeaders: false,
      keyGenerator: visitorAddress,
      handler(_request, response) {
        onLimited(name);
        throw tooMany(Number(response.get("Retry-After")));
      },
      // Without its store, a limit lets everybody pass: the functions then answer 503 themselves.
      passOnStoreError: true,
      // The library's checks write to the console, for instance about proxies, which `TRUST_PROXY` configures.
      validate: false,
      ...(createStore && { store: createStore(name) }),
      ...options,
    });
  }

  /** Returns the check to await before something new is stored; it rejects with RequestError 429. */
  const admitting = (limit: RequestHandler) => async (request: Request) => {
    let refusal: unknown;
    await limit(request, request.res!, (error?: unknown) => (refusal = error));
    if (refusal) throw refusal;
  };

  return {
    // In memory: a flood must not cause writes to the store. Off if all others are: it has no variable of its own.
    common: limitOf("common", contact || chat || session ? COMMON : null, {
      store: new MemoryStore(),
    }),
    contact: admitting(limitOf("contact", contact, { skipFailedRequests: true })),
    chat: [
      // Several visitors may share an address.
      limitOf("chat-address", times(chat, 5)),
      limitOf("chat", chat, {
        skip: (_request, { locals }) => locals.visitorId === undefined,
        keyGenerator: (_request, { locals }) => String(locals.visitorId),
      }),
    ],
    session: limitOf("session", session),
    lead: admitting(limitOf("lead", times(contact, 2))),
  };
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
