import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import type { Logger } from "../log.ts";
import type { Store } from "../store/openStore.ts";
import type { Destination } from "../store/schema.ts";
import { type Claim, type Failure, type Result, createLeases, resultOf } from "./leases.ts";
import type { Delivery } from "./Message.ts";

/** One send at a time, so that a crash repeats one; the next begins while it takes longer than this, in ms. */
const SLOW_AFTER_MS = 2000;
const MAX_PARALLEL_SENDS = 5;

/** Pause in ms between sends: mail providers refuse bursts, and a crash seldom falls into a send. */
const PAUSE_MS = 50;

/** Limit in ms for giving back deliveries at a stop. Otherwise their leases expire. */
const GIVE_BACK_LIMIT_MS = 1000;

export interface Sender {
  destination: Destination;
  /** Resolves with undefined once the receiver has accepted it; never rejects. */
  send: (delivery: Delivery, signal: AbortSignal) => Promise<Failure | undefined>;
  /** Time limit in ms of an attempt; shorter than a lease. */
  maxSendMs: number;
}

export interface DeliveryParts {
  store: Pick<Store, "db" | "isShared">;
  sender: Sender;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Called after each attempt. */
  onAttempt?: ((destination: Destination, outcome: Result["outcome"]) => void) | undefined;
  pollMs?: number;
}

/**
 * Makes the due deliveries to one destination, which it looks for every `pollMs`. After a failure it pauses for
 * `pollMs`, or as long as the receiver asked for.
 */
export function startDelivery({ store, sender, log, onAttempt, pollMs = 1000 }: DeliveryParts) {
  const { destination } = sender;
  const leases = createLeases({ store, destination });
  const givingUp = new AbortController();
  // In a file of our own, leases are an earlier process's: what it had under way is sent again at once.
  let mustEndLeases = !store.isShared;
  let pausedUntil = 0;

  async function claimNext(): Promise<Claim | undefined> {
    if (performance.now() < pausedUntil) return undefined;
    try {
      if (mustEndLeases) await leases.endAll();
      mustEndLeases = false;
      return await leases.claim();
    } catch (error) {
      // The store itself logs that it is unavailable.
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, "claim failed");
      return undefined;
    }
  }

  async function deliver(claim: Claim): Promise<void> {
    const timeout = AbortSignal.timeout(sender.maxSendMs);
    const failure = await sender.send(claim, AbortSignal.any([givingUp.signal, timeout]));
    if (failure && givingUp.signal.aborted) return await persist(claim, { due_at: Date.now() });
    const { outcome, changes } = resultOf(claim, failure);
    // Before all else: a crash until then repeats the delivery.
    await persist(claim, changes);
    const details = { id: claim.message.id, part: claim.part, attempts: claim.failures + 1 };
    if (failure) {
      const { reason, todo, err, retryAfterMs = 0 } = failure;
      const pause = performance.now() + Math.max(pollMs, retryAfterMs);
      // A parallel send may have failed, and its receiver asked for a longer pause.
      pausedUntil = Math.max(pausedUntil, pause);
      const level = todo !== undefined || outcome === "failed" ? "error" : "warn";
      log[level]({ ...details, reason, todo, err }, `${destination} ${outcome}`);
    } else {
      log.info(details, `${destination} ${outcome}`);
    }
    onAttempt?.(destination, outcome);
  }

  /** Stores a result. If that fails, the delivery is made again when its lease has ended. */
  async function persist(claim: Claim, changes: Result["changes"]): Promise<void> {
    await leases.end(claim.id, changes).catch((error: unknown) => {
      log.error({ err: error }, "storing a delivery's result failed");
    });
  }

  const stopping = new AbortController();
  const running = runLoop({ next: claimNext, work: deliver, pollMs, signal: stopping.signal });
  return {
    /** Claims no more, waits up to `limitMs` for attempts under way, then aborts and gives back those still sending. */
    async stop(limitMs = 20_000): Promise<void> {
      stopping.abort();
      await Promise.race([running, sleep(limitMs, undefined, { ref: false })]);
      givingUp.abort();
      await Promise.race([running, sleep(GIVE_BACK_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}

interface Loop {
  next: () => Promise<Claim | undefined>;
  work: (claim: Claim) => Promise<void>;
  pollMs: number;
  signal: AbortSignal;
}

/** Works on the claims of `next`: one after another, more at once while one is slow. Polls when there is none. */
async function runLoop({ next, work, pollMs, signal }: Loop): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const pause = async (ms: number) => await sleep(ms, undefined, { signal }).catch(() => {});
  while (!signal.aborted) {
    const claim = underWay.size < MAX_PARALLEL_SENDS ? await next() : undefined;
    if (claim) {
      const working: Promise<void> = work(claim).finally(() => underWay.delete(working));
      underWay.add(working);
      await Promise.race([working, sleep(SLOW_AFTER_MS, undefined, { ref: false })]);
    }
    await pause(claim ? PAUSE_MS : pollMs);
  }
  await Promise.allSettled(underWay);
}
