import type { Config } from "../config/readConfig.ts";
import type { Store } from "../store/openStore.ts";
import { type DeliveryParts, startDelivery } from "./delivery.ts";
import { createMailer } from "./mailer.ts";
import { createOutbox } from "./outbox.ts";
import { createWebhook } from "./webhook.ts";

interface Parts extends Pick<DeliveryParts, "log" | "onAttempt"> {
  config: Pick<Config, "mail" | "notify">;
  store: Store;
}

/** Creates outbox, mailer and webhook from the configuration; `deliver` starts the delivery of stored messages. */
export function openMail({ config, store, log, onAttempt }: Parts) {
  const webhook = config.notify && createWebhook(config.notify);
  const outbox = createOutbox({ store, hasWebhook: webhook !== undefined });
  const mailer = createMailer({ ...config.mail, outbox });
  const senders = webhook ? [mailer, webhook] : [mailer];
  return {
    outbox,
    deliver() {
      const deliveries = senders.map((sender) => startDelivery({ store, sender, log, onAttempt }));
      return {
        stop: async (limitMs: number) =>
          await Promise.allSettled(deliveries.map((delivery) => delivery.stop(limitMs))),
      };
    },
    close: mailer.close,
  };
}
