import { randomUUID } from "node:crypto";
import { StoreUnavailable } from "../../server/errors/StoreUnavailable.ts";
import { createLog } from "../../server/log.ts";
import { sendWithin } from "../../server/mail/deliver.ts";
import { createMailer } from "../../server/mail/mailer.ts";
import { mailSender } from "../../server/mail/mailSender.ts";
import { SMTP_LIMITS } from "../../server/mail/smtpOptions.ts";
import { startDelivery } from "../../server/mail/startDelivery.ts";
import { aMail } from "../support/aMail.ts";
import { aMailer } from "../support/aMailer.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type Stores, engines, startStores } from "../support/stores.ts";
import { until } from "../support/until.ts";
import { type WholeOutbox, wholeOutbox } from "../support/wholeOutbox.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe.each(engines)("delivery from %s", (engine) => {
  let stores: Stores;
  let mailServer: MailServer;
  let endings: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    stores = await startStores(engine);
  });
  beforeEach(async () => {
    mailServer = await startMailServer();
    endings = [];
  });
  afterEach(async () => {
    for (const end of endings.toReversed()) await end();
    await mailServer.stop();
  });
  afterAll(async () => await stores.stop());

  interface Options {
    retryAfter?: number;
    clock?: { offset: number };
    config?: Awaited<ReturnType<Stores["config"]>>;
    url?: string;
    pollMs?: number;
  }

  /** Starts an instance that delivers; a failed mail is retried after `retryAfter` ms. */
  async function anInstance(options: Options = {}) {
    const { retryAfter = 50, clock = { offset: 0 }, pollMs = 50 } = options;
    const { config, url = mailServer.url } = options;
    const logged: Record<string, unknown>[] = [];
    const log = createLog(
      { level: "info" },
      { write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>) },
    );
    const now = () => Date.now() + clock.offset;
    const outbox = wholeOutbox({ store: await stores.open(config), now });
    const mailer = aMailer(url);
    const waitAfter = () => retryAfter;
    const delivery = startDelivery({
      outbox,
      leases: outbox,
      sender: mailSender(mailer),
      log,
      waitAfter,
      pollMs,
    });
    endings.push(
      () => mailer.close(),
      () => delivery.stop(0),
    );
    return { outbox, delivery, logged };
  }

  async function stateOf(outbox: WholeOutbox, id: string) {
    return (await outbox.show(id))?.state;
  }

  it("sends a mail immediately with its own Message-ID, and records it", async () => {
    // Not by the regular check, which comes much later.
    const { outbox } = await anInstance({ pollMs: HOUR });
    const mail = aMail();

    await outbox.add(mail);

    await mailServer.took(1);
    expect(mailServer.mails[0]).toMatchObject({
      messageId: `<${mail.id}@nora.example>`,
      subject: mail.subject,
      replyTo: { value: [mail.replyTo] },
    });
    await until(async () => (await stateOf(outbox, mail.id)) === "delivered");
  });

  it("sends a message accepted by another process within about a second", async () => {
    const config = await stores.config();
    await anInstance({ config });
    const other = wholeOutbox({ store: await stores.open(config) });

    const mail = aMail();
    await other.add(mail);

    await mailServer.took(1);
    expect(mailServer.mails[0]!.messageId).toContain(mail.id);
  });

  it("sends every message exactly once after an outage of the mail server", async () => {
    await mailServer.goDown();
    const { outbox } = await anInstance();
    const mails = Array.from({ length: 20 }, () => aMail());
    for (const mail of mails) await outbox.add(mail);
    await until(async () => (await outbox.list(["waiting"])).some(({ failures }) => failures > 1));

    await mailServer.comeBack();

    await until(async () => (await outbox.list(["delivered"])).length === 20);
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(20);
    expect(mailServer.mails).toHaveLength(20);
  });

  it("tries an unavailable server with one mail at a time", async () => {
    await mailServer.goDown();
    const { outbox, logged } = await anInstance({ retryAfter: HOUR });
    for (let count = 1; count <= 20; count++) await outbox.add(aMail());
    await until(() => logged.filter(({ msg }) => msg === "mail postponed").length > 5);

    await mailServer.comeBack();

    // Mails that were not tried yet are sent at once.
    await until(async () =>
      (await outbox.list(["waiting"])).every(({ failures }) => failures === 1),
    );
    expect(mailServer.mails.length).toBeGreaterThan(5);
  });

  it("tries three times after a permanent refusal, then stores the failure and logs it", async () => {
    mailServer.answer = () => 550;
    const { outbox, logged } = await anInstance();
    const mail = aMail();

    await outbox.add(mail);

    await until(async () => (await stateOf(outbox, mail.id)) === "failed");
    expect(mailServer.offered).toBe(3);
    expect(logged).toContainEqual(
      expect.objectContaining({ level: "error", msg: "mail failed permanently", id: mail.id }),
    );
    expect(JSON.stringify(logged)).not.toMatch(/ana@|Souza|padaria/i);
  });

  it("retries a temporary refusal for 72 hours, then stores the failure", async () => {
    mailServer.answer = () => 451;
    const clock = { offset: 0 };
    const { outbox } = await anInstance({ clock });
    const mail = aMail();
    await outbox.add(mail);
    await until(() => mailServer.offered > 4);
    expect(await stateOf(outbox, mail.id)).toBe("waiting");

    clock.offset = 72 * HOUR + SECOND;

    await until(async () => (await stateOf(outbox, mail.id)) === "failed");
  });

  it("makes its last attempt at the end of the 72 hours, not up to an hour later", async () => {
    mailServer.answer = () => 451;
    const { outbox } = await anInstance({ retryAfter: 1000 * HOUR });
    const mail = aMail();
    await outbox.add(mail);

    await until(async () => (await outbox.list(["waiting"]))[0]?.failures === 1);

    const [entry] = await outbox.list(["waiting"]);
    expect(entry!.dueAt).toBe(entry!.acceptedAt + 72 * HOUR);
  });

  it("retries after a refused login until it is corrected, and logs an error", async () => {
    mailServer.acceptsLogin = false;
    const url = mailServer.url.replace("smtp://", "smtp://site:very-secret@");
    const { outbox, logged } = await anInstance({ url });
    const mail = aMail();
    await outbox.add(mail);
    await until(() => logged.filter(({ msg }) => msg === "SMTP login refused").length > 3);
    expect(
      logged.every(({ level, msg }) => level === "error" || !String(msg).includes("login")),
    ).toBe(true);
    expect(JSON.stringify(logged)).not.toContain("very-secret");

    mailServer.acceptsLogin = true;

    await mailServer.took(1);
  });

  it("is not delayed by one message that always fails", async () => {
    const poisoned = aMail();
    mailServer.answer = ({ text }) => (text?.includes(poisoned.id) ? 451 : "take");
    const { outbox } = await anInstance({ retryAfter: 1 });
    await outbox.add(poisoned);

    for (let count = 1; count <= 20; count++) await outbox.add(aMail());

    await mailServer.took(20);
    expect(await stateOf(outbox, poisoned.id)).toBe("waiting");
  });

  it("accepts and sends other messages while the server doesn't respond to one", async () => {
    const silent = aMail();
    mailServer.answer = ({ text }) => (text?.includes(silent.id) ? "hang" : "take");
    const { outbox } = await anInstance();
    await outbox.add(silent);
    await until(() => mailServer.offered === 1);

    for (let count = 1; count <= 10; count++) await outbox.add(aMail());

    await mailServer.took(10);
    expect(await stateOf(outbox, silent.id)).toBe("waiting");
  });

  it("retries a mail after an outage while another attempt hangs", async () => {
    const outbox = wholeOutbox({ store: await stores.open() });
    const [hanging, first] = [aMail(), aMail()];
    const begun = Promise.withResolvers<void>();
    let failures = 0;
    const mailer = {
      async send({ id }: { id: string }) {
        if (id === hanging.id) {
          begun.resolve();
          await new Promise(() => {});
        }
        if (id === first.id && failures++ < 2) {
          throw Object.assign(new Error("connection reset"), { code: "ECONNECTION" });
        }
      },
    };
    const delivery = startDelivery({
      outbox,
      leases: outbox,
      sender: mailSender(mailer),
      log: createLog({ level: "silent" }),
      waitAfter: () => 0,
      pollMs: 50,
    });
    endings.push(() => delivery.stop(0));
    await outbox.add(hanging);
    await begun.promise;

    await outbox.add(first);

    await until(async () => (await stateOf(outbox, first.id)) === "delivered");
    expect(await stateOf(outbox, hanging.id)).toBe("waiting");
  });

  it("sends a mail once from two instances", async () => {
    const config = await stores.config();
    const [one, other] = [await anInstance({ config }), await anInstance({ config })];

    await Promise.all(
      Array.from({ length: 100 }, async (_, index) =>
        (index % 2 ? one : other).outbox.add(aMail()),
      ),
    );

    await until(async () => (await one.outbox.list(["delivered"])).length === 100);
    expect(mailServer.mails).toHaveLength(100);
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(100);
  });

  it("takes over the claims of a dead process", async () => {
    const config = await stores.config();
    const clock = { offset: 0 };
    const dead = wholeOutbox({ store: await stores.open(config) });
    await dead.add(aMail());
    expect(await dead.claimDue(randomUUID(), 1)).toHaveLength(1);
    const { outbox } = await anInstance({ config, clock });
    expect(await outbox.depth()).toMatchObject({ waiting: 1 });

    clock.offset = 15 * SECOND;

    await mailServer.took(1);
  });

  describe("stopping", () => {
    it("finishes attempts in progress and starts no others", async () => {
      const outbox = wholeOutbox({ store: await stores.open() });
      const begun = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      const mailer = {
        async send() {
          begun.resolve();
          await released.promise;
        },
      };
      const delivery = startDelivery({
        outbox,
        leases: outbox,
        sender: mailSender(mailer),
        log: createLog({ level: "silent" }),
      });
      const mail = aMail();
      await outbox.add(mail);
      await begun.promise;

      const stopping = delivery.stop(10_000);
      await outbox.add(aMail());
      released.resolve();
      await stopping;

      expect(await stateOf(outbox, mail.id)).toBe("delivered");
      expect(await outbox.depth()).toMatchObject({ waiting: 1 });
    });

    it("releases unfinished messages without counting an attempt", async () => {
      mailServer.answer = () => "hang";
      const { outbox, delivery, logged } = await anInstance();
      await outbox.add(aMail());
      await until(() => mailServer.offered === 1);

      await delivery.stop(100);

      await until(() => logged.length > 0);
      expect(logged.map(({ msg }) => msg)).toEqual(["mail interrupted by shutdown"]);

      expect(await outbox.claimDue("next", 1)).toMatchObject([{ failures: 0 }]);
      // Less than the default limit of 20 s.
    }, 15_000);

    it("doesn't release a message that was sent but couldn't be recorded", async () => {
      const outbox = wholeOutbox({ store: await stores.open() });
      const isRecording = Promise.withResolvers<void>();
      const leases = {
        ...outbox,
        async markDelivered() {
          isRecording.resolve();
          throw new StoreUnavailable("ETIMEDOUT");
        },
      };
      const sender = mailSender({ send: async () => {} });
      const log = createLog({ level: "silent" });
      const delivery = startDelivery({ outbox, leases, sender, log, pollMs: 50 });
      await outbox.add(aMail());
      await isRecording.promise;

      await delivery.stop(0);

      expect(await outbox.claimDue("next", 1)).toEqual([]);
    });
  });
});

describe("stopping delivery while the store hangs", () => {
  it("ends at its limit", async () => {
    const stores = await startStores("SQLite");
    const outbox = wholeOutbox({ store: await stores.open() });
    const isClaiming = Promise.withResolvers<void>();
    const never = Promise.withResolvers<never>().promise;
    const leases = {
      ...outbox,
      async claimDue() {
        isClaiming.resolve();
        return await never;
      },
      giveBack: async () => await never,
    };
    const sender = mailSender({ send: async () => {} });
    const delivery = startDelivery({
      outbox,
      leases,
      sender,
      log: createLog({ level: "silent" }),
    });
    await isClaiming.promise;

    await expect(delivery.stop(0)).resolves.toBeUndefined();
    await stores.stop();
  });
});

describe("a mail server that stops responding during a mail", () => {
  it("is disconnected, and the mail is retried", async () => {
    const stores = await startStores("SQLite");
    const mailServer = await startMailServer();
    mailServer.answer = () => "hang";
    const outbox = wholeOutbox({ store: await stores.open() });
    const mailer = createMailer(
      {
        server: mailServer.url,
        requireTls: false,
        directory: "",
        to: { name: "", address: "contato@nora.example" },
        from: { name: "Site Nora", address: "site@nora.example" },
      },
      { ...SMTP_LIMITS, socketTimeout: 500 },
    );
    const log = createLog({ level: "silent" });
    const waitAfter = () => 0;
    const delivery = startDelivery({
      outbox,
      leases: outbox,
      sender: mailSender(mailer),
      log,
      waitAfter,
    });
    await outbox.add(aMail());
    await until(() => mailServer.offered === 1);

    mailServer.answer = () => "take";
    await mailServer.took(1);

    expect(mailServer.offered).toBe(2);
    await delivery.stop();
    await mailer.close();
    await mailServer.stop();
    await stores.stop();
  });
});

describe("delivery while the store is unavailable", () => {
  it("doesn't send a mail again whose delivery it could not record yet", async () => {
    const stores = await startStores("Postgres");
    const mailServer = await startMailServer();
    const outbox = wholeOutbox({ store: await stores.open() });
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    let sent = 0;
    const mailer = {
      async send() {
        sent++;
        await stores.postgres!.crash();
        arrive();
      },
    };
    const delivery = startDelivery({
      outbox,
      leases: outbox,
      sender: mailSender(mailer),
      log: createLog({ level: "silent" }),
    });
    const mail = aMail();
    await outbox.add(mail);
    await arrived;

    await stores.postgres!.restart();

    await until(async () => (await outbox.list(["delivered"]).catch(() => [])).length === 1);
    expect(sent).toBe(1);
    await delivery.stop();
    await mailServer.stop();
    await stores.stop();
  });
});

describe("an attempt", () => {
  it("isn't made after its time limit", async () => {
    let isSent = false;
    const send = async () => {
      isSent = true;
    };

    await expect(sendWithin(send, aMail(), AbortSignal.abort())).rejects.toMatchObject({
      code: "ETIMEDOUT",
    });
    expect(isSent).toBe(false);
  });
});
