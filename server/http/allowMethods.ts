import type { RequestHandler } from "express";
import { RequestError } from "../errors/RequestError.ts";

/** Refuses every request with 405 and an `Allow` header. Add it after the handlers of the allowed methods. */
export function allowMethods(...methods: readonly string[]): RequestHandler {
  return (_request, response) => {
    response.set("Allow", methods.join(", "));
    throw new RequestError(405, "Este endereço não aceita este método.");
  };
}
