import { isUtf8 } from "node:buffer";
import express, { type NextFunction, type RequestHandler, type Response } from "express";
import { RequestError } from "../errors/RequestError.ts";
import { tooLarge } from "./toRequestError.ts";

/** Returns middleware that parses a UTF-8 JSON body of up to `bytes`. Refuses other content types with 415. */
export function readBody(bytes: number): RequestHandler[] {
  return [requireJson, readJson(bytes)];
}

/** Like `readBody`, but doesn't refuse other content types: leaves `request.body` undefined for them. */
export function readJson(bytes: number): RequestHandler {
  return readWithin(bytes, express.json({ limit: bytes, verify: requireUtf8 }));
}

/** Returns middleware that parses a UTF-8 form body of up to `bytes` and sets `locals.bodyBytes` to its size. */
export function readForm(bytes: number): RequestHandler {
  const parse = express.urlencoded({
    limit: bytes,
    extended: false,
    verify(request, response, body) {
      (response as Response).locals.bodyBytes = body.length;
      requireUtf8(request, response, decodePercent(body));
    },
  });
  return readWithin(bytes, parse);
}

/** Maximum bytes that are read beyond a chunked body's limit and dropped, to keep the connection usable. */
const MAX_EXCESS_BYTES = 1024 * 1024;

/**
 * Raises a 413 error as soon as a body is known to be too long: by its Content-Length, before `100 Continue` is sent,
 * or when more than `bytes` have arrived. The parser alone would read the whole body first.
 */
function readWithin(bytes: number, parse: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const { "content-length": declared, expect } = request.headers;
    if (Number(declared) > bytes) throw tooLarge();
    if (expect !== undefined) response.writeContinue();
    let isAnswered = false;
    const nextOnce: NextFunction = (error?: unknown) => {
      if (!isAnswered) next(error);
      isAnswered = true;
    };
    void parse(request, response, nextOnce);
    let received = 0;
    // Add this listener after the parser's: the parser resumes the request when the body is too long, which would undo
    // an earlier pause.
    request.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > bytes) nextOnce(tooLarge());
      if (received > bytes + MAX_EXCESS_BYTES) request.pause();
    });
  };
}

/** Decodes the percent-encoding of a form's bytes. `decodeURIComponent` would throw if they aren't UTF-8. */
function decodePercent(body: Buffer): Buffer {
  const text = body
    .toString("latin1")
    .replaceAll(/%([\da-f]{2})/gi, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(text, "latin1");
}

const requireJson: RequestHandler = (request, _response, next) => {
  const { "content-type": sent = "" } = request.headers;
  if (sent.split(";")[0]?.trim().toLowerCase() !== "application/json") {
    throw new RequestError(415, "Envie os dados no formato application/json.");
  }
  next();
};

// Without this check, body-parser would replace invalid bytes: the company would read text that nobody wrote.
function requireUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new RequestError(400, "Os dados enviados não estão em UTF-8.");
}
