import type { Request, RequestHandler } from "express";
import { RequestError } from "../errors/RequestError.ts";

interface Credentials {
  /** The public key that the page sends; undefined until it has been read from the store. */
  anonKey: { current: () => string | undefined };
  /** Returns the visitor of an access token; undefined if the token is invalid. */
  verify: (accessToken: string) => Promise<{ id: string } | undefined>;
}

/**
 * Requires the public key (as `apikey`, bearer token or a form's field `apikey`) or an access token, whose visitor id
 * is stored in `locals.visitorId`; refuses with 401 otherwise. If the key is right, an invalid access token is ignored.
 */
export function requireKey({ anonKey, verify }: Credentials): RequestHandler {
  return async (request, response, next) => {
    const expected = anonKey.current();
    if (expected === undefined) {
      throw new RequestError(503, "O serviço está iniciando. Tente de novo em alguns segundos.");
    }
    const bearer = bearerOf(request);
    const { apikey: field } = (request.body ?? {}) as { apikey?: unknown };
    // No comparison in constant time: the page shows the key to everybody.
    const isKnown = [request.get("apikey"), bearer, field].includes(expected);
    const visitor = bearer && bearer !== expected ? await verify(bearer) : undefined;
    if (!isKnown && !visitor) {
      throw new RequestError(
        401,
        "Esta página expirou. Envie de novo ou, se não adiantar, recarregue-a.",
      );
    }
    response.locals.visitorId = visitor?.id;
    next();
  };
}

/** Returns the token of `Authorization: Bearer` (RFC 6750, 2.1). */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
}
