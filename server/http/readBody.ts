import { isUtf8 } from "node:buffer";
import express, { type RequestHandler, type Response } from "express";
import { RequestError } from "../errors/RequestError.ts";

/** Reads a JSON body of at most `limit`, in strict UTF-8, and refuses every other content type. */
export function readBody(limit: string): RequestHandler[] {
  return [requireType("application/json"), express.json({ limit, verify: requireUtf8 })];
}

/** Reads a native form's body of at most `limit`, in strict UTF-8; its size stands in `locals.bodyBytes`. */
export function readForm(limit: string): RequestHandler {
  return express.urlencoded({
    limit,
    extended: false,
    verify(_request, response, body) {
      (response as Response).locals.bodyBytes = body.length;
      requireUtf8(_request, response, decodePercent(body));
    },
  });
}

/** The bytes that a form's percent-encoding stands for, which is where bad UTF-8 would hide. */
function decodePercent(body: Buffer): Buffer {
  const text = body
    .toString("latin1")
    .replaceAll(/%([\da-f]{2})/gi, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(text, "latin1");
}

function requireType(type: string): RequestHandler {
  return (request, _response, next) => {
    const { "content-type": sent = "" } = request.headers;
    if (sent.split(";")[0]?.trim().toLowerCase() !== type) {
      throw new RequestError(415, `Envie os dados no formato ${type}.`);
    }
    next();
  };
}

// body-parser would replace what isn't UTF-8, and the company would read something else than was written.
function requireUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new RequestError(400, "Os dados enviados não estão em UTF-8.");
}
