import type { Response } from "express";
import { RequestError } from "../errors/RequestError.ts";
import type { Counts } from "../store/counts.ts";

/** Answers that may run at once for one session. */
const MAX_PER_SESSION = 2;
/** And for one address, which many visitors may share. */
const MAX_PER_ADDRESS = 10;

/** Milliseconds after which the place of an answer whose process died is free: longer than any answer takes. */
const MAX_ANSWER_MS = 30_000;

/**
 * Lets a visitor's answer run until its response has ended.
 *
 * @throws {RequestError} 429 when too many of theirs run already.
 * @throws {StoreUnavailable} when they can't be counted.
 */
export type Admit = (
  visitor: { key: string; hasSession: boolean },
  response: Response,
) => Promise<void>;

/** Counts running answers, on all instances together. */
export function limitRunning({ increment, decrement }: Counts): Admit {
  return async (visitor, response) => {
    const key = `running\n${visitor.key}`;
    const { hits } = await increment(key, MAX_ANSWER_MS);
    // A count that can't be taken back now ends with its window.
    const leave = () => void decrement(key).catch(() => {});
    // The visitor may have left while we counted.
    if (response.closed) leave();
    else response.once("close", leave);
    if (hits <= (visitor.hasSession ? MAX_PER_SESSION : MAX_PER_ADDRESS)) return;
    // Those of the limit by time would say that more are allowed.
    response.removeHeader("RateLimit");
    response.removeHeader("RateLimit-Policy");
    response.setHeader("Retry-After", "5");
    throw new RequestError(429, "Ainda estou respondendo a você. Aguarde um instante.");
  };
}
