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

/** How long a visitor waits for the mail server. */
const LIMIT_MS = 12_000;

/** After it a keyed message without an end may be sent by the next request with its key. */
const HOLD_MS = 60_000;

/** Between looks at a message of the same key that is being sent. */
const LOOK_INTERVAL_MS = 50;

interface Parts {
  store: Pick<Store, "db" | "now">;
  mailer: Pick<Mailer, "send">;
  /** Has accepted messages posted to the webhook, too. */
  webhook?: { onLost: (id: string, error: unknown) => void } | undefined;
  /** How long `add` takes at most, in ms. */
  limit?: number;
  /** The store's clock by default. */
  now?: () => RawBuilder<number>;
}

/**
 * The outbox of a machine whose disk doesn't outlive the process: custody is the mail server's, so `add`
 * resolves with the server's own 250 and throws `NotDelivered` when that doesn't come in time.
 *
 * A message with a key is remembered in the store while that lasts: when its answer was lost, the same key
 * again is answered without a second mail. One whose end is unknown is sent again under its first id.
 *
 * The webhook waits in the store until it is posted, and is lost with the disk: the mail has the message.
 */
export function createDirectOutbox(parts: Parts): Pick<Outbox, "add"> {
  const { store, mailer, webhook, limit = LIMIT_MS, now = () => store.now } = parts;
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
      // What may have arrived all the same keeps its id for the next try; what was refused is forgotten.
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

  /** The message is accepted already: a failure concerns the webhook alone. */
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
      const signal = AbortSignal.timeout(limit);
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

/** Keyed messages that this process is sending. */
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
    /** Takes a message over from a process that died with it. */
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
    /** Lets the next twin send it at once. */
    async release(id: string): Promise<void> {
      await own(id).set({ due_at: now() }).execute();
    },
    async finish(id: string): Promise<void> {
      await own(id).set({ state: "delivered", claimed_by: null, finished_at: now() }).execute();
    },
  };
}

/** Whether the mail server itself said no: it then doesn't have the mail. */
function isAnswered({ cause }: { cause?: unknown } = {}): boolean {
  return typeof (cause as { responseCode?: unknown } | undefined)?.responseCode === "number";
}
