import type { RequestHandler } from "express";
import { RequestError } from "../errors/RequestError.ts";

export function methodNotAllowed(): RequestError {
  return new RequestError(405, "Este endereço não aceita este método.");
}

/** Refuses with 405 and an `Allow` header. Must be a route's last handler, after those of the allowed methods. */
export function allowMethods(...methods: readonly string[]): RequestHandler {
  return (_request, response) => {
    response.setHeader("Allow", methods.join(", "));
    throw methodNotAllowed();
  };
}
