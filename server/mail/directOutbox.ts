import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Store } from "../store/openStore.ts";
import type { Schema } from "../store/schema.ts";
import { sendWithin } from "./deliver.ts";
import type { Mailer } from "./mailer.ts";
import { addWebhookDelivery, insertMessage } from "./insertMessage.ts";
import { failureReason } from "./failureReason.ts";
import type { Mail } from "./Mail.ts";
import { NotDelivered } from "../errors/NotDelivered.ts";
import { type Accepted, storeOnce } from "./once.ts";
import { type Outbox, newMessage } from "./outbox.ts";

/** Time limit in ms for `add`, which waits for the mail server. */
const LIMIT_MS = 12_000;

/** Lease in ms of a message with a key. After it, the next request with the same key may send the message. */
const HOLD_MS = 60_000;

/** Interval in ms between two reads of a message with the same key that is being sent. */
const LOOK_INTERVAL_MS = 50;

interface Parts {
  store: Pick<Store, "db" | "now">;
  mailer: Pick<Mailer, "send">;
  /** Set if accepted messages are also posted to the webhook. */
  webhook?: { onLost: (id: string, error: unknown) => void } | undefined;
  /** Time limit of `add` in ms. */
  limitMs?: number;
  /** The store's clock by default. */
  now?: () => RawBuilder<number>;
}

/**
 * Creates the outbox for a disk that is lost with the process. Messages are not stored but sent immediately:
 * `add` resolves when the mail server accepts the mail with 250, and throws `NotDelivered` if that takes too
 * long.
 *
 * A message with a key is kept in the store while the process runs. If the client didn't receive the response
 * and repeats the key, no second mail is sent. If the outcome of the first attempt is unknown, the mail is
 * sent again under its first id.
 *
 * A webhook delivery waits in the store and can be lost with it; the mail has the message.
 */
export function createDirectOutbox(parts: Parts): Pick<Outbox, "add"> {
  const { store, mailer, webhook, limitMs = LIMIT_MS, now = () => store.now } = parts;
  const { db } = store;
  const insert = insertMessage(store);
  const holds = createHolds(db, now);

  async function deliver(mail: Mail, signal: AbortSignal): Promise<void> {
    try {
      await sendWithin(mailer.send, mail, signal);
    } catch (error) {
      const explanation = failureReason(error);
      throw new NotDelivered("the mail server didn't take it", { cause: error, explanation });
    }
  }

  async function deliverHeld(mail: Mail, signal: AbortSignal): Promise<Accepted> {
    try {
      await deliver(mail, signal);
    } catch (error) {
      // Without a response the mail may have arrived: keep its id for the next attempt. Forget a refused one.
      if (isAnswered(error as Error)) await holds.forget(mail.id);
      else await holds.release(mail.id);
      throw error;
    }
    await holds.finish(mail.id);
    await post(
      mail.id,
      async (transaction) => await addWebhookDelivery(transaction, mail.id, now()),
    );
    return { status: "accepted", id: mail.id };
  }

  async function deliverUnkeyed(mail: Mail, signal: AbortSignal): Promise<Accepted> {
    await deliver(mail, signal);
    await post(mail.id, async (transaction) => {
      const row = { ...newMessage(mail, now()), state: "delivered" as const, finished_at: now() };
      await transaction.insertInto("outbox").values(row).execute();
      await addWebhookDelivery(transaction, mail.id, now());
    });
    return { status: "accepted", id: mail.id };
  }

  /** Stores the webhook delivery. The message is already accepted, so a failure affects only the webhook. */
  async function post(id: string, add: (transaction: Kysely<Schema>) => Promise<void>) {
    if (!webhook) return;
    try {
      await db.transaction().execute(add);
    } catch (error) {
      webhook.onLost(id, error);
    }
  }

  return {
    async add(mail, once) {
      const signal = AbortSignal.timeout(limitMs);
      if (!once) return await deliverUnkeyed(mail, signal);

      const message = { ...newMessage(mail, now()), ...holds.columns() };
      while (!signal.aborted) {
        const result = await storeOnce({ db, insert, message, once, now: now() });
        if (result.status === "stored") return await deliverHeld(mail, signal);
        if (result.status === "conflict") return result;

        const { id, state, isDue } = result.first;
        if (state === "delivered") return { status: "accepted", id };
        const orphan = isDue ? await holds.takeOver(id) : undefined;
        if (orphan) return await deliverHeld(orphan, signal);
        await sleep(LOOK_INTERVAL_MS);
      }
      throw new NotDelivered("its twin is still being sent");
    },
  };
}

/** Messages with a key that this process is sending. */
function createHolds(db: Store["db"], now: () => RawBuilder<number>) {
  const holder = randomUUID();
  const columns = () => ({
    claimed_by: holder,
    due_at: sql<number>`${now()} + ${sql.lit(HOLD_MS)}`,
  });
  const own = (id: string) =>
    db.updateTable("outbox").where("id", "=", id).where("claimed_by", "=", holder);

  return {
    columns,
    /** Claims a message whose sender's lease has expired. */
    async takeOver(id: string): Promise<Mail | undefined> {
      const taken = await db
        .updateTable("outbox")
        .set(columns())
        .where("id", "=", id)
        .where("state", "=", "waiting")
        .where("due_at", "<=", now())
        .returning("mail")
        .executeTakeFirst();
      return taken && (JSON.parse(taken.mail) as Mail);
    },
    async forget(id: string): Promise<void> {
      await db.deleteFrom("outbox").where("id", "=", id).where("claimed_by", "=", holder).execute();
    },
    /** Ends the lease, so that the next request with the same key can send the message. */
    async release(id: string): Promise<void> {
      await own(id).set({ due_at: now() }).execute();
    },
    async finish(id: string): Promise<void> {
      await own(id).set({ state: "delivered", claimed_by: null, finished_at: now() }).execute();
    },
  };
}

/** Whether the mail server responded with an error: it then doesn't have the mail. */
function isAnswered({ cause }: { cause?: unknown } = {}): boolean {
  return typeof (cause as { responseCode?: unknown } | undefined)?.responseCode === "number";
}
