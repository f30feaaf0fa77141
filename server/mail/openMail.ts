import type { Config } from "../config/readConfig.ts";
import type { Logger } from "../log.ts";
import type { Store } from "../store/openStore.ts";
import { createDirectOutbox } from "./directOutbox.ts";
import { earlierMessages } from "./earlierMessages.ts";
import { createLeases } from "./leases.ts";
import { createMailer } from "./mailer.ts";
import { mailSender } from "./mailSender.ts";
import { type Depth, createOutbox } from "./outbox.ts";
import { startDelivery } from "./startDelivery.ts";
import { createWebhook } from "./webhook.ts";

interface Parts {
  config: Pick<Config, "mail" | "notify">;
  store: Store;
  log: Logger;
}

/** Reported without a durable store: `add` then sends the mail itself, so no mail waits. */
const NO_MAIL: Depth = { waiting: 0, failed: 0, oldestSeconds: 0 };

/** Creates outbox, mailer and webhook from the configuration; `deliver` starts the delivery of stored messages. */
export function openMail({ config, store, log }: Parts) {
  const isStored = true as boolean;
  const webhook = config.notify && createWebhook(config.notify);
  const earlierThan = earlierMessages.bind(null, store);
  const mailer = createMailer({ ...config.mail, earlierThan });
  const hasWebhook = webhook !== undefined;
  const stored = createOutbox({ store, hasWebhook });
  return {
    outbox: isStored ? stored : createDirectOutbox({ store, mailer, log, hasWebhook }),
    depth: isStored ? () => stored.depth() : async () => NO_MAIL,
    webhookDepth: webhook && (() => stored.depth("webhook")),
    /**
     * Starts to deliver stored messages, independently for each destination. Without a durable store, only the webhook
     * is a destination, because the outbox itself sends the mail.
     */
    deliver() {
      const senders = [isStored ? mailSender(mailer) : [], webhook ?? []].flat();
      const deliveries = senders.map((sender) => {
        const leases = createLeases({ store, destination: sender.destination });
        return startDelivery({ outbox: stored, leases, sender, log });
      });
      return {
        stop: async (limitMs: number) =>
          await Promise.allSettled(deliveries.map((delivery) => delivery.stop(limitMs))),
      };
    },
    close: () => mailer.close(),
  };
}
