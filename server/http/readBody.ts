import { isUtf8 } from "node:buffer";
import express, { type RequestHandler, type Response } from "express";
import { RequestError } from "../errors/RequestError.ts";
import { tooLarge } from "./toRequestError.ts";

/** Maximum bytes read beyond the limit, for a body without Content-Length, before the connection is closed. */
const MAX_EXCESS_BYTES = 1024 * 1024;

/** Returns middleware that parses a UTF-8 JSON body of up to `bytes`, and refuses other content types. */
export function readBody(bytes: number): RequestHandler[] {
  return [requireType("application/json"), ...readJson(bytes)];
}

/** Like `readBody`, but accepts a missing body and leaves another content type unread. */
export function readJson(bytes: number): RequestHandler[] {
  return [limitLength(bytes), express.json({ limit: bytes, verify: requireUtf8 })];
}

/** Returns middleware that parses a UTF-8 form body of up to `bytes`, and stores its size in `locals.bodyBytes`. */
export function readForm(bytes: number): RequestHandler[] {
  return [
    limitLength(bytes),
    express.urlencoded({
      limit: bytes,
      extended: false,
      verify(_request, response, body) {
        (response as Response).locals.bodyBytes = body.length;
        requireUtf8(_request, response, decodePercent(body));
      },
    }),
  ];
}

/** Refuses a body by its Content-Length before reading it: body-parser would first read all of it. */
function limitLength(bytes: number): RequestHandler {
  return (request, response, next) => {
    const { "content-length": declared, expect } = request.headers;
    if (Number(declared) > bytes) throw tooLarge();
    if (expect !== undefined) response.writeContinue();
    let received = 0;
    request.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > bytes + MAX_EXCESS_BYTES) request.destroy();
    });
    next();
  };
}

/** Decodes the percent-encoded bytes of a form, which may contain invalid UTF-8. */
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

// body-parser would replace invalid bytes, and the company would read another text than the visitor sent.
function requireUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new RequestError(400, "Os dados enviados não estão em UTF-8.");
}
