import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { Logger } from "../log.ts";
import type { Store } from "../store/openStore.ts";
import type { Destination } from "../store/schema.ts";
import { type Claim, Deliveries } from "./deliveries.ts";
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
export function startDelivery(parts: Parts) {
  const delivery = new Delivery(parts);
  const running = delivery.run();
  return {
    /** Claims no more, waits up to `limitMs` for attempts under way, then gives back and aborts those still sending. */
    stop: async (limitMs = 20_000) => await delivery.stop(running, limitMs),
  };
}

class Delivery {
  readonly #parts: Parts;
  readonly #pollMs: number;
  readonly #deliveries: Deliveries;
  readonly #stopping = new AbortController();
  readonly #givingUp = new AbortController();
  readonly #attempts = new Set<Promise<void>>();
  readonly #sending = new Set<string>();
  #isReceiverUp = true;
  #pausedUntil = 0;
  #alarm = Promise.withResolvers<void>();

  constructor(parts: Parts) {
    const { store, sender, pollMs = 1000 } = parts;
    this.#parts = parts;
    this.#pollMs = pollMs;
    this.#deliveries = new Deliveries({
      store,
      destination: sender.destination,
      worker: randomUUID(),
    });
  }

  async run(): Promise<void> {
    const { store, outbox } = this.#parts;
    const { signal } = this.#stopping;
    const stopListening = outbox.onAdded(() => this.#wake());
    // This process owns its file: what was under way in an earlier one goes out again at once.
    if (!store.isShared) await this.#persist(() => this.#deliveries.takeBack(), signal);
    while (!signal.aborted) {
      this.#alarm = Promise.withResolvers();
      const claim = await this.#claim();
      if (claim) {
        const attempt: Promise<void> = this.#make(claim).finally(() => {
          this.#attempts.delete(attempt);
          this.#wake();
        });
        this.#attempts.add(attempt);
        await Promise.race([attempt, sleep(SLOW_AFTER_MS, undefined, { ref: false })]);
        if (this.#isReceiverUp) continue;
      }
      const poll = setTimeout(this.#alarm.resolve, this.#pollMs);
      await this.#alarm.promise;
      clearTimeout(poll);
    }
    stopListening();
  }

  async stop(running: Promise<void>, limitMs: number): Promise<void> {
    this.#stopping.abort();
    this.#alarm.resolve();
    const finished = running.then(() => Promise.allSettled(this.#attempts));
    await Promise.race([finished, sleep(limitMs, undefined, { ref: false })]);
    const givenBack = Promise.allSettled(
      Array.from(this.#sending, async (id) => await this.#deliveries.giveBack(id)),
    );
    await Promise.race([givenBack, sleep(GIVE_BACK_LIMIT_MS, undefined, { ref: false })]);
    this.#givingUp.abort();
  }

  #wake(): void {
    if (this.#isReceiverUp) this.#alarm.resolve();
  }

  async #claim(): Promise<Claim | undefined> {
    const isPaused = performance.now() < this.#pausedUntil;
    if (isPaused || this.#attempts.size >= MAX_PARALLEL_SENDS) return undefined;
    try {
      return await this.#deliveries.claim();
    } catch (error) {
      // The store itself logs that it is unavailable.
      if (!(error instanceof StoreUnavailable)) {
        this.#parts.log.error({ err: error }, "claim failed");
      }
      return undefined;
    }
  }

  async #make(claim: Claim): Promise<void> {
    const { sender } = this.#parts;
    const { signal } = this.#givingUp;
    const started = performance.now();
    this.#sending.add(claim.id);
    let error: unknown;
    try {
      await sendWithin(sender, claim, signal);
    } catch (failure) {
      error = failure;
    }
    // `stop` has given the delivery back.
    if (signal.aborted) return;
    this.#sending.delete(claim.id);
    const record =
      error === undefined
        ? this.#succeed(claim, started)
        : this.#fail(claim, sender.classify(error));
    await this.#persist(record, signal);
  }

  #succeed({ id, mail, part, failures }: Claim, started: number): () => Promise<void> {
    this.#isReceiverUp = true;
    const ms = Math.round(performance.now() - started);
    this.#tell("info", "delivered", { id: mail.id, part, attempts: failures + 1, ms });
    return async () => await this.#deliveries.markDelivered(id);
  }

  #fail(claim: Claim, failure: Failure): () => Promise<void> {
    const { id, mail, part, failures, refusals, isLast } = claim;
    const { isRefusal, isFinal, retryAfterMs = 0, level } = failure;
    this.#isReceiverUp = failure.isReceiverUp;
    this.#pausedUntil = Math.max(this.#pausedUntil, performance.now() + retryAfterMs);
    const details = { id: mail.id, part, ...failure.details, attempts: failures + 1 };
    if (isFinal || isLast || (isRefusal && refusals + 1 >= MAX_REFUSALS)) {
      this.#tell("error", "failed", details);
      return async () => await this.#deliveries.markFailed(id, failure);
    }
    const wait = Math.max(isRefusal ? REFUSED_WAIT_MS : nextAttempt(failures + 1), retryAfterMs);
    this.#tell(level, "postponed", { ...details, retryInMs: wait });
    return async () => await this.#deliveries.postpone(id, wait, failure);
  }

  #tell(level: "info" | Failure["level"], outcome: Outcome, details: object): void {
    const { log, onAttempt, sender } = this.#parts;
    log[level](
      details,
      `${sender.destination} ${outcome}${outcome === "failed" ? " permanently" : ""}`,
    );
    onAttempt?.(sender.destination, outcome);
  }

  /** Does work in the store, again every `pollMs` until the store is available or `signal` aborts. */
  async #persist(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) {
          this.#parts.log.error({ err: error }, "storing a delivery's result failed");
          return undefined;
        }
      }
      await sleep(this.#pollMs, undefined, { ref: false });
    }
  }
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
