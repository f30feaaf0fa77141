import type { ErrorRequestHandler, Request, Response } from "express";
import { AuthError, RequestError } from "../errors/RequestError.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { Logger } from "../log.ts";

/** Messages for errors raised by body-parser and Express. */
const SENTENCES: Record<number, string> = {
  400: "Não foi possível ler os dados enviados.",
  413: "Os dados enviados são grandes demais. Encurte o texto e envie de novo.",
  415: "Este formato de dados não é aceito.",
};

/** Answers errors in JSON. If headers were already sent, closes the connection. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const refusal = toRequestError(error, response, log);
    // Not `next(error)`: Express's default handler would print the error's message, which may quote a visitor.
    if (response.headersSent) response.destroy();
    else response.status(refusal.status).json(bodyOf(request, refusal));
  };
}

/**
 * Converts a thrown value: a RequestError is returned unchanged, a 400, 413 or 415 of a library gets a Portuguese
 * message, `StoreUnavailable` becomes 503, anything else 500. Logs those with a 5xx status, with the request's id.
 */
export function toRequestError(error: unknown, response: Response, log: Logger): RequestError {
  const refusal = error instanceof RequestError ? error : refusalOf(error);
  const { status } = refusal;
  if (status >= 500) {
    log.error({ reqId: response.get("X-Request-Id"), status, err: error }, "request failed");
  }
  return refusal;
}

function refusalOf(error: unknown): RequestError {
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

export function tooLarge(): RequestError {
  return new RequestError(413, SENTENCES[413]!);
}

/** Returns `error` and `field`; below `/auth/`, `error` and the fields of Supabase's auth API. */
function bodyOf({ originalUrl }: Request, error: RequestError): object {
  const { status, message, field } = error;
  if (!originalUrl.startsWith("/auth/")) return { error: message, field };
  const code = error instanceof AuthError ? error.errorCode : errorCodeOf(status);
  return { code: status, error_code: code, msg: message, error: message };
}

function errorCodeOf(status: number): string {
  if (status === 429) return "over_request_rate_limit";
  return status >= 500 ? "unexpected_failure" : "validation_failed";
}
