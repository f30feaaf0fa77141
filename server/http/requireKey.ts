import type { Request, RequestHandler } from "express";
import { RequestError } from "../errors/RequestError.ts";
import { isSame } from "./isSame.ts";

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
 * `locals.visitorId`; refuses with 401 otherwise. If the key is right, an invalid access token is ignored. Refuses all
 * requests with 503 while the key hasn't been read.
 */
export function requireKey({ anonKey, verify }: Credentials): RequestHandler {
  return async (request, response, next) => {
    const expected = currentKey(anonKey);
    const bearer = bearerOf(request);
    const isKnown = [request.headers.apikey, bearer].some(
      (key) => typeof key === "string" && isSame(key, expected),
    );
    const isToken = bearer !== undefined && bearer !== expected && isJwt(bearer);
    const visitor = isToken ? await verify(bearer) : undefined;
    if (!isKnown && !visitor) {
      throw new RequestError(401, "A página expirou. Recarregue-a e tente de novo.");
    }
    response.locals.visitorId = visitor?.id;
    next();
  };
}

/** Whether a text has the form of a signed JSON Web Token (RFC 7515, 7.1). */
function isJwt(text: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}

/** Like `requireKey` for a native form: requires the public key in the hidden field `apikey`. */
export function requireFormKey({ anonKey }: Key): RequestHandler {
  return (request, _response, next) => {
    const key: unknown = request.body?.apikey;
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
