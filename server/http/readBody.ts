import { isUtf8 } from "node:buffer";
import express, { type RequestHandler } from "express";
import { RequestError } from "../errors/RequestError.ts";
import { tooLarge } from "./toRequestError.ts";

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

/** Continues for a form; other content types go to the next route. */
export const onlyForms: RequestHandler = (request, _response, next) => {
  next(request.is("application/x-www-form-urlencoded") ? undefined : "route");
};

/**
 * Parses a UTF-8 form body of up to `bytes`. A body up to twice as long is refused after it was parsed, so that the
 * page can show the typed values again.
 */
export function readForm(bytes: number): RequestHandler[] {
  return [
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
