import { sql } from "kysely";
import { type Leases, createLeases } from "../../server/mail/leases.ts";
import { type OutboxOperator, operateOutbox } from "../../server/mail/operateOutbox.ts";
import { type Outbox, createOutbox } from "../../server/mail/outbox.ts";
import type { Store } from "../../server/store/openStore.ts";

/** All that the service's parts do with the outbox, in one object. */
export type WholeOutbox = Outbox & Leases & OutboxOperator;

interface Options {
  store: Store;
  hasWebhook?: boolean;
  now?: () => number;
}

/** @param now another clock than the store's, in epoch ms. */
export function wholeOutbox({ store, hasWebhook = false, now }: Options): WholeOutbox {
  const parts = { store, hasWebhook, ...(now && { now: () => at(now()) }) };
  return { ...createOutbox(parts), ...createLeases(parts), ...operateOutbox(parts) };
}

/** A fixed time inside a statement. */
export function at(time: number) {
  return sql<number>`cast(${time} as bigint)`;
}
