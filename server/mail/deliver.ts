import type { Logger } from "pino";
import { failureReason } from "./failureReason.ts";
import type { Mail } from "./Mail.ts";
import { nextAttempt } from "./nextAttempt.ts";
import type { Claim, Leases } from "./leases.ts";
import { verdict } from "./verdict.ts";

/** A permanent refusal is believed the third time: servers refuse for a while what they take later. */
const REFUSALS = 3;

/** Characters of a server's answer that are kept. */
const ERROR_LENGTH = 500;

export interface Deliverer {
  leases: Pick<Leases, "markDelivered" | "postpone" | "markFailed">;
  mailer: { send: (mail: Mail, signal?: AbortSignal) => Promise<void> };
  log: Pick<Logger, "info" | "warn" | "error">;
  worker: string;
  /** Milliseconds to wait after so many failures. */
  waitAfter?: (failures: number) => number;
}

/** How an attempt ended. */
export interface Outcome {
  /** False when it failed for the server's sake: others would fail like it. */
  isServerUp: boolean;
  /**
   * Records the end in the outbox: to be called until it succeeds, for a mail that was sent and isn't known
   * to be is sent again.
   */
  record: () => Promise<void>;
}

/** Sends one claimed mail. */
export async function deliver(
  { leases, mailer, log, worker, waitAfter = nextAttempt }: Deliverer,
  { id, mail, failures, refusals, isLast }: Claim,
  signal: AbortSignal,
): Promise<Outcome> {
  const started = performance.now();

  function tell(isOurs: boolean): void {
    // Another process had reason to think us dead, and has it now; or it was erased meanwhile.
    if (!isOurs) log.warn({ id }, "mail's lease was lost before it was finished");
  }

  try {
    await send(mailer, mail, signal);
  } catch (error) {
    const judgement = verdict(error);
    const isServerUp = judgement === "later" || judgement === "refused";
    const failure = { refused: judgement === "refused", error: wordsOf(error) };
    const isHopeless = failure.refused && refusals + 1 >= REFUSALS;
    if (isHopeless || isLast) {
      log.error({ id, ...cause(error), attempts: failures + 1 }, "mail failed for good");
      return { isServerUp, record: async () => tell(await leases.markFailed(worker, id, failure)) };
    }
    const wait = waitAfter(failures + 1);
    const details = { id, ...cause(error), attempts: failures + 1, retryInMs: wait };
    if (judgement === "login") log.error(details, "mail server refused our login");
    else if (judgement === "insecure") log.error(details, "mail server connection is not secure");
    else log.warn(details, "mail postponed");
    return {
      isServerUp,
      record: async () => tell(await leases.postpone(worker, id, wait, failure)),
    };
  }

  log.info(
    { id, attempts: failures + 1, ms: Math.round(performance.now() - started) },
    "mail delivered",
  );
  return { isServerUp: true, record: async () => tell(await leases.markDelivered(worker, id)) };
}

/** Sends within the signal's time, also through a mailer that doesn't listen to it. */
export async function send(
  mailer: Deliverer["mailer"],
  mail: Mail,
  signal: AbortSignal,
): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(Object.assign(new Error("took too long"), { code: "ETIMEDOUT" }));
  signal.addEventListener("abort", abort, { once: true });
  try {
    await Promise.race([mailer.send(mail, signal), aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** What the log says of a failure: an operator's words, or the error itself where none are known. */
function cause(error: unknown): object {
  const known = failureReason(error);
  if (!known) return { err: error };
  return { ...known, responseCode: (error as { responseCode?: number }).responseCode };
}

/** What the outbox keeps of a failure: the server's answer, or else the reason. */
function wordsOf(error: unknown): string {
  if (!Error.isError(error)) return "unknown";
  const { response, message } = error as Error & { response?: unknown };
  const words = typeof response === "string" ? response : (failureReason(error)?.reason ?? message);
  return words.replaceAll(/\p{Cc}+/gu, " ").slice(0, ERROR_LENGTH);
}
