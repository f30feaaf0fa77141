import type { Response } from "express";
import { RequestError } from "../errors/RequestError.ts";
import type { Counts } from "../store/counts.ts";

/** Maximum simultaneous answers for one session. */
const MAX_PER_SESSION = 2;
/** Maximum simultaneous answers without a session for one network address, which many visitors may share. */
const MAX_PER_ADDRESS = 10;

/**
 * Window of a count in ms, from the first answer counted. The count is reset at the end of its window, so that answers
 * of a killed process stop counting. Must exceed the 25 s that the model may take for an answer. An answer that outlasts
 * its window is missing from the next count, so for a moment twice the maximum may run.
 */
const WINDOW_MS = 30_000;

/**
 * Counts a request's answer as running until the response is closed. If too many run, sets `Retry-After` and throws
 * RequestError 429. Rethrows the counter's errors: while the store is unavailable, the chat responds 503 instead of
 * running answers without a shared limit.
 */
export type Admit = (
  visitor: { key: string; hasSession: boolean },
  response: Response,
) => Promise<void>;

/** Limits simultaneous answers across all processes that share the counter. */
export function limitRunning({ increment, decrement }: Counts): Admit {
  return async (visitor, response) => {
    const key = `running\n${visitor.key}`;
    const { hits, resetsAt } = await increment(key, WINDOW_MS);
    // A failed decrement is ignored: the count is reset at the end of its window.
    const leave = () => void decrement(key, resetsAt).catch(() => {});
    // The visitor may have left while the count was awaited.
    if (response.closed) leave();
    else response.once("close", leave);
    if (hits <= (visitor.hasSession ? MAX_PER_SESSION : MAX_PER_ADDRESS)) return;
    // These headers of the rate limit may report remaining requests, which would contradict this refusal.
    response.removeHeader("RateLimit");
    response.removeHeader("RateLimit-Policy");
    response.setHeader("Retry-After", "5");
    throw new RequestError(429, "Ainda estou respondendo a você. Aguarde um instante.");
  };
}
