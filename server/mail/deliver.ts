import { addAbortListener } from "node:events";
import type { Logger } from "../log.ts";
import type { Destination } from "./deliveries.ts";
import type { Claim, Leases } from "./leases.ts";
import type { Mail } from "./Mail.ts";
import { nextAttempt } from "./nextAttempt.ts";

/** Number of permanent refusals after which a delivery has failed. Not 1: some servers accept a message later. */
const MAX_REFUSALS = 3;

/** Classification of a failed attempt. */
export interface Failure {
  /** False if other messages would probably fail for the same reason. */
  isReceiverUp: boolean;
  /** Whether this failure counts as a permanent refusal (`MAX_REFUSALS`). */
  refused: boolean;
  /** Whether this failure ends the delivery immediately. */
  isFinal?: boolean;
  /**
   * Wait in ms requested by the receiver. It replaces the backoff. Until it is over, this process starts no delivery to
   * this receiver.
   */
  retryAfterMs?: number | undefined;
  /**
   * The receiver's response or the reason, to store and to show in `npm run outbox`. It may contain an e-mail address,
   * so only `details` are logged.
   */
  error: string;
  /** Fields to log. They contain no server response and no e-mail address. */
  details: object;
  level: "warn" | "error";
  /** Log message of a postponed delivery; "<destination> postponed" by default. */
  message?: string | undefined;
}

export interface Sender {
  destination: Destination;
  /** Rejects unless the receiver accepted the message. */
  send: (mail: Mail, signal: AbortSignal) => Promise<void>;
  classify: (error: unknown) => Failure;
  /** Timeout in ms for a whole attempt. */
  maxSendMs: number;
}

export interface Deliverer {
  leases: Pick<Leases, "markDelivered" | "postpone" | "markFailed">;
  sender: Sender;
  log: Pick<Logger, "info" | "warn" | "error">;
  worker: string;
  /** Returns the wait in ms before the next attempt; `nextAttempt` by default. */
  waitAfter?: (failures: number) => number;
}

export interface Outcome {
  /** True if the message was delivered, else as in `Failure`. */
  isReceiverUp: boolean;
  /** Wait in ms requested by the receiver before any other delivery; 0 if it requested none. */
  pauseMs: number;
  /**
   * Stores the result; resolves with false if the lease is lost. Call it again if it rejects with `StoreUnavailable`: a
   * sent message that isn't marked as delivered is sent again.
   */
  record: () => Promise<boolean>;
}

/**
 * Makes one attempt to deliver a claimed message and logs the result. The caller stores it with `Outcome.record`.
 *
 * @param shutdown aborts the attempt without a result: the message was given back before.
 */
export async function deliver(
  deliverer: Deliverer,
  claim: Claim,
  shutdown: AbortSignal,
): Promise<Outcome> {
  const { leases, sender, log, worker } = deliverer;
  const { id, mail, failures } = claim;
  const started = performance.now();
  try {
    const signal = AbortSignal.any([shutdown, AbortSignal.timeout(sender.maxSendMs)]);
    await sendWithin(sender.send, mail, signal);
  } catch (error) {
    if (shutdown.aborted) {
      log.info({ id }, `${sender.destination} interrupted by shutdown`);
      return { isReceiverUp: true, pauseMs: 0, record: async () => true };
    }
    return fail(deliverer, claim, sender.classify(error));
  }
  const ms = Math.round(performance.now() - started);
  log.info({ id, attempts: failures + 1, ms }, `${sender.destination} delivered`);
  return {
    isReceiverUp: true,
    pauseMs: 0,
    record: () => leases.markDelivered(worker, id),
  };
}

function fail(deliverer: Deliverer, claim: Claim, failure: Failure): Outcome {
  const { leases, sender, log, worker, waitAfter = nextAttempt } = deliverer;
  const { id, failures, refusals, isLast } = claim;
  const { isReceiverUp, refused, isFinal, retryAfterMs, level, message } = failure;
  const stored = { refused, error: failure.error };
  const details = { id, ...failure.details, attempts: failures + 1 };
  const outcome = { isReceiverUp, pauseMs: retryAfterMs ?? 0 };

  if (isFinal || isLast || (refused && refusals + 1 >= MAX_REFUSALS)) {
    log.error(details, `${sender.destination} failed permanently`);
    return { ...outcome, record: () => leases.markFailed(worker, id, stored) };
  }
  const wait = retryAfterMs ?? waitAfter(failures + 1);
  log[level]({ ...details, retryInMs: wait }, message ?? `${sender.destination} postponed`);
  return { ...outcome, record: () => leases.postpone(worker, id, wait, stored) };
}

/**
 * Calls `send`, but not if the signal has already aborted. Rejects with the code ETIMEDOUT once the signal aborts, even
 * if `send` ignores the signal.
 */
export async function sendWithin(
  send: (mail: Mail, signal: AbortSignal) => Promise<void>,
  mail: Mail,
  signal: AbortSignal,
): Promise<void> {
  const timeout = Object.assign(new Error("took too long"), { code: "ETIMEDOUT" });
  if (signal.aborted) throw timeout;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const listener = addAbortListener(signal, () => reject(timeout));
  await Promise.race([send(mail, signal), aborted]).finally(() => listener[Symbol.dispose]());
}
