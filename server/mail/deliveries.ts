import { type RawBuilder, sql } from "kysely";
import type { MailState } from "../store/schema.ts";

/** Destination of accepted messages. Leases, attempts and state are separate for each destination. */
export type Destination = "mail" | "webhook";

export const DESTINATIONS: readonly Destination[] = ["mail", "webhook"];

/** Time in ms from acceptance, or a manual retry, to the deadline. The first attempt after the deadline is the last. */
export const MAX_RETRY_AGE_MS = 72 * 3_600_000;

/** Tables of the deliveries. A delivery by mail is stored in the row of its message. */
const TABLES = { mail: "outbox", webhook: "webhook_deliveries" } as const;

/** Returns the table of a destination. Typed as `webhook_deliveries`, whose columns exist in both tables. */
export function deliveriesTo(destination: Destination): "webhook_deliveries" {
  return TABLES[destination] as "webhook_deliveries";
}

/** Returns the columns of a delivery that is due immediately and has no failed attempts. */
export function newDelivery(now: RawBuilder<number>) {
  return {
    state: "waiting" as const,
    deadline: sql<number>`${now} + ${sql.lit(MAX_RETRY_AGE_MS)}`,
    due_at: now,
    failures: 0,
    refusals: 0,
  };
}

/** Compares with a literal: with a parameter, a prepared statement might not use the partial index of the state. */
export function isInState(state: MailState) {
  return sql<boolean>`state = ${sql.lit(state)}`;
}
