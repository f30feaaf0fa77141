import type { RequestHandler } from "express";
import { RequestError } from "../errors/RequestError.ts";

export function methodNotAllowed(): RequestError {
  return new RequestError(405, "Este endereço não aceita este método.");
}

/** Answers 405 with an `Allow` header. Last handler of a route: the allowed methods were handled before it. */
export function allowMethods(...methods: readonly string[]): RequestHandler {
  return (_request, response) => {
    response.setHeader("Allow", methods.join(", "));
    throw methodNotAllowed();
  };
}
