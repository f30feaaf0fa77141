import type { Response } from "express";
import { RequestError } from "../errors/RequestError.ts";
import type { Counts } from "../store/counts.ts";

/** Maximum simultaneous answers for one session. */
const MAX_PER_SESSION = 2;
/** Maximum simultaneous answers without a session for one network address, which many visitors may share. */
const MAX_PER_ADDRESS = 10;

/**
 * Window of a count in ms, begun by its first answer. A count that a dead process left over expires with it. Longer than
 * a model's answer may take (25 s).
 */
const WINDOW_MS = 30_000;

/**
 * Counts a visitor's answer as running until its response is closed. Throws RequestError 429 if too many run, and the
 * counter's error.
 */
export type Admit = (
  visitor: { key: string; hasSession: boolean },
  response: Response,
) => Promise<void>;

/** Returns a function that limits the answers running at the same time in all processes that share the counter. */
export function limitRunning({ increment, decrement }: Counts): Admit {
  return async (visitor, response) => {
    const key = `running\n${visitor.key}`;
    const { hits } = await increment(key, WINDOW_MS);
    // If the decrement fails, the count expires with its window.
    const leave = () => void decrement(key).catch(() => {});
    // The visitor may have left while the count was awaited.
    if (response.closed) leave();
    else response.once("close", leave);
    if (hits <= (visitor.hasSession ? MAX_PER_SESSION : MAX_PER_ADDRESS)) return;
    // Remove the headers of the rate limit: they may report remaining requests.
    response.removeHeader("RateLimit");
    response.removeHeader("RateLimit-Policy");
    response.setHeader("Retry-After", "5");
    throw new RequestError(429, "Ainda estou respondendo a você. Aguarde um instante.");
  };
}
