import { setTimeout as sleep } from "node:timers/promises";
import { createLog } from "../../server/log.ts";
import { mailSender } from "../../server/mail/mailSender.ts";
import { startDelivery } from "../../server/mail/startDelivery.ts";
import { aMail } from "../support/aMail.ts";
import { aMailer } from "../support/aMailer.ts";
import { type Answer, type MailServer, startMailServer } from "../support/mailServer.ts";
import { type Stores, startStores } from "../support/stores.ts";
import { until } from "../support/until.ts";
import { wholeOutbox } from "../support/wholeOutbox.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

// RFC 5321, 4.5.3.2, allows minutes. The delays exceed a lease, so that its renewal is tested too.
describe("a slow mail server", () => {
  let stores: Stores;
  let mailServer: MailServer;
  let endings: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    stores = await startStores("SQLite");
  });
  beforeEach(async () => {
    mailServer = await startMailServer();
  });
  afterEach(async () => {
    for (const end of endings.toReversed()) await end();
    endings = [];
    await mailServer.stop();
  });
  afterAll(async () => await stores.stop());

  /** Starts two instances on one store: one could take over a mail that the other is still sending. */
  async function twoInstances() {
    const config = await stores.config();
    const instances = await Promise.all(
      [1, 2].map(async () => {
        const outbox = wholeOutbox({ store: await stores.open(config) });
        const mailer = aMailer(mailServer.url);
        const delivery = startDelivery({
          outbox,
          leases: outbox,
          sender: mailSender(mailer),
          log: createLog({ level: "silent" }),
        });
        endings.push(
          () => mailer.close(),
          () => delivery.stop(0),
        );
        return outbox;
      }),
    );
    return instances[0]!;
  }

  it(
    "that delays its 250 gets one copy and delays no other mail",
    async () => {
      const scanned = aMail();
      mailServer.answer = async ({ messageId }): Promise<Answer> => {
        if (messageId?.includes(scanned.id)) await sleep(20 * SECOND);
        return "take";
      };
      const outbox = await twoInstances();
      await outbox.add(scanned);
      await until(() => mailServer.offered === 1);
      const other = aMail();

      await outbox.add(other);

      await mailServer.took(1);
      expect(mailServer.mails[0]!.messageId).toContain(other.id);
      await until(async () => (await outbox.depth()).waiting === 0, MINUTE);
      expect(mailServer.offered).toBe(2);
    },
    2 * MINUTE,
  );

  it(
    "that delays its greeting gets the mail in the first attempt",
    async () => {
      mailServer.delays.greeting = 8 * SECOND;
      const outbox = await twoInstances();
      const mail = aMail();

      await outbox.add(mail);

      await until(async () => (await outbox.depth()).waiting === 0, MINUTE);
      expect(mailServer.mails).toHaveLength(1);
      expect(await outbox.show(mail.id)).toMatchObject({ state: "delivered", failures: 0 });
    },
    2 * MINUTE,
  );
});
