import type { Logger } from "pino";
import type { Destination } from "./destinations.ts";
import type { Claim, Leases } from "./leases.ts";
import type { Mail } from "./Mail.ts";
import { nextAttempt } from "./nextAttempt.ts";

/** A permanent refusal is final the third time: some servers refuse what they accept later. */
const MAX_REFUSALS = 3;

/** What a failed attempt means for its message and for the others. */
export interface Judgement {
  /** False when other messages would fail for the same reason. */
  isReceiverUp: boolean;
  /** Whether the receiver refused this message permanently. */
  refused: boolean;
  /** Whether the first such refusal ends the message. */
  isFinal?: boolean;
  /** The receiver's own wish, in place of our growing waits. */
  retryAfterMs?: number | undefined;
  /** The receiver's answer, for the operator's command; it may contain an address. */
  error: string;
  /** What the log says of it, at which level: no answer of a server and no address. */
  details: object;
  level: "warn" | "error";
  /** In place of "<destination> postponed". */
  message?: string | undefined;
}

/** Sends messages to one destination. */
export interface Sender {
  destination: Destination;
  /** Rejects unless the receiver took the message. */
  send: (mail: Mail, signal: AbortSignal) => Promise<void>;
  judge: (error: unknown) => Judgement;
  /** For one attempt; the sender's own limits are on silence. */
  maxSendMs: number;
}

export interface Deliverer {
  leases: Pick<Leases, "markDelivered" | "postpone" | "markFailed">;
  sender: Sender;
  log: Pick<Logger, "info" | "warn" | "error">;
  worker: string;
  /** Milliseconds to wait after so many failures. */
  waitAfter?: (failures: number) => number;
}

/** How an attempt ended. */
export interface Outcome {
  /** False when other messages would fail for the same reason. */
  isReceiverUp: boolean;
  /** How long the receiver wants to get nothing. */
  pauseMs: number;
  /** Records the end in the store. To be repeated until it succeeds: a message that was sent and not recorded is sent again. */
  record: () => Promise<void>;
}

/** Makes one attempt at a claimed message. */
export async function deliver(
  deliverer: Deliverer,
  claim: Claim,
  signal: AbortSignal,
): Promise<Outcome> {
  const { leases, sender, log, worker } = deliverer;
  const { id, mail, failures } = claim;
  const started = performance.now();
  try {
    await sendWithin(sender.send, mail, signal);
  } catch (error) {
    return fail(deliverer, claim, sender.judge(error));
  }
  const ms = Math.round(performance.now() - started);
  log.info({ id, attempts: failures + 1, ms }, `${sender.destination} delivered`);
  return {
    isReceiverUp: true,
    pauseMs: 0,
    record: async () => warnIfLost(deliverer, id, await leases.markDelivered(worker, id)),
  };
}

function fail(deliverer: Deliverer, claim: Claim, judgement: Judgement): Outcome {
  const { leases, sender, log, worker, waitAfter = nextAttempt } = deliverer;
  const { id, failures, refusals, isLast } = claim;
  const { isReceiverUp, refused, isFinal = false, retryAfterMs, error } = judgement;
  const failure = { refused, error };
  const details = { id, ...judgement.details, attempts: failures + 1 };
  const pauseMs = retryAfterMs ?? 0;

  if (isFinal || isLast || (refused && refusals + 1 >= MAX_REFUSALS)) {
    log.error(details, `${sender.destination} failed for good`);
    return {
      isReceiverUp,
      pauseMs,
      record: async () => warnIfLost(deliverer, id, await leases.markFailed(worker, id, failure)),
    };
  }
  const wait = retryAfterMs ?? waitAfter(failures + 1);
  const message = judgement.message ?? `${sender.destination} postponed`;
  log[judgement.level]({ ...details, retryInMs: wait }, message);
  return {
    isReceiverUp,
    pauseMs,
    record: async () => warnIfLost(deliverer, id, await leases.postpone(worker, id, wait, failure)),
  };
}

/** Another process took the claim over because this one seemed dead, or the message was erased. */
function warnIfLost({ sender, log }: Deliverer, id: string, isOurs: boolean): void {
  if (!isOurs) log.warn({ id }, `${sender.destination}'s lease was lost before it was finished`);
}

/** Ends with the signal even if `send` ignores it. */
export async function sendWithin(
  send: (mail: Mail, signal: AbortSignal) => Promise<void>,
  mail: Mail,
  signal: AbortSignal,
): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(Object.assign(new Error("took too long"), { code: "ETIMEDOUT" }));
  signal.addEventListener("abort", abort, { once: true });
  try {
    await Promise.race([send(mail, signal), aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
