import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Request, RequestHandler } from "express";
import { RequestError } from "../errors/RequestError.ts";

/** Limit in ms for which a page waits for the key. */
const PAGE_WAIT_MS = 300;

export type AnonKey = Awaited<ReturnType<typeof readAnonKey>>;

/**
 * Provides the public key that the page sends with its calls to `/functions/v1`: the configured key, or else the key in
 * the store, which the first instance generates. Resolves after the first attempt to read it.
 */
export async function readAnonKey(
  configured: string | undefined,
  setting: (name: string, make: () => string) => Promise<string>,
) {
  let key = configured;
  const read = async () => (key ??= await setting("anon_key", makeKey));
  await read().catch(() => {});
  return {
    /** Rejects while the store is unavailable, unless the key is known. */
    read,
    /** Resolves with "" if the key can't be read at once: the page is served all the same. */
    forPage: async () =>
      key ?? (await Promise.race([read(), sleep(PAGE_WAIT_MS, "")]).catch(() => "")),
  };
}

/** Short: each character makes the page longer, and the key is public. */
function makeKey(): string {
  return `nora_anon_${randomBytes(12).toString("base64url")}`;
}

interface Credentials {
  anonKey: Pick<AnonKey, "read">;
  /** Returns the visitor of an access token; undefined if the token is invalid. */
  verify: (accessToken: string) => Promise<{ id: string } | undefined>;
}

/**
 * Requires the public key (as `apikey`, bearer token or a form's field `apikey`) or an access token, whose visitor id
 * is stored in `locals.visitorId`; refuses with 401 otherwise. If the key is right, an invalid access token is ignored.
 */
export function requireKey({ anonKey, verify }: Credentials): RequestHandler {
  return async (request, response, next) => {
    const expected = await anonKey.read();
    const bearer = bearerOf(request);
    const { apikey: field } = (request.body ?? {}) as { apikey?: unknown };
    // No comparison in constant time: the page shows the key to everybody.
    const isKnown = [request.get("apikey"), bearer, field].includes(expected);
    const visitor = bearer && bearer !== expected ? await verify(bearer) : undefined;
    if (!isKnown && !visitor) {
      throw new RequestError(
        401,
        "Esta página ficou aberta tempo demais. Envie de novo ou, se não adiantar, recarregue a página.",
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
