import { setTimeout as sleep } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import type { Depth } from "../mail/outbox.ts";
import { LATE_SECONDS } from "./watchOutbox.ts";

/** Milliseconds that a scrape waits for the store. */
const READ_LIMIT_MS = 2000;
/** Milliseconds in which the gauges of one scrape share one query. */
const SCRAPE_MS = 500;

const UNKNOWN: Depth = { waiting: Number.NaN, failed: Number.NaN, oldestSeconds: Number.NaN };

/** Registers the outbox's figures, which are NaN while the store can't be read. */
export function registerOutboxGauges(registry: Registry, depth: () => Promise<Depth>): void {
  let read: { at: number; depth: Promise<Depth> } | undefined;

  function currentDepth(): Promise<Depth> {
    if (!read || performance.now() - read.at > SCRAPE_MS) {
      const timeout = sleep(READ_LIMIT_MS, UNKNOWN, { ref: false });
      const found = Promise.race([depth().catch(() => UNKNOWN), timeout]);
      read = { at: performance.now(), depth: found };
    }
    return read.depth;
  }

  function register(
    name: string,
    help: string,
    set: (gauge: Gauge<"state">, depth: Depth) => void,
    labelNames: "state"[] = [],
  ): void {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        // Every process sees the same outbox.
        aggregator: "max",
        registers: [],
        async collect() {
          set(this, await currentDepth());
        },
      }),
    );
  }

  register(
    "outbox_messages",
    "Messages in the outbox, by state",
    (gauge, { waiting, failed }) => {
      gauge.set({ state: "waiting" }, waiting);
      gauge.set({ state: "failed" }, failed);
    },
    ["state"],
  );
  register(
    "outbox_oldest_waiting_seconds",
    "Age of the oldest message that still waits for the mail server",
    (gauge, { oldestSeconds }) => gauge.set(oldestSeconds),
  );
  register(
    "outbox_late",
    `1 while a message waits for more than ${LATE_SECONDS} seconds`,
    (gauge, { oldestSeconds }) => {
      gauge.set(Number.isNaN(oldestSeconds) ? Number.NaN : Number(oldestSeconds > LATE_SECONDS));
    },
  );
}
