import type { RequestHandler } from "express";
import { RequestError } from "../errors/RequestError.ts";

/** Refuses with 503 while the store can't be written to: nothing said meanwhile could be counted or kept. */
export function requireStore(store: { check: () => Promise<boolean> }): RequestHandler {
  return async (_request, _response, next) => {
    if (await store.check()) {
      next();
      return;
    }
    throw new RequestError(
      503,
      "O serviço está indisponível no momento. Tente de novo em instantes.",
    );
  };
}
