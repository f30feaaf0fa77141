import { sql } from "kysely";
import { type Leases, createLeases } from "../../server/mail/leases.ts";
import { type OutboxOperator, operateOutbox } from "../../server/mail/operateOutbox.ts";
import { type Outbox, createOutbox } from "../../server/mail/outbox.ts";
import type { Store } from "../../server/store/openStore.ts";

/** All operations of the outbox in one object. */
export type WholeOutbox = Outbox & Leases & OutboxOperator;

interface Options {
  store: Store;
  hasWebhook?: boolean;
  now?: () => number;
}

/** @param now Returns epoch ms, used instead of the store's clock. */
export function wholeOutbox({ store, hasWebhook = false, now }: Options): WholeOutbox {
  const parts = { store: now ? withClock(store, now) : store, hasWebhook };
  return { ...createOutbox(parts), ...createLeases(parts), ...operateOutbox(parts) };
}

/** Returns the same store with another clock; `now` returns epoch ms. */
export function withClock(store: Store, now: () => number): Store {
  return {
    ...store,
    get now() {
      return sql<number>`cast(${now()} as bigint)`;
    },
  };
}
