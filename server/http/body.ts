import { isUtf8 } from "node:buffer";
import express, { type RequestHandler } from "express";
import type { ZodMiniType } from "zod/mini";
import { contactFields } from "../../src/shared/fieldRules.ts";
import { RequestError } from "../errors/RequestError.ts";
import { tooLarge } from "./answerErrors.ts";

/** Parses a UTF-8 JSON body of up to `bytes`; leaves `request.body` undefined for other content types. */
export function readJson(bytes: number): RequestHandler {
  return express.json({
    limit: bytes,
    verify: (_request, _response, body) => requireUtf8(body),
  });
}

/** Refuses content types other than JSON with 415. */
export const requireJson: RequestHandler = (request, _response, next) => {
  if (!request.is("application/json")) {
    throw new RequestError(415, "Envie os dados no formato application/json.");
  }
  next();
};

/**
 * Parses a UTF-8 form body of up to `bytes`; other content types go to the next route. A body up to twice as long is
 * refused after it was parsed, so that the page can show the typed values again.
 */
export function readForm(bytes: number): RequestHandler[] {
  return [
    (request, _response, next) => {
      next(request.is("application/x-www-form-urlencoded") ? undefined : "route");
    },
    express.urlencoded({
      limit: 2 * bytes,
      extended: false,
      verify: (_request, _response, body) => requireUtf8(decodePercent(body)),
    }),
    (request, _response, next) => {
      next(Number(request.get("Content-Length")) > bytes ? tooLarge() : undefined);
    },
  ];
}

/** Decodes the percent-encoding of a form's bytes. `decodeURIComponent` would throw if they aren't UTF-8. */
function decodePercent(body: Buffer): Buffer {
  const text = body.toString("latin1").replaceAll(/%([\da-f]{2})/gi, (_match, hex: string) => {
    return String.fromCharCode(Number.parseInt(hex, 16));
  });
  return Buffer.from(text, "latin1");
}

// Without this check, body-parser would replace invalid bytes: the company would read text that nobody wrote.
function requireUtf8(body: Buffer): void {
  if (!isUtf8(body)) throw new RequestError(400, "Os dados enviados não estão em UTF-8.");
}

/**
 * Validates a request body and returns the parsed values.
 *
 * @throws {RequestError} 400 if the body isn't an object, or with the first issue in the schema's order.
 */
export function parseBody<T>(schema: ZodMiniType<T>, body: unknown): T {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new RequestError(400, "Envie os dados como um objeto JSON.");
  }
  const { data, error } = schema.safeParse(body);
  if (!error) return data;

  const { message, path } = error.issues[0]!;
  // A lead's fields are nested: only the last part of the path counts.
  const field = contactFields.find((name) => name === path.at(-1));
  throw new RequestError(400, message, field);
}
