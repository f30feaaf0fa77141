import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Logger } from "../log.ts";
import type { Store } from "../store/openStore.ts";
import { newDelivery } from "./deliveries.ts";
import { sendWithin } from "./deliver.ts";
import type { Mailer } from "./mailer.ts";
import { type MessageRow, insertMessage } from "./insertMessage.ts";
import { createLeases } from "./leases.ts";
import { failureReason } from "./failureReason.ts";
import type { Mail } from "./Mail.ts";
import { NotDelivered } from "../errors/NotDelivered.ts";
import { type Accepted, storeOnce } from "./storeOnce.ts";
import { type Outbox, newMessage } from "./outbox.ts";

/** Default time limit in ms of `add`: the visitor waits until the mail server responds. */
const LIMIT_MS = 12_000;

/**
 * Duration in ms of the lease on a message with a key. After it, another request with the same key may send the
 * message. Longer than `LIMIT_MS`, in case the mail was accepted but its result couldn't be stored yet.
 */
const KEYED_LEASE_MS = 60_000;

/** Interval in ms at which `add` checks whether another request with the same key has sent the message. */
const POLL_INTERVAL_MS = 50;

interface Parts {
  store: Pick<Store, "db" | "relaxed" | "skipsLocked" | "now">;
  mailer: Pick<Mailer, "send">;
  log: Pick<Logger, "error">;
  /** Whether a webhook is configured: each message is then also posted to it. */
  hasWebhook?: boolean;
  /** Time limit of `add` in ms; `LIMIT_MS` by default. */
  limitMs?: number;
}

/**
 * Creates the outbox for a disk that is lost with the process. `add` sends the mail itself and resolves when the mail
 * server accepts it. It rejects with `NotDelivered` if the server refuses the mail or doesn't accept it within
 * `limitMs`. With a key it can also reject with `StoreUnavailable`. Once the mail server has accepted the mail, a
 * failure of the store is only logged.
 *
 * A message with a key is stored, so that a repeated request doesn't send the mail again. The message is erased if the
 * server responds with an error. In two cases a repeated request sends the mail again, with the same id: the outcome of
 * the first attempt is unknown, or the mail was accepted, its result couldn't be stored and its lease of 60 s is over.
 *
 * A webhook delivery is stored too. If the disk is lost first, only the mail arrives, which contains the same data.
 */
export function createDirectOutbox(parts: Parts): Pick<Outbox, "add"> {
  const { store, mailer, log, hasWebhook = false, limitMs = LIMIT_MS } = parts;
  const { db } = store;
  const insert = insertMessage(store);
  const leases = createLeases({ store });
  const worker = randomUUID();

  const erase = async (id: string) =>
    await db.deleteFrom("outbox").where("id", "=", id).where("claimed_by", "=", worker).execute();

  async function deliverLeased(mail: Mail, signal: AbortSignal): Promise<Accepted> {
    const { id } = mail;
    try {
      await send(mailer, mail, signal);
    } catch (error) {
      // Without a response the mail may have arrived: keep the message, so that a repeated request uses the same id.
      if (isAnswered(error)) await erase(id);
      else await leases.giveBack(worker, [id]);
      throw error;
    }
    try {
      await leases.markDelivered(worker, id);
    } catch (err) {
      log.error({ id, err }, "mail delivered, but result not stored");
    }
    await storeWebhookDelivery(id);
    return { status: "accepted", id };
  }

  async function deliverUnkeyed(mail: Mail, signal: AbortSignal): Promise<Accepted> {
    const { id } = mail;
    const { now } = store;
    await send(mailer, mail, signal);
    await storeWebhookDelivery(id, {
      ...newMessage(mail, now),
      state: "delivered",
      finished_at: now,
    });
    return { status: "accepted", id };
  }

  /**
   * Stores the webhook delivery, if a webhook is configured, and `message`, if given. Only logs a failure of the store,
   * because the mail has already been sent.
   */
  async function storeWebhookDelivery(id: string, message?: MessageRow): Promise<void> {
    if (!hasWebhook) return;
    const delivery = { ...newDelivery(store.now), id };
    try {
      await db.transaction().execute(async (transaction) => {
        if (message) await transaction.insertInto("outbox").values(message).execute();
        await transaction.insertInto("webhook_deliveries").values(delivery).execute();
      });
    } catch (err) {
      log.error({ id, err }, "webhook delivery not stored, message sent by mail only");
    }
  }

  /**
   * Waits for the message of an earlier request with the same key, and sends it itself once its lease has ended.
   * Resolves with undefined when `signal` aborts, or if the message was erased because the mail server refused it.
   */
  async function joinEarlier(id: string, signal: AbortSignal): Promise<Accepted | undefined> {
    while (!signal.aborted) {
      const earlier = await progressOf(store, id);
      if (!earlier) return undefined;
      if (earlier.state === "delivered") return { status: "accepted", id };
      const orphan = earlier.isDue ? await takeOver(store, id, worker) : undefined;
      if (orphan) return await deliverLeased(orphan, signal);
      await sleep(POLL_INTERVAL_MS);
    }
    return undefined;
  }

  return {
    async add(mail, identity) {
      const signal = AbortSignal.timeout(limitMs);
      if (!identity) return await deliverUnkeyed(mail, signal);

      const message = { ...newMessage(mail, store.now), ...newLease(worker, store.now) };
      while (!signal.aborted) {
        const result = await storeOnce({ store, insert, message, identity });
        if (result.status === "stored") return await deliverLeased(mail, signal);
        if (result.status === "conflict") return result;

        const accepted = await joinEarlier(result.id, signal);
        if (accepted) return accepted;
      }
      throw new NotDelivered("another request with its key is still sending it");
    },
  };
}

async function send(mailer: Parts["mailer"], mail: Mail, signal: AbortSignal): Promise<void> {
  try {
    await sendWithin(mailer.send, mail, signal);
  } catch (error) {
    const explanation = failureReason(error);
    throw new NotDelivered("the mail server didn't take it", { cause: error, explanation });
  }
}

/** Whether the mail server responded with an error and therefore hasn't accepted the mail. */
function isAnswered(error: unknown): boolean {
  const { cause } = error as { cause?: { responseCode?: unknown } };
  return typeof cause?.responseCode === "number";
}

function newLease(worker: string, now: RawBuilder<number>) {
  return { claimed_by: worker, due_at: sql<number>`${now} + ${sql.lit(KEYED_LEASE_MS)}` };
}

/** Reads a message's state, and whether its lease has ended. Resolves with undefined if it isn't stored. */
async function progressOf({ db, now }: Parts["store"], id: string) {
  return await db
    .selectFrom("outbox")
    .select("state")
    .select(sql<boolean | 0 | 1>`due_at <= ${now}`.as("isDue"))
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Claims a waiting message whose lease has ended. Resolves with undefined if another request was faster. */
async function takeOver(
  { db, now }: Parts["store"],
  id: string,
  worker: string,
): Promise<Mail | undefined> {
  const taken = await db
    .updateTable("outbox")
    .set(newLease(worker, now))
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("due_at", "<=", now)
    .returning("mail")
    .executeTakeFirst();
  return taken && (JSON.parse(taken.mail) as Mail);
}
