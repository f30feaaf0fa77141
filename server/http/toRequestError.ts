import { RequestError } from "../errors/RequestError.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";

/** Messages for errors raised by body-parser and Express. */
const SENTENCES: Record<number, string> = {
  400: "Não foi possível ler os dados enviados.",
  413: "Os dados enviados são grandes demais. Encurte o texto e envie de novo.",
  415: "Este formato de dados não é aceito.",
};

export function tooLarge(): RequestError {
  return new RequestError(413, SENTENCES[413]!);
}

/**
 * Converts a thrown value: a RequestError is returned unchanged, a 400, 413 or 415 of a library gets a Portuguese
 * message, `StoreUnavailable` becomes 503, anything else 500.
 */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof StoreUnavailable) {
    return new RequestError(
      503,
      "Não conseguimos receber seus dados agora. Tente de novo em alguns minutos.",
    );
  }
  // `expose` marks an error of `http-errors`: another error's `status` may come from another server's answer.
  const { expose, status = 0 } = (error ?? {}) as { expose?: boolean; status?: number };
  const sentence = expose ? SENTENCES[status] : undefined;
  return sentence
    ? new RequestError(status, sentence)
    : new RequestError(500, "Ocorreu um erro inesperado. Tente de novo em alguns minutos.");
}
