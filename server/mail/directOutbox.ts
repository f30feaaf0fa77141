import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Store } from "../store/openStore.ts";
import { sendWithin } from "./deliver.ts";
import type { Mailer } from "./mailer.ts";
import type { Mail } from "./Mail.ts";
import { NotDelivered } from "../errors/NotDelivered.ts";
import { type Accepted, storeOnce } from "./once.ts";
import { type Outbox, newMessage } from "./outbox.ts";

/** How long a visitor waits for the mail server, in ms. */
const LIMIT = 12_000;

/** After it a keyed message that nobody finished may be sent by its next twin, in ms. */
const HOLD = 60_000;

/** Between looks at a twin that is being sent, in ms. */
const LOOK = 50;

interface Parts {
  store: Pick<Store, "db" | "now">;
  mailer: Pick<Mailer, "send">;
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
 */
export function createDirectOutbox(parts: Parts): Pick<Outbox, "add"> {
  const { store, mailer, limit = LIMIT, now = () => store.now } = parts;
  const { db } = store;
  const holder = randomUUID();
  const holdEnd = () => sql<number>`${now()} + ${sql.lit(HOLD)}`;

  async function deliver(mail: Mail, signal: AbortSignal): Promise<void> {
    try {
      await sendWithin(mailer.send, mail, signal);
    } catch (error) {
      throw new NotDelivered("the mail server didn't take it", { cause: error });
    }
  }

  /** Takes a message over from a process that died with it. */
  async function takeOver(id: string): Promise<Mail | undefined> {
    const taken = await db
      .updateTable("outbox")
      .set({ claimed_by: holder, due_at: holdEnd() })
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .where("due_at", "<=", now())
      .returning("mail")
      .executeTakeFirst();
    return taken && (JSON.parse(taken.mail) as Mail);
  }

  async function forget(id: string): Promise<void> {
    await db.deleteFrom("outbox").where("id", "=", id).where("claimed_by", "=", holder).execute();
  }

  /** Lets the next twin send it at once. */
  async function release(id: string): Promise<void> {
    await db
      .updateTable("outbox")
      .set({ due_at: now() })
      .where("id", "=", id)
      .where("claimed_by", "=", holder)
      .execute();
  }

  async function deliverHeld(mail: Mail, signal: AbortSignal): Promise<Accepted> {
    try {
      await deliver(mail, signal);
    } catch (error) {
      // What may have arrived all the same keeps its id for the next try; what was refused is forgotten.
      if (isAnswered(error as Error)) await forget(mail.id);
      else await release(mail.id);
      throw error;
    }
    await db
      .updateTable("outbox")
      .set({ state: "delivered", claimed_by: null, finished_at: now() })
      .where("id", "=", mail.id)
      .where("claimed_by", "=", holder)
      .execute();
    return { status: "accepted", id: mail.id };
  }

  return {
    async add(mail, once) {
      const signal = AbortSignal.timeout(limit);
      if (!once) {
        await deliver(mail, signal);
        return { status: "accepted", id: mail.id };
      }
      const message = { ...newMessage(mail, now()), claimed_by: holder, due_at: holdEnd() };
      while (!signal.aborted) {
        const result = await storeOnce(db, message, once, now());
        if (result.status === "stored") return await deliverHeld(mail, signal);
        if (result.status === "conflict") return result;

        const { id, state, isDue } = result.first;
        if (state === "delivered") return { status: "accepted", id };
        const orphan = isDue ? await takeOver(id) : undefined;
        if (orphan) return await deliverHeld(orphan, signal);
        await sleep(LOOK);
      }
      throw new NotDelivered("its twin is still being sent");
    },
  };
}

/** Whether the mail server itself said no: it then doesn't have the mail. */
function isAnswered({ cause }: { cause?: unknown } = {}): boolean {
  return typeof (cause as { responseCode?: unknown } | undefined)?.responseCode === "number";
}
