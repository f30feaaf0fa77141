import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { Logger } from "../log.ts";
import type { Store } from "../store/openStore.ts";
import type { Destination } from "../store/schema.ts";
import { type Claim, createDeliveries } from "./deliveries.ts";
import type { Part } from "./Mail.ts";
import type { Outbox } from "./outbox.ts";

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** Permanent refusals after which a delivery has failed; some servers accept a message hours later. */
const MAX_REFUSALS = 3;
const REFUSED_WAIT_MS = 2 * HOUR_MS;

/** A send that takes longer lets another start. Faster ones follow one another: a crash then repeats at most one. */
const SLOW_AFTER_MS = 500;
const MAX_PARALLEL_SENDS = 5;

/** Limit in ms for giving back deliveries at a stop. Otherwise their leases expire. */
const GIVE_BACK_LIMIT_MS = 1000;

/** Classification of a failed attempt. */
export interface Failure {
  /** False if other messages would probably fail for the same reason. */
  isReceiverUp: boolean;
  /** Whether the receiver refused this message for good (`MAX_REFUSALS`). */
  isRefusal: boolean;
  /** Whether no other attempt follows. */
  isFinal?: boolean;
  /** Wait requested by the receiver, for all deliveries of this process. */
  retryAfterMs?: number | undefined;
  /** The receiver's response or the reason, to store. It may contain an e-mail address. */
  error: string;
  /** Fields to log: no response of the receiver and no e-mail address. */
  details: object;
  level: "warn" | "error";
}

export interface Sender {
  destination: Destination;
  /** Rejects unless the receiver accepted the part. */
  send: (part: Part, signal: AbortSignal) => Promise<void>;
  classify: (error: unknown) => Failure;
  /** Time limit in ms of an attempt; shorter than a lease. */
  maxSendMs: number;
}

export type Outcome = "delivered" | "postponed" | "failed";

interface Parts {
  store: Pick<Store, "db" | "isShared">;
  outbox: Pick<Outbox, "onAdded">;
  sender: Sender;
  log: Pick<Logger, "info" | "warn" | "error">;
  onAttempt?: ((destination: Destination, outcome: Outcome) => void) | undefined;
  /** Interval in ms of the checks for due deliveries. */
  pollMs?: number;
}

/**
 * Makes the due deliveries to one destination: when this process adds a message, when an attempt ends, and every
 * `pollMs`. While the receiver is unavailable, only every `pollMs`.
 */
export function startDelivery({ store, outbox, sender, log, onAttempt, pollMs = 1000 }: Parts) {
  const { destination } = sender;
  const deliveries = createDeliveries({ store, destination, worker: randomUUID() });
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const attempts = new Map<string, Promise<void>>();
  const sending = new Set<string>();
  let isReceiverUp = true;
  let pausedUntil = 0;
  let alarm = Promise.withResolvers<void>();

  const wake = () => {
    if (isReceiverUp) alarm.resolve();
  };
  const stopListening = outbox.onAdded(wake);
  const running = run();

  async function run(): Promise<void> {
    // This process owns its file: what was under way in an earlier one goes out again at once.
    if (!store.isShared) await persist(() => deliveries.takeBack(), stopping.signal);
    while (!stopping.signal.aborted) {
      alarm = Promise.withResolvers<void>();
      const claim = await claimNext();
      if (claim) {
        const attempt = make(claim).finally(() => {
          attempts.delete(claim.id);
          wake();
        });
        attempts.set(claim.id, attempt);
        await Promise.race([attempt, sleep(SLOW_AFTER_MS, undefined, { ref: false })]);
        if (isReceiverUp) continue;
      }
      const poll = setTimeout(alarm.resolve, pollMs);
      await alarm.promise;
      clearTimeout(poll);
    }
  }

  async function claimNext(): Promise<Claim | undefined> {
    if (attempts.size >= MAX_PARALLEL_SENDS || performance.now() < pausedUntil) return undefined;
    try {
      return await deliveries.claim();
    } catch (error) {
      // The store itself logs that it is unavailable.
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, "claim failed");
      return undefined;
    }
  }

  async function make(claim: Claim): Promise<void> {
    const started = performance.now();
    sending.add(claim.id);
    let error: unknown;
    try {
      await sendWithin(sender, claim, givingUp.signal);
    } catch (failure) {
      error = failure;
    }
    // `stop` has given the delivery back.
    if (givingUp.signal.aborted) return;
    sending.delete(claim.id);
    const record =
      error === undefined ? succeed(claim, started) : fail(claim, sender.classify(error));
    await persist(record, givingUp.signal);
  }

  function succeed({ id, mail, part, failures }: Claim, started: number): () => Promise<void> {
    isReceiverUp = true;
    const ms = Math.round(performance.now() - started);
    log.info({ id: mail.id, part, attempts: failures + 1, ms }, `${destination} delivered`);
    onAttempt?.(destination, "delivered");
    return () => deliveries.markDelivered(id);
  }

  function fail(claim: Claim, failure: Failure): () => Promise<void> {
    const { id, mail, part, failures, refusals, isLast } = claim;
    const { isRefusal, isFinal, retryAfterMs = 0, level } = failure;
    isReceiverUp = failure.isReceiverUp;
    pausedUntil = Math.max(pausedUntil, performance.now() + retryAfterMs);
    const details = { id: mail.id, part, ...failure.details, attempts: failures + 1 };
    if (isFinal || isLast || (isRefusal && refusals + 1 >= MAX_REFUSALS)) {
      log.error(details, `${destination} failed permanently`);
      onAttempt?.(destination, "failed");
      return () => deliveries.markFailed(id, failure);
    }
    const wait = Math.max(isRefusal ? REFUSED_WAIT_MS : nextAttempt(failures + 1), retryAfterMs);
    log[level]({ ...details, retryInMs: wait }, `${destination} postponed`);
    onAttempt?.(destination, "postponed");
    return () => deliveries.postpone(id, wait, failure);
  }

  /** Does work in the store, again every `pollMs` until the store is available or `signal` aborts. */
  async function persist(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) {
          log.error({ err: error }, "storing a delivery's result failed");
          return undefined;
        }
      }
      await sleep(pollMs, undefined, { ref: false });
    }
  }

  return {
    /** Claims no more, waits up to `limitMs` for attempts under way, then gives back and aborts those still sending. */
    async stop(limitMs = 20_000): Promise<void> {
      stopping.abort();
      stopListening();
      alarm.resolve();
      const finished = running.then(() => Promise.allSettled(attempts.values()));
      await Promise.race([finished, sleep(limitMs, undefined, { ref: false })]);
      const givenBack = Promise.allSettled(
        Array.from(sending, async (id) => await deliveries.giveBack(id)),
      );
      await Promise.race([givenBack, sleep(GIVE_BACK_LIMIT_MS, undefined, { ref: false })]);
      givingUp.abort();
    },
  };
}

/** Rejects with the code ETIMEDOUT after `maxSendMs` or when `signal` aborts, even if `send` ignores the signal. */
async function sendWithin(
  { send, maxSendMs }: Sender,
  part: Part,
  shutdown: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([shutdown, AbortSignal.timeout(maxSendMs)]);
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(Object.assign(new Error("took too long"), { code: "ETIMEDOUT" }));
  signal.addEventListener("abort", abort);
  await Promise.race([send(part, signal), aborted]).finally(() =>
    signal.removeEventListener("abort", abort),
  );
}

/**
 * Returns the wait in ms after a number of failures (1 or more): 10 s after the first, then doubling up to an hour. Up
 * to a quarter is subtracted at random, so that messages and instances don't all retry at the same time.
 */
export function nextAttempt(failures: number, random = Math.random): number {
  const wait = Math.min(10 * SECOND_MS * 2 ** (failures - 1), HOUR_MS);
  return Math.round(wait * (1 - random() / 4));
}
