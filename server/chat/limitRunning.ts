import type { Response } from "express";
import { RequestError } from "../errors/RequestError.ts";
import type { Counts } from "../store/counts.ts";

/** Maximum simultaneous answers for one session. */
const MAX_PER_SESSION = 2;
/** Maximum simultaneous answers for one IP address, which many visitors may share. */
const MAX_PER_ADDRESS = 10;

/**
 * Time in ms after which an answer no longer counts as running, in case its process died. Longer than any answer
 * takes.
 */
const MAX_ANSWER_MS = 30_000;

/** Counts a visitor's answer as running until its response has ended. Throws RequestError 429 if too many run. */
export type Admit = (
  visitor: { key: string; hasSession: boolean },
  response: Response,
) => Promise<void>;

/** Returns a function that limits running answers, counted across all instances. */
export function limitRunning({ increment, decrement }: Counts): Admit {
  return async (visitor, response) => {
    const key = `running\n${visitor.key}`;
    const { hits } = await increment(key, MAX_ANSWER_MS);
    // If the decrement fails, the count expires with its window.
    const leave = () => void decrement(key).catch(() => {});
    // The visitor may have left during the count.
    if (response.closed) leave();
    else response.once("close", leave);
    if (hits <= (visitor.hasSession ? MAX_PER_SESSION : MAX_PER_ADDRESS)) return;
    // Remove the headers of the rate limit: they would report remaining requests.
    response.removeHeader("RateLimit");
    response.removeHeader("RateLimit-Policy");
    response.setHeader("Retry-After", "5");
    throw new RequestError(429, "Ainda estou respondendo a você. Aguarde um instante.");
  };
}
