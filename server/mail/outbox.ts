import { type RawBuilder, sql } from "kysely";
import type { Store } from "../store/openStore.ts";
import type { MailState } from "../store/schema.ts";
import { type Destination, deliveriesTo } from "./destinations.ts";
import {
  MAX_RETRY_AGE_MS,
  type MessageRow,
  deadlineFrom,
  insertMessage,
  insertWithWebhook,
} from "./insertMessage.ts";
import type { Mail } from "./Mail.ts";
import { type Accepted, type Once, storeOnce } from "./once.ts";

export type { Accepted, Once } from "./once.ts";

const SECOND = 1000;

export interface Depth {
  waiting: number;
  failed: number;
  /** Since the oldest waiting message was accepted; 0 when none waits. */
  oldestSeconds: number;
}

/**
 * Where a message is accepted. It stays stored until its mail is delivered (`leases.ts`), and then until its
 * retention ends (`operateOutbox.ts`). Methods throw `StoreUnavailable` when the store can't be asked.
 */
export interface Outbox {
  /** Stores a message with its mail, durably, before it resolves. */
  add: (mail: Mail, once?: Once) => Promise<Accepted>;
  /** Calls `listener` after each message added by this process; returns a function that unsubscribes it. */
  onAdded: (listener: () => void) => () => void;
  /** Of the mail, or of another destination. */
  depth: (destination?: Destination) => Promise<Depth>;
}

interface Parts {
  store: Pick<Store, "db" | "now" | "writesInWith">;
  /** Whether each message is posted to a webhook as well. */
  hasWebhook?: boolean;
  /** The store's clock by default. */
  now?: () => RawBuilder<number>;
}

export function createOutbox(parts: Parts): Outbox {
  const { store, hasWebhook = false, now = () => store.now } = parts;
  const { db } = store;
  const insert = hasWebhook ? insertWithWebhook(store) : insertMessage(store);
  const listeners = new Set<() => void>();

  return {
    async add(mail, once) {
      const message = newMessage(mail, now());
      const result = await storeOnce({ db, insert, message, once, now: now() });
      if (result.status === "conflict") return result;
      if (result.status === "first") return { status: "accepted", id: result.first.id };
      for (const listener of listeners) listener();
      return { status: "accepted", id: mail.id };
    },
    onAdded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async depth(destination = "mail") {
      // The deadline is reset by a retry, but a webhook's delivery has no other time of acceptance.
      const acceptedAt =
        destination === "mail" ? sql`accepted_at` : sql`deadline - ${sql.lit(MAX_RETRY_AGE_MS)}`;
      const count = (state: MailState) =>
        db
          .selectFrom(deliveriesTo(destination))
          .select(({ fn }) => [
            fn.countAll<number>().as("messages"),
            sql<number | null>`${now()} - min(${acceptedAt})`.as("age"),
          ])
          .where(isInState(state))
          .executeTakeFirstOrThrow();
      const [waiting, failed] = [await count("waiting"), await count("failed")];
      return {
        waiting: waiting.messages,
        failed: failed.messages,
        oldestSeconds: Math.max(0, waiting.age ?? 0) / SECOND,
      };
    },
  };
}

/** As a literal: the engines use the partial index of a state only then. */
export function isInState(state: MailState) {
  return sql<boolean>`state = ${sql.lit(state)}`;
}

/** The row of a new message, due at once. */
export function newMessage(mail: Mail, now: RawBuilder<number>): MessageRow {
  return {
    id: mail.id,
    kind: mail.kind,
    state: "waiting",
    accepted_at: now,
    deadline: deadlineFrom(now),
    due_at: now,
    failures: 0,
    refusals: 0,
    reply_to: mail.replyTo.address.toLowerCase(),
    mail: JSON.stringify(mail),
  };
}
