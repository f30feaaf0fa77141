import { isUtf8 } from "node:buffer";
import express, { type NextFunction, type RequestHandler, type Response } from "express";
import { RequestError } from "../errors/RequestError.ts";
import { tooLarge } from "./toRequestError.ts";

/** Returns middleware that parses a UTF-8 JSON body of up to `bytes`, and refuses other content types. */
export function readBody(bytes: number): RequestHandler[] {
  return [requireType("application/json"), readJson(bytes)];
}

/** Like `readBody`, but accepts another content type, without parsing it. */
export function readJson(bytes: number): RequestHandler {
  return readWithin(bytes, express.json({ limit: bytes, verify: requireUtf8 }));
}

/** Returns middleware that parses a UTF-8 form body of up to `bytes`, and stores its size in `locals.bodyBytes`. */
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

/** Maximum excess bytes of a body without Content-Length that are read and dropped, to use the connection again. */
const MAX_EXCESS_BYTES = 1024 * 1024;

/**
 * Answers 413 as soon as a body is known to be too long: by its Content-Length, before `100 Continue` is sent, or
 * after `bytes`. The parser itself would first read all of it.
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
    // Added after the parser's listener, which resumes the request after an error and would undo the pause.
    request.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > bytes) nextOnce(tooLarge());
      if (received > bytes + MAX_EXCESS_BYTES) request.pause();
    });
  };
}

/** Returns a form's bytes without percent-encoding; they may be invalid UTF-8. */
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

// body-parser would replace invalid bytes, and the company would read a text that the visitor didn't write.
function requireUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new RequestError(400, "Os dados enviados não estão em UTF-8.");
}
