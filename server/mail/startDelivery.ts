import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import { type Deliverer, deliver } from "./deliver.ts";
import { type Claim, LEASE_MS, type Leases } from "./leases.ts";
import type { Outbox } from "./outbox.ts";

/**
 * Milliseconds for one mail. The mailer's own limits are on silence; a server that says a word every now
 * and then would hold a place for ever.
 */
const SEND_LIMIT = 60_000;

/**
 * One mail at a time: what a process is sending when it is killed may be sent twice, and a company gets no
 * more than some mails a second. One that takes longer than this many milliseconds lets another go beside it…
 */
const PATIENCE = 500;

/** …and no more than so many, which the mailer has connections for. */
const MOST = 4;

interface Options extends Omit<Deliverer, "worker" | "leases"> {
  outbox: Pick<Outbox, "onAdded">;
  leases: Leases;
  /** Milliseconds between looks at the outbox while nothing calls. */
  pollEvery?: number;
}

export interface Delivery {
  /** Looks at the outbox now, unless the mail server is away. */
  wake: () => void;
  /**
   * Starts nothing more, lets what is under way finish, and gives back what hasn't after `limit` ms.
   */
  stop: (limit?: number) => Promise<void>;
}

/**
 * Delivers what the outbox holds: at once what this process adds, within a second what others do, and
 * again later what failed. A mail that is slow or always fails doesn't hold up the rest. While the mail server
 * is away one mail in each `pollEvery` asks for it, so that neither it nor the store is busy in vain.
 */
export function startDelivery(options: Options): Delivery {
  const { outbox, leases, log, pollEvery = 1000 } = options;
  const worker = randomUUID();
  const deliverer = { ...options, worker };
  const underWay = new Map<string, { since: number; end: Promise<void> }>();
  const sending = new AbortController();
  const stopping = new AbortController();
  let isServerUp = true;
  let wasUnavailable = false;
  let alarm = Promise.withResolvers<void>();

  const wake = () => {
    if (isServerUp) alarm.resolve();
  };
  const stopListening = outbox.onAdded(wake);
  const renewal = setInterval(renew, LEASE_MS / 3);
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm = Promise.withResolvers<void>();
      const claimed = mayStart() ? await claim() : undefined;
      if (claimed) start(claimed);

      const poll = setTimeout(alarm.resolve, pollEvery);
      await alarm.promise;
      clearTimeout(poll);
    }
  }

  function mayStart(): boolean {
    if (!isServerUp) return underWay.size === 0;
    const now = performance.now();
    const isBusy = underWay.values().some(({ since }) => now - since < PATIENCE);
    return !isBusy && underWay.size < MOST;
  }

  async function claim(): Promise<Claim | undefined> {
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
  }

  function start(claimed: Claim): void {
    const { id } = claimed;
    // Our own lease ran out while the store was away; the mail is still being sent.
    if (underWay.has(id)) return;

    const end = attempt(claimed).finally(() => {
      underWay.delete(id);
      wake();
    });
    underWay.set(id, { since: performance.now(), end });
  }

  async function attempt(claimed: Claim): Promise<void> {
    const signal = AbortSignal.any([sending.signal, AbortSignal.timeout(SEND_LIMIT)]);
    const outcome = await deliver(deliverer, claimed, signal);
    isServerUp = outcome.isServerUp;
    for (;;) {
      try {
        await outcome.record();
        return;
      } catch (error) {
        if (sending.signal.aborted) return;
        if (!(error instanceof StoreUnavailable)) {
          log.error({ id: claimed.id, err: error }, "mail's end can't be recorded");
          return;
        }
      }
      await sleep(pollEvery);
    }
  }

  async function renew(): Promise<void> {
    try {
      await leases.renew(worker, [...underWay.keys()]);
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
      const finished = Promise.allSettled(underWay.values().map(({ end }) => end));
      await Promise.race([finished, sleep(limit, undefined, { ref: false })]);
      clearInterval(renewal);
      const left = [...underWay.keys()];
      if (left.length === 0) return;
      try {
        // First, so that their ends by the abort are not counted as failures.
        await leases.giveBack(worker, left);
      } catch (error) {
        // Their leases run out by themselves.
        log.warn({ err: error }, "claims can't be given back");
      } finally {
        sending.abort();
      }
    },
  };
}
