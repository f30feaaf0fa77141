import { type Leases, createLeases } from "../../server/mail/leases.ts";
import { type OutboxOperator, operateOutbox } from "../../server/mail/operateOutbox.ts";
import { type Outbox, createOutbox } from "../../server/mail/outbox.ts";
import type { Store } from "../../server/store/openStore.ts";

/** All that the service's parts do with the outbox, in one object. */
export type WholeOutbox = Outbox & Leases & OutboxOperator;

export function wholeOutbox(parts: { store: Store; now?: () => number }): WholeOutbox {
  return { ...createOutbox(parts), ...createLeases(parts), ...operateOutbox(parts) };
}
