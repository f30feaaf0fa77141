import { createOutboxOperator } from "../../server/mail/outboxOperator.ts";
import { createOutbox } from "../../server/mail/outbox.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { postUnderKills } from "../support/postUnderKills.ts";
import { type ServiceProcess, createServiceProcess } from "../support/serviceProcess.ts";
import { type Stores, engines, startStores } from "../support/stores.ts";
import { until } from "../support/until.ts";
import { type WebhookServer, startWebhookServer } from "../support/webhookServer.ts";

const MINUTE = 60_000;

const KILLS = 4;

/** Two for each kill: more are rarely under way at once. */
const MAX_REPEATED = 2 * KILLS;

describe.each(engines)("a process killed at random moments, with %s", (engine) => {
  let stores: Stores;
  let mailServer: MailServer;
  let webhook: WebhookServer;
  let service: ServiceProcess;

  beforeAll(async () => {
    stores = await startStores(engine);
    mailServer = await startMailServer();
    webhook = await startWebhookServer();
  });
  afterAll(async () => {
    await service.end("SIGKILL");
    await mailServer.stop();
    await webhook.stop();
    await stores.stop();
  });

  it(
    "loses nothing that it accepted, mails and posts it, and accepts nothing twice",
    async () => {
      const config = await stores.config();
      service = await createServiceProcess(config, mailServer.url, {
        environment: { NOTIFY_URL: webhook.url, NOTIFY_SECRET: webhook.secret },
      });
      const store = await stores.open(config);
      const outbox = createOutbox({ store, hasWebhook: true });

      const accepted = await postUnderKills({ service, messages: 60, clients: 8, kills: KILLS });

      expect(accepted.map((ids) => ids.size)).toEqual(Array(60).fill(1));
      const promised = accepted.flatMap((ids) => Array.from(ids)).toSorted();
      // As if ten minutes had passed: on Postgres, the leases of killed processes end by themselves.
      await store.db
        .updateTable("deliveries")
        .set({ due_at: 0 })
        .where("state", "=", "waiting")
        .execute();
      await until(async () => (await outbox.depth()).every(({ waiting }) => waiting === 0), MINUTE);
      await service.end("SIGTERM");
      const arrived = mailServer.mails.map(({ messageId }) => messageId!.slice(1, 37));
      expect([...new Set(arrived)].toSorted()).toEqual(promised);
      const delivered = await Array.fromAsync(createOutboxOperator({ store }).list(["delivered"]));
      const idsOf = (destination: string) =>
        delivered
          .filter((entry) => entry.destination === destination)
          .map(({ message }) => message.id);
      expect(idsOf("mail").toSorted()).toEqual(promised);
      expect(idsOf("webhook").toSorted()).toEqual(promised);
      expect([...new Set(webhook.taken)].toSorted()).toEqual(promised);
      // What was being sent at a kill may arrive twice.
      expect(arrived.length - promised.length).toBeLessThanOrEqual(MAX_REPEATED);
      expect(webhook.taken.length - promised.length).toBeLessThanOrEqual(MAX_REPEATED);
    },
    2 * MINUTE,
  );
});
