import type { Response } from "express";
import type { Store as Counts } from "express-rate-limit";
import { expireAfter } from "../http/rateLimit.ts";
import { RequestError } from "../errors/RequestError.ts";

/** Answers that may run at once for one session. */
const PER_SESSION = 2;
/** And for one address, behind which many visitors may sit. */
const PER_ADDRESS = 10;

/** Milliseconds after which the place of an answer whose process died is free: longer than any answer takes. */
const HELD = 30_000;

/**
 * Lets a visitor's answer run until its response has ended.
 *
 * @throws {RequestError} 429 when too many of theirs run already.
 */
export type Admit = (
  visitor: { key: string; hasSession: boolean },
  response: Response,
) => Promise<void>;

/** Counts running answers where all instances count. */
export function admitTwo(counts: Counts): Admit {
  expireAfter(counts, HELD);
  return async ({ key, hasSession }, response) => {
    const { totalHits } = await counts.increment(key);
    const leave = () => {
      // What can't be uncounted runs out by itself.
      void Promise.resolve(counts.decrement(key)).catch(() => {});
    };
    // Whoever left while we counted won't leave again.
    if (response.closed) leave();
    else response.once("close", leave);
    if (totalHits <= (hasSession ? PER_SESSION : PER_ADDRESS)) return;
    response.setHeader("Retry-After", "5");
    throw new RequestError(429, "Ainda estou respondendo a você. Aguarde um instante.");
  };
}
