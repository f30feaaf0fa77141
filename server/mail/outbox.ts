import { type RawBuilder, sql } from "kysely";
import type { Store } from "../store/openStore.ts";
import type { MailState } from "../store/schema.ts";
import {
  type Destination,
  MAX_RETRY_AGE_MS,
  deliveriesTo,
  isInState,
  newDelivery,
} from "./deliveries.ts";
import { type MessageRow, insertMessage, insertWithWebhook } from "./insertMessage.ts";
import type { Mail } from "./Mail.ts";
import { type Accepted, type Identity, storeOnce } from "./storeOnce.ts";

const SECOND_MS = 1000;

export interface Depth {
  waiting: number;
  failed: number;
  /** Age of the oldest waiting message in seconds; 0 if none is waiting. For the webhook, a manual retry resets it. */
  oldestSeconds: number;
}

interface Parts {
  store: Pick<Store, "db" | "now" | "writesInWith">;
  /** Whether a webhook is configured: each message is then also posted to it. */
  hasWebhook?: boolean;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Creates an outbox that keeps messages in the store until `sweep` or `erase` removes them (`operateOutbox.ts`). `add`
 * and `depth` reject with `StoreUnavailable` while the store is unavailable.
 */
export function createOutbox({ store, hasWebhook = false }: Parts) {
  const insert = hasWebhook ? insertWithWebhook(store) : insertMessage(store);
  const listeners = new Set<() => void>();

  return {
    /**
     * Resolves with `accepted` once the message is stored durably or, with `createDirectOutbox`, the mail server has
     * accepted it. Without `identity`, each call adds a new message.
     */
    async add(mail: Mail, identity?: Identity): Promise<Accepted> {
      const message = newMessage(mail, store.now);
      const result = await storeOnce({ store, insert, message, identity });
      if (result.status === "conflict") return result;
      if (result.status === "repeated") return { status: "accepted", id: result.id };
      for (const listener of listeners) listener();
      return { status: "accepted", id: mail.id };
    },
    /** Calls `listener` after each message that `add` has stored; returns a function that unsubscribes it. */
    onAdded(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Returns the depth of the queue for a destination. */
    async depth(destination: Destination = "mail"): Promise<Depth> {
      // `webhook_deliveries` has no `accepted_at`: derive it from the deadline. After a manual retry, the result is the
      // time of the retry.
      const acceptedAt =
        destination === "mail" ? sql`accepted_at` : sql`deadline - ${sql.lit(MAX_RETRY_AGE_MS)}`;
      const count = (state: MailState) =>
        store.db
          .selectFrom(deliveriesTo(destination))
          .select(({ fn }) => [
            fn.countAll<number>().as("messages"),
            sql<number | null>`${store.now} - min(${acceptedAt})`.as("age"),
          ])
          .where(isInState(state))
          .executeTakeFirstOrThrow();
      const [waiting, failed] = [await count("waiting"), await count("failed")];
      return {
        waiting: waiting.messages,
        failed: failed.messages,
        oldestSeconds: Math.max(0, waiting.age ?? 0) / SECOND_MS,
      };
    },
  };
}

/** Returns the row of a new message, whose mail is due immediately. */
export function newMessage(mail: Mail, now: RawBuilder<number>): MessageRow {
  return {
    ...newDelivery(now),
    id: mail.id,
    kind: mail.kind,
    accepted_at: now,
    reply_to: mail.replyTo.address.toLowerCase(),
    mail: JSON.stringify(mail),
  };
}
