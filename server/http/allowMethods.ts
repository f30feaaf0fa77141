import type { RequestHandler } from "express";
import { RequestError } from "../errors/RequestError.ts";

export function methodNotAllowed(): RequestError {
  return new RequestError(405, "Este endereço não aceita este método.");
}

/** Ends a known path's route: every method that came this far is a 405 that names the right ones. */
export function allowMethods(...methods: readonly string[]): RequestHandler {
  return (_request, response) => {
    response.setHeader("Allow", methods.join(", "));
    throw methodNotAllowed();
  };
}
