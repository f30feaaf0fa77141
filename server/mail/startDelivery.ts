import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import { type Deliverer, type Outcome, deliver } from "./deliver.ts";
import { type Claim, LEASE_MS, type Leases } from "./leases.ts";
import type { Outbox } from "./outbox.ts";

/**
 * Messages are sent one at a time: what a killed process was sending may be sent twice, and a company gets no
 * more than some messages a second. One that takes longer than this lets another start beside it…
 */
const SLOW_AFTER_MS = 500;

/** …up to this many. Nodemailer's pool has as many connections. */
const MAX_PARALLEL_SENDS = 5;

interface Options extends Omit<Deliverer, "worker" | "leases"> {
  outbox: Pick<Outbox, "onAdded">;
  /** Of the sender's destination. */
  leases: Leases;
  /** Milliseconds between looks at the outbox when nothing calls for one. */
  pollEvery?: number;
}

export interface Delivery {
  /** Looks at the outbox now, unless the receiver is away. */
  wake: () => void;
  /** Starts nothing more, lets attempts under way finish, and gives back what hasn't after `limit` ms. */
  stop: (limit?: number) => Promise<void>;
}

/**
 * Delivers accepted messages to one destination: what this process added at once, what others added within a
 * second, what failed again later. A message that is slow or always fails doesn't hold up the rest. While the
 * receiver is away, one message per `pollEvery` asks for it, which spares both it and the store.
 */
export function startDelivery(options: Options): Delivery {
  const { outbox, leases, sender, log, pollEvery = 1000 } = options;
  const deliverer = { ...options, worker: randomUUID() };
  const { worker } = deliverer;
  const attempts = createAttempts();
  const claim = claimer(leases, worker, log);
  const stopping = new AbortController();
  const giveUp = new AbortController();
  let isReceiverUp = true;
  let pausedUntil = 0;
  let alarm = Promise.withResolvers<void>();

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
      // Already under way when its lease ran out while the store was away.
      if (claimed && !attempts.has(claimed.id)) attempts.start(claimed.id, attempt(claimed), wake);

      const poll = setTimeout(alarm.resolve, pollEvery);
      await alarm.promise;
      clearTimeout(poll);
    }
  }

  async function attempt(claimed: Claim): Promise<void> {
    const signal = AbortSignal.any([giveUp.signal, AbortSignal.timeout(sender.maxSendMs)]);
    const outcome = await deliver(deliverer, claimed, signal);
    isReceiverUp = outcome.isReceiverUp;
    pausedUntil = Math.max(pausedUntil, performance.now() + outcome.pauseMs);
    await recordEnd(outcome, { id: claimed.id, log, retryEvery: pollEvery, signal: giveUp.signal });
  }

  async function renew(): Promise<void> {
    try {
      await leases.renew(worker, attempts.ids());
    } catch (error) {
      log.warn({ err: error }, "leases can't be renewed");
    }
  }

  return {
    wake,
    async stop(limit = 20_000) {
      stopping.abort();
      stopListening();
      alarm.resolve();
      await running;
      await Promise.race([attempts.finished(), sleep(limit, undefined, { ref: false })]);
      clearInterval(renewal);
      const left = attempts.ids();
      if (left.length === 0) return;
      try {
        // Before the abort, so that it doesn't count as a failed attempt.
        await leases.giveBack(worker, left);
      } catch (error) {
        // Their leases run out by themselves.
        log.warn({ err: error }, "claims can't be given back");
      } finally {
        giveUp.abort();
      }
    },
  };
}

/** Claims one message; an outage of the store is logged once, and its end. */
function claimer(leases: Leases, worker: string, log: Deliverer["log"]) {
  let wasUnavailable = false;
  return async (): Promise<Claim | undefined> => {
    try {
      const [claimed] = await leases.claimDue(worker, 1);
      if (wasUnavailable) log.info("outbox is available again");
      wasUnavailable = false;
      return claimed;
    } catch (error) {
      if (!wasUnavailable) log.error({ err: error }, "outbox can't be read");
      wasUnavailable = true;
      return undefined;
    }
  };
}

interface RecordOptions {
  id: string;
  log: Deliverer["log"];
  /** Milliseconds. */
  retryEvery: number;
  signal: AbortSignal;
}

/** Tries until the store is available again, or until `signal`. */
async function recordEnd(outcome: Outcome, options: RecordOptions): Promise<void> {
  const { id, log, retryEvery, signal } = options;
  for (;;) {
    try {
      await outcome.record();
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof StoreUnavailable)) {
        log.error({ id, err: error }, "end of delivery can't be recorded");
        return;
      }
    }
    await sleep(retryEvery);
  }
}

/** The attempts under way in this process, by the message's id. */
function createAttempts() {
  const underWay = new Map<string, { since: number; end: Promise<void> }>();

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
      underWay.set(id, { since: performance.now(), end });
    },
    has: (id: string) => underWay.has(id),
    ids: () => [...underWay.keys()],
    finished: () => Promise.allSettled(underWay.values().map(({ end }) => end)),
  };
}
