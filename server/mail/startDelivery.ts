import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import { type Deliverer, type Outcome, deliver } from "./deliver.ts";
import { type Claim, LEASE_MS, type Leases } from "./leases.ts";
import type { Outbox } from "./outbox.ts";

/**
 * Duration in ms of a send after which another may start in parallel. Faster sends run one after another, so that a
 * killed process usually repeats at most one of them.
 */
const SLOW_AFTER_MS = 500;

/** Maximum number of parallel sends: nodemailer's default number of pooled connections. */
const MAX_PARALLEL_SENDS = 5;

/** Maximum time in ms to give back messages at shutdown. Otherwise their leases expire. */
const GIVE_BACK_LIMIT_MS = 1000;

interface Options extends Omit<Deliverer, "worker" | "leases"> {
  outbox: Pick<Outbox, "onAdded">;
  /** Leases of the sender's destination. */
  leases: Leases;
  /** Interval in ms of the regular checks for due messages. */
  pollMs?: number;
}

/**
 * Delivers due messages to one destination. Checks for the next one when this process adds a message, when an attempt
 * ends, and every `pollMs`. While the receiver is unavailable, it checks only every `pollMs`, to limit the load on the
 * receiver and the store.
 */
export function startDelivery(options: Options) {
  const { outbox, leases, sender, log, pollMs = 1000 } = options;
  const deliverer = { ...options, worker: randomUUID() };
  const { worker } = deliverer;
  const attempts = createAttempts();
  const claim = claimer(leases, worker, log);
  const stopping = new AbortController();
  const giveUp = new AbortController();
  let isReceiverUp = true;
  let pausedUntil = 0;
  let alarm = Promise.withResolvers<void>();

  /** Checks for messages immediately, unless the receiver is unavailable. */
  const wake = () => {
    if (isReceiverUp) alarm.resolve();
  };
  const stopListening = outbox.onAdded(wake);
  const renewal = setInterval(renew, LEASE_MS / 3);
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm = Promise.withResolvers<void>();
      const mayStart = attempts.mayStart() && performance.now() >= pausedUntil;
      const claimed = mayStart ? await claim() : undefined;
      // A message can be claimed again during its own attempt, if the lease expired in a store outage.
      if (claimed && !attempts.has(claimed.id)) attempts.start(claimed.id, attempt(claimed), wake);

      const poll = setTimeout(alarm.resolve, pollMs);
      await alarm.promise;
      clearTimeout(poll);
    }
  }

  async function attempt(claimed: Claim): Promise<void> {
    const outcome = await deliver(deliverer, claimed, giveUp.signal);
    attempts.endSend(claimed.id);
    isReceiverUp = outcome.isReceiverUp;
    pausedUntil = Math.max(pausedUntil, performance.now() + outcome.pauseMs);
    await record(outcome, claimed.id, { sender, log, retryMs: pollMs, signal: giveUp.signal });
  }

  async function renew(): Promise<void> {
    try {
      await leases.renew(worker, attempts.ids());
    } catch (error) {
      log.warn({ err: error }, "lease renewal failed");
    }
  }

  return {
    /**
     * Claims no more messages and waits up to `limitMs` for those in progress. Then gives back the messages that are
     * still being sent, for up to `GIVE_BACK_LIMIT_MS`, and aborts these sends.
     */
    async stop(limitMs = 20_000): Promise<void> {
      stopping.abort();
      stopListening();
      alarm.resolve();
      const finished = running.then(attempts.finished);
      await Promise.race([finished, sleep(limitMs, undefined, { ref: false })]);
      clearInterval(renewal);
      try {
        // Before the abort: without the lease, the aborted attempt isn't recorded as a failure. A message whose result
        // couldn't be stored yet isn't given back: another worker would send it again at once.
        const givenBack = leases.giveBack(worker, attempts.sendingIds());
        await Promise.race([givenBack, sleep(GIVE_BACK_LIMIT_MS, undefined, { ref: false })]);
      } catch (error) {
        // The leases will expire.
        log.warn({ err: error }, "lease release failed");
      } finally {
        giveUp.abort();
      }
    },
  };
}

/** Returns a function that claims one due message. It never rejects; it logs failure and recovery of the store. */
function claimer(leases: Leases, worker: string, log: Deliverer["log"]) {
  let wasUnavailable = false;
  return async (): Promise<Claim | undefined> => {
    try {
      const [claimed] = await leases.claimDue(worker, 1);
      if (wasUnavailable) log.info("outbox available again");
      wasUnavailable = false;
      return claimed;
    } catch (error) {
      if (!wasUnavailable) log.error({ err: error }, "outbox unavailable");
      wasUnavailable = true;
      return undefined;
    }
  };
}

type RecordOptions = Pick<Deliverer, "sender" | "log"> & { retryMs: number; signal: AbortSignal };

/** Stores the result, again every `retryMs` until the store is available or `signal` aborts. Logs other errors. */
async function record(outcome: Outcome, id: string, options: RecordOptions): Promise<void> {
  const { sender, log, retryMs, signal } = options;
  for (;;) {
    try {
      if (await outcome.record()) return;
      // `stop` gave the lease back, it expired and another worker claimed the message, or the message was erased.
      log.warn({ id }, `${sender.destination} lease lost before its result was stored`);
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof StoreUnavailable)) {
        log.error({ id, err: error }, "storing delivery result failed");
        return;
      }
    }
    await sleep(retryMs);
  }
}

/** Keeps the attempts in progress by message id. */
function createAttempts() {
  const underWay = new Map<string, { since: number; end: Promise<void>; isSending: boolean }>();

  return {
    mayStart(): boolean {
      const now = performance.now();
      const isBusy = underWay.values().some(({ since }) => now - since < SLOW_AFTER_MS);
      return !isBusy && underWay.size < MAX_PARALLEL_SENDS;
    },
    start(id: string, attempt: Promise<void>, onEnd: () => void): void {
      const end = attempt.finally(() => {
        underWay.delete(id);
        onEnd();
      });
      underWay.set(id, { since: performance.now(), end, isSending: true });
    },
    /** Marks the send of an attempt as finished: only its result is still to be stored. */
    endSend(id: string): void {
      const attempt = underWay.get(id);
      if (attempt) attempt.isSending = false;
    },
    has: (id: string) => underWay.has(id),
    ids: () => [...underWay.keys()],
    /** Returns the ids of the attempts whose message is still being sent. */
    sendingIds: () => [...underWay.keys()].filter((id) => underWay.get(id)!.isSending),
    finished: () => Promise.allSettled(underWay.values().map(({ end }) => end)),
  };
}
