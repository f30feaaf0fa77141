import { setTimeout as sleep } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import type { Depth } from "../mail/outbox.ts";
import { LATE_SECONDS } from "./watchOutbox.ts";

/** Timeout in ms for the store during a scrape. */
const READ_LIMIT_MS = 2000;

const UNKNOWN: Depth = { waiting: Number.NaN, failed: Number.NaN, oldestSeconds: Number.NaN };

type SetGauge = (gauge: Gauge<"state">, depth: Depth) => void;

/** Registers the gauges of the outbox; they are NaN if the store fails or doesn't respond in time. */
export function registerOutboxGauges(registry: Registry, depth: () => Promise<Depth>): void {
  const register = gaugesOf(registry, depth);
  register("outbox_messages", "Messages in the outbox, by state", setStates, ["state"]);
  register(
    "outbox_oldest_waiting_seconds",
    "Age of the oldest message that still waits for the mail server",
    setAge,
  );
  register(
    "outbox_late",
    `1 while a message waits for more than ${LATE_SECONDS} seconds`,
    (gauge, { oldestSeconds: age }) =>
      gauge.set(Number.isNaN(age) ? age : Number(age > LATE_SECONDS)),
  );
}

export function registerWebhookGauges(registry: Registry, depth: () => Promise<Depth>): void {
  const register = gaugesOf(registry, depth);
  register("webhook_deliveries", "Messages not posted to the webhook, by state", setStates, [
    "state",
  ]);
  register(
    "webhook_oldest_waiting_seconds",
    "Age of the oldest message that still waits for the webhook",
    setAge,
  );
}

function setStates(gauge: Gauge<"state">, { waiting, failed }: Depth): void {
  gauge.set({ state: "waiting" }, waiting);
  gauge.set({ state: "failed" }, failed);
}

function setAge(gauge: Gauge<"state">, { oldestSeconds }: Depth): void {
  gauge.set(oldestSeconds);
}

/** Returns a function that registers a gauge; the gauges of a scrape are read at the same time and share one query. */
function gaugesOf(registry: Registry, depth: () => Promise<Depth>) {
  let reading: Promise<Depth> | undefined;

  async function read(): Promise<Depth> {
    const timeout = sleep(READ_LIMIT_MS, UNKNOWN, { ref: false });
    const found = await Promise.race([depth().catch(() => UNKNOWN), timeout]);
    reading = undefined;
    return found;
  }

  return (name: string, help: string, set: SetGauge, labelNames: "state"[] = []) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      // All processes read the same outbox, so their values must not be added up.
      aggregator: "max",
      async collect() {
        set(this, await (reading ??= read()));
      },
    });
}
