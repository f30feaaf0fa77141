import type { Config } from "../config/readConfig.ts";
import type { Logger } from "../log.ts";
import type { Store } from "../store/openStore.ts";
import { type Outcome, startDelivery } from "./deliver.ts";
import type { Destination } from "../store/schema.ts";
import type { EarlierMessage } from "./mailFacts.ts";
import type { Part } from "./Mail.ts";
import { createMailer } from "./mailer.ts";
import { createOutbox } from "./outbox.ts";
import { createWebhook } from "./webhook.ts";

const MAX_EARLIER_SHOWN = 5;

interface Parts {
  config: Pick<Config, "mail" | "notify">;
  store: Store;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Called after each attempt. */
  onAttempt?: (destination: Destination, outcome: Outcome) => void;
}

/** Creates outbox, mailer and webhook from the configuration; `deliver` starts the delivery of stored messages. */
export function openMail({ config, store, log, onAttempt }: Parts) {
  const webhook = config.notify && createWebhook(config.notify);
  const mailer = createMailer({ ...config.mail, earlierThan: earlierMessages.bind(null, store) });
  const outbox = createOutbox({ store, hasWebhook: webhook !== undefined });
  return {
    outbox,
    deliver() {
      const running = [mailer, webhook ?? []]
        .flat()
        .map((sender) => startDelivery({ store, outbox, sender, log, onAttempt }));
      return {
        stop: async (limitMs: number) =>
          await Promise.allSettled(running.map((delivery) => delivery.stop(limitMs))),
      };
    },
    close: mailer.close,
  };
}

/** Returns earlier messages and leads from the visitor's address that are still kept, newest first. */
export async function earlierMessages(
  { db }: Pick<Store, "db">,
  { mail }: Pick<Part, "mail">,
): Promise<EarlierMessage[]> {
  return await db
    .selectFrom("messages")
    .select(["id", "kind", "accepted_at as acceptedAt"])
    .where("email", "=", mail.replyTo.address.toLowerCase())
    .where("accepted_at", "<=", mail.acceptedAt)
    .where("id", "!=", mail.id)
    .orderBy("accepted_at", "desc")
    .limit(MAX_EARLIER_SHOWN)
    .execute();
}
