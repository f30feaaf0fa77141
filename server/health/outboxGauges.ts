import { setTimeout as sleep } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import type { Depth } from "../mail/outbox.ts";
import { LATE_SECONDS } from "./watchOutbox.ts";

/** Timeout in ms for the store during a scrape. */
const READ_LIMIT_MS = 2000;
/** Time in ms during which the gauges of one scrape share a query. */
const SCRAPE_MS = 500;

const UNKNOWN: Depth = { waiting: Number.NaN, failed: Number.NaN, oldestSeconds: Number.NaN };

interface GaugeOptions {
  name: string;
  help: string;
  labelNames?: "state"[];
  set: (gauge: Gauge<"state">, depth: Depth) => void;
}

type Register = (options: GaugeOptions) => void;

/** Registers the gauges of the outbox; they are NaN while the store is unavailable. */
export function registerOutboxGauges(registry: Registry, depth: () => Promise<Depth>): void {
  const register = gaugesOf(registry, depth);
  register({
    name: "outbox_messages",
    help: "Messages in the outbox, by state",
    labelNames: ["state"],
    set: setStates,
  });
  register({
    name: "outbox_oldest_waiting_seconds",
    help: "Age of the oldest message that still waits for the mail server",
    set: (gauge, { oldestSeconds }) => gauge.set(oldestSeconds),
  });
  register({
    name: "outbox_late",
    help: `1 while a message waits for more than ${LATE_SECONDS} seconds`,
    set: (gauge, { oldestSeconds }) => {
      gauge.set(Number.isNaN(oldestSeconds) ? Number.NaN : Number(oldestSeconds > LATE_SECONDS));
    },
  });
}

/** Registers the gauges of the webhook. */
export function registerWebhookGauges(registry: Registry, depth: () => Promise<Depth>): void {
  const register = gaugesOf(registry, depth);
  register({
    name: "webhook_deliveries",
    help: "Messages not posted to the webhook, by state",
    labelNames: ["state"],
    set: setStates,
  });
  register({
    name: "webhook_oldest_waiting_seconds",
    help: "Age of the oldest message that still waits for the webhook",
    set: (gauge, { oldestSeconds }) => gauge.set(oldestSeconds),
  });
}

function setStates(gauge: Gauge<"state">, { waiting, failed }: Depth): void {
  gauge.set({ state: "waiting" }, waiting);
  gauge.set({ state: "failed" }, failed);
}

/** Creates gauges that share one query per scrape. */
function gaugesOf(registry: Registry, depth: () => Promise<Depth>): Register {
  let read: { at: number; depth: Promise<Depth> } | undefined;

  function currentDepth(): Promise<Depth> {
    if (!read || performance.now() - read.at > SCRAPE_MS) {
      const timeout = sleep(READ_LIMIT_MS, UNKNOWN, { ref: false });
      const found = Promise.race([depth().catch(() => UNKNOWN), timeout]);
      read = { at: performance.now(), depth: found };
    }
    return read.depth;
  }

  return ({ name, help, labelNames = [], set }) => {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        // All processes read the same outbox, so their values must not be added up.
        aggregator: "max",
        registers: [],
        async collect() {
          set(this, await currentDepth());
        },
      }),
    );
  };
}
