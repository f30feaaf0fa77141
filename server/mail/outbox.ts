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

const SECOND_MS = 1000;

export interface Depth {
  waiting: number;
  failed: number;
  /** Age of the oldest waiting message in seconds; 0 if none is waiting. */
  oldestSeconds: number;
}

/**
 * Accepts messages. A message is stored until its mail is delivered (`leases.ts`) and then until its
 * retention ends (`operateOutbox.ts`). Methods throw `StoreUnavailable` while the store is unavailable.
 */
export interface Outbox {
  /** Stores a message and its mail durably. */
  add: (mail: Mail, once?: Once) => Promise<Accepted>;
  /** Calls `listener` after each message added by this process; returns a function that unsubscribes it. */
  onAdded: (listener: () => void) => () => void;
  /** Returns the counts for a destination; mail by default. */
  depth: (destination?: Destination) => Promise<Depth>;
}

interface Parts {
  store: Pick<Store, "db" | "now" | "writesInWith">;
  /** Whether messages are also posted to a webhook. */
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
      // `deadline` changes with a manual retry, but it is the only time a webhook delivery has.
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
        oldestSeconds: Math.max(0, waiting.age ?? 0) / SECOND_MS,
      };
    },
  };
}

/** As a literal: the engines don't use the partial index of a state with a parameter. */
export function isInState(state: MailState) {
  return sql<boolean>`state = ${sql.lit(state)}`;
}

/** Returns the row of a new message, due immediately. */
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
