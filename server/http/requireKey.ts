import { hash, timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler } from "express";
import { RequestError } from "../errors/RequestError.ts";

interface Key {
  /** The public key that the page sends; undefined until it has been read from the store. */
  anonKey: { current: () => string | undefined };
}

interface Credentials extends Key {
  /** Returns the visitor of an access token; undefined if the token is invalid. */
  verify: (accessToken: string) => Promise<{ id: string } | undefined>;
}

/**
 * Requires the public key (as `apikey` or bearer token) or an access token, whose visitor id is stored in
 * `locals.visitorId`; refuses with 401 otherwise. If the key is right, an invalid access token is ignored.
 */
export function requireKey({ anonKey, verify }: Credentials): RequestHandler {
  return async (request, response, next) => {
    const expected = currentKey(anonKey);
    const bearer = bearerOf(request);
    const isKnown = [request.get("apikey"), bearer].some((key) => key && isSame(key, expected));
    const visitor = bearer && bearer !== expected ? await verify(bearer) : undefined;
    if (!isKnown && !visitor) {
      throw new RequestError(401, "A página expirou. Recarregue-a e tente de novo.");
    }
    response.locals.visitorId = visitor?.id;
    next();
  };
}

/** Like `requireKey` for a native form: requires the public key in the hidden field `apikey`. */
export function requireFormKey({ anonKey }: Key): RequestHandler {
  return (request, _response, next) => {
    const { apikey: key } = (request.body ?? {}) as { apikey?: unknown };
    if (typeof key !== "string" || !isSame(key, currentKey(anonKey))) {
      throw new RequestError(401, "A página tinha expirado. Confira seus dados e envie de novo.");
    }
    next();
  };
}

function currentKey(anonKey: Key["anonKey"]): string {
  const key = anonKey.current();
  if (key !== undefined) return key;
  throw new RequestError(503, "O serviço está iniciando. Tente de novo em alguns segundos.");
}

/** Returns the token of `Authorization: Bearer` (RFC 6750, 2.1). */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

/** Compares a secret in constant time. Compares hashes, because `timingSafeEqual` requires equal lengths. */
export function isSame(sent: string, expected: string): boolean {
  return timingSafeEqual(hash("sha256", sent, "buffer"), hash("sha256", expected, "buffer"));
}
