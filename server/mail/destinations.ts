/** Where an accepted message goes; each destination has its own leases, attempts and end. */
export type Destination = "mail" | "webhook";

export const DESTINATIONS: readonly Destination[] = ["mail", "webhook"];

/** The table of a destination's deliveries; the mail's stands in the message's own row. */
const TABLES = { mail: "outbox", webhook: "webhook_deliveries" } as const;

/** Typed as the table of deliveries alone: these columns exist in both. */
export function deliveriesTo(destination: Destination): "webhook_deliveries" {
  return TABLES[destination] as "webhook_deliveries";
}
