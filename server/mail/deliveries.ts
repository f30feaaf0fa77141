import { type RawBuilder, sql } from "kysely";
import type { MailState } from "../store/schema.ts";

/** Destination of accepted messages. Each destination has its own leases, attempts and final state. */
export type Destination = "mail" | "webhook";

export const DESTINATIONS: readonly Destination[] = ["mail", "webhook"];

/** Maximum age in ms of a message that is still retried. */
export const MAX_RETRY_AGE_MS = 72 * 3_600_000;

/** Table with the deliveries of a destination; those of mail are columns of the message's row. */
const TABLES = { mail: "outbox", webhook: "webhook_deliveries" } as const;

/** Typed as `webhook_deliveries`, whose columns exist in both tables. */
export function deliveriesTo(destination: Destination): "webhook_deliveries" {
  return TABLES[destination] as "webhook_deliveries";
}

/** Returns the columns of a delivery without attempts, due immediately. */
export function newDelivery(now: RawBuilder<number>) {
  return {
    state: "waiting" as const,
    deadline: sql<number>`${now} + ${sql.lit(MAX_RETRY_AGE_MS)}`,
    due_at: now,
    failures: 0,
    refusals: 0,
  };
}

/** As a literal: the engines don't use the partial index of a state with a parameter. */
export function isInState(state: MailState) {
  return sql<boolean>`state = ${sql.lit(state)}`;
}
