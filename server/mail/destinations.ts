/** Destination of accepted messages. Each destination has its own leases, attempts and final state. */
export type Destination = "mail" | "webhook";

export const DESTINATIONS: readonly Destination[] = ["mail", "webhook"];

/** Table with the deliveries of a destination; those of mail are columns of the message's row. */
const TABLES = { mail: "outbox", webhook: "webhook_deliveries" } as const;

/** Typed as `webhook_deliveries`, whose columns exist in both tables. */
export function deliveriesTo(destination: Destination): "webhook_deliveries" {
  return TABLES[destination] as "webhook_deliveries";
}
