import type { Config } from "../config/readConfig.ts";
import type { Logger } from "../log.ts";
import type { Store } from "../store/openStore.ts";
import type { Destination } from "../store/schema.ts";
import { type Outcome, startDelivery } from "./delivery.ts";
import { createMailer } from "./mailer.ts";
import { createOutbox } from "./outbox.ts";
import { createWebhook } from "./webhook.ts";

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
  const outbox = createOutbox({ store, hasWebhook: webhook !== undefined });
  const mailer = createMailer({ ...config.mail, outbox });
  return {
    outbox,
    deliver() {
      const senders = webhook ? [mailer, webhook] : [mailer];
      const deliveries = senders.map((sender) => startDelivery({ store, sender, log, onAttempt }));
      return {
        stop: async (limitMs: number) =>
          await Promise.allSettled(deliveries.map((delivery) => delivery.stop(limitMs))),
      };
    },
    close: mailer.close,
  };
}
