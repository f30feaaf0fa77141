import { isUtf8 } from "node:buffer";
import express, { type RequestHandler, type Response } from "express";
import { RequestError } from "../errors/RequestError.ts";
import { tooLarge } from "./toRequestError.ts";

/** Bytes beyond the limit of a body without a declared length that are read before the connection is cut. */
const MAX_EXCESS_BYTES = 1024 * 1024;

/** Reads a JSON body of at most `bytes`, in strict UTF-8, and refuses every other content type. */
export function readBody(bytes: number): RequestHandler[] {
  return [requireType("application/json"), ...readJson(bytes)];
}

/** The same for a body that may be missing or of another type, which is then not read. */
export function readJson(bytes: number): RequestHandler[] {
  return [limitLength(bytes), express.json({ limit: bytes, verify: requireUtf8 })];
}

/** Reads a native form's body of at most `bytes`, in strict UTF-8; its size stands in `locals.bodyBytes`. */
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

/** Refuses a body by its declared length, before any of it is read: body-parser would read all of it first. */
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

// body-parser would replace invalid bytes, and the company would read something else than was written.
function requireUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new RequestError(400, "Os dados enviados não estão em UTF-8.");
}
