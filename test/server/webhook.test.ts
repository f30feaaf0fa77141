import { once } from "node:events";
import { protocolOf } from "../../src/shared/protocol.ts";
import { createLog } from "../../server/log.ts";
import type { Sender } from "../../server/mail/deliver.ts";
import { createDirectOutbox } from "../../server/mail/directOutbox.ts";
import { createLeases } from "../../server/mail/leases.ts";
import { mailSender } from "../../server/mail/mailSender.ts";
import { startDelivery } from "../../server/mail/startDelivery.ts";
import { createWebhook } from "../../server/mail/webhook.ts";
import { aMail } from "../support/aMail.ts";
import { aMailer } from "../support/aMailer.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type Stores, engines, startStores } from "../support/stores.ts";
import { until } from "../support/until.ts";
import { type WebhookServer, startWebhookServer, verified } from "../support/webhookServer.ts";
import { wholeOutbox, withClock } from "../support/wholeOutbox.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const ALL = ["waiting", "delivered", "failed"] as const;

describe.each(engines)("the webhook, with messages in %s", (engine) => {
  let stores: Stores;
  let mailServer: MailServer;
  let webhook: WebhookServer;
  let endings: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    stores = await startStores(engine);
  });
  beforeEach(async () => {
    mailServer = await startMailServer();
    webhook = await startWebhookServer();
  });
  afterEach(async () => {
    for (const end of endings.toReversed()) await end();
    endings = [];
    await mailServer.stop();
    await webhook.stop();
  });
  afterAll(async () => await stores.stop());

  interface Options {
    clock?: { offset: number };
    maxSendMs?: number;
    waitMs?: number;
  }

  function openMailer() {
    const mailer = aMailer(mailServer.url);
    endings.push(() => mailer.close());
    return mailer;
  }

  /** Starts an instance that delivers to both destinations. */
  async function anInstance({ clock = { offset: 0 }, maxSendMs, waitMs = 50 }: Options = {}) {
    const logged: Record<string, unknown>[] = [];
    const log = createLog(
      { level: "info" },
      { write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>) },
    );
    const store = await stores.open();
    const now = () => Date.now() + clock.offset;
    const outbox = wholeOutbox({ store, hasWebhook: true, now });
    const sender = createWebhook(webhook);
    const senders: Sender[] = [
      mailSender(openMailer()),
      { ...sender, maxSendMs: maxSendMs ?? sender.maxSendMs },
    ];
    for (const each of senders) {
      const delivery = startDelivery({
        outbox,
        leases: createLeases({ store: withClock(store, now), destination: each.destination }),
        sender: each,
        log,
        waitAfter: () => waitMs,
        pollMs: 50,
      });
      endings.push(() => delivery.stop(0));
    }
    const statesOf = async (id: string) => {
      const entries = (await outbox.list(ALL)).filter((entry) => entry.id === id);
      return Object.fromEntries(entries.map(({ destination, state }) => [destination, state]));
    };
    return { outbox, store, logged, statesOf };
  }

  describe("the posted body", () => {
    it("has the message's data, signed according to Standard Webhooks; the mail is sent too", async () => {
      const { outbox, statesOf } = await anInstance();
      const mail = aMail();
      mail.content!.origin = { source: "google", campaign: "sites" };

      await outbox.add(mail);

      await webhook.got(1);
      await mailServer.took(1);
      const [received] = webhook.received;
      const accepted = new Date(mail.acceptedAt).toISOString();
      expect(verified(webhook, received!)).toEqual({
        type: "contact.accepted",
        timestamp: accepted,
        data: {
          id: mail.id,
          protocol: protocolOf(mail.id),
          acceptedAt: accepted,
          name: "Ana Souza",
          email: "ana@exemplo.com.br",
          phone: "(11) 98765-4321",
          message: "Quero um site para a padaria.",
          origin: { source: "google", campaign: "sites" },
        },
      });
      expect(received!.headers).toMatchObject({
        "webhook-id": mail.id,
        "content-type": "application/json",
      });
      await until(async () => (await statesOf(mail.id)).webhook === "delivered");
    });

    it("has a lead's conversation, and null for a missing phone", async () => {
      const { outbox } = await anInstance();
      const conversation = [{ role: "user" as const, content: "Quanto custa? 🙂\u2028" }];
      const content = { name: "Rui", email: "rui@exemplo.com.br", phone: "", conversation };

      await outbox.add(aMail({ kind: "lead", content }));

      await webhook.got(1);
      expect(verified(webhook, webhook.received[0]!)).toMatchObject({
        type: "lead.accepted",
        data: { name: "Rui", phone: null, conversation },
      });
    });

    it("is posted once for simultaneous requests with one key", async () => {
      const { outbox } = await anInstance();

      await Promise.all(
        Array.from({ length: 10 }, () => outbox.add(aMail(), { key: "k", fingerprint: "f" })),
      );

      expect(await outbox.list(ALL)).toHaveLength(2);
    });
  });

  describe("a receiver that doesn't accept it", () => {
    it("gets it again with the same webhook-id and body", async () => {
      webhook.answer = (_received, response) => {
        response.writeHead(webhook.received.length < 3 ? 500 : 200).end();
      };
      const { outbox, statesOf, logged } = await anInstance();
      const mail = aMail();

      await outbox.add(mail);

      await until(async () => (await statesOf(mail.id)).webhook === "delivered");
      const ids = webhook.received.map(({ headers }) => headers["webhook-id"]);
      expect(ids).toEqual([mail.id, mail.id, mail.id]);
      expect(new Set(webhook.received.map(({ body }) => body)).size).toBe(1);
      for (const received of webhook.received) verified(webhook, received);
      expect(logged).toContainEqual(
        expect.objectContaining({ level: "warn", msg: "webhook postponed", reason: "HTTP 500" }),
      );
      expect(JSON.stringify(logged)).not.toMatch(/ana@|Souza|padaria|whsec|hooks/i);
    });

    it("ends it with 410: stored as failed, while the mail is delivered", async () => {
      webhook.answer = (_received, response) => response.writeHead(410).end();
      const { outbox, statesOf, logged } = await anInstance();
      const mail = aMail();

      await outbox.add(mail);

      await until(async () => (await statesOf(mail.id)).webhook === "failed");
      await until(async () => (await statesOf(mail.id)).mail === "delivered");
      expect(webhook.received).toHaveLength(1);
      expect(logged).toContainEqual(
        expect.objectContaining({ level: "error", msg: "webhook failed permanently", id: mail.id }),
      );
      expect(await outbox.list(["failed"])).toMatchObject([
        { id: mail.id, destination: "webhook", failures: 1, lastError: "HTTP 410" },
      ]);
      expect(await outbox.depth("webhook")).toMatchObject({ waiting: 0, failed: 1 });
      expect(await outbox.depth()).toMatchObject({ failed: 0 });
    });

    it.each([
      [429, "60", 60 * SECOND],
      [503, "7200", HOUR],
    ])("gets no request for the Retry-After of its %s: %s s", async (status, retryAfter, wait) => {
      webhook.answer = (_received, response) => {
        response.writeHead(status, { "Retry-After": retryAfter }).end();
      };
      const { outbox } = await anInstance();
      await outbox.add(aMail());
      const before = Date.now();
      const entry = async () =>
        (await outbox.list(["waiting"])).find(({ destination }) => destination === "webhook");
      await until(async () => (await entry())?.failures === 1);

      // A second message: its mail is sent, but its webhook request waits.
      await outbox.add(aMail());
      await mailServer.took(2);

      expect(webhook.received).toHaveLength(1);
      const dueAt = (await entry())!.dueAt!;
      expect(dueAt).toBeGreaterThanOrEqual(before + wait);
      expect(dueAt).toBeLessThanOrEqual(Date.now() + wait);
    });

    it("can't redirect it", async () => {
      webhook.answer = ({ path }, response) => {
        response.writeHead(path === "/hooks" ? 307 : 200, { Location: "/elsewhere" }).end();
      };
      const { outbox, statesOf } = await anInstance();
      const mail = aMail();
      await outbox.add(mail);

      await webhook.got(2);

      expect(new Set(webhook.received.map(({ path }) => path))).toEqual(new Set(["/hooks"]));
      expect(await statesOf(mail.id)).toMatchObject({ webhook: "waiting" });
    });

    it("gets it for 72 hours", async () => {
      webhook.answer = (_received, response) => response.writeHead(400).end();
      const clock = { offset: 0 };
      const { outbox, statesOf } = await anInstance({ clock });
      const mail = aMail();
      await outbox.add(mail);
      await webhook.got(5);

      clock.offset = 72 * HOUR + SECOND;

      await until(async () => (await statesOf(mail.id)).webhook === "failed");
      const attempts = webhook.received.length;
      await outbox.add(aMail());
      await webhook.got(attempts + 1);
      expect(webhook.received[attempts]!.headers["webhook-id"]).not.toBe(mail.id);
    });

    it("that doesn't respond delays neither mail nor later messages", async () => {
      const silent = aMail();
      webhook.answer = ({ headers }, response) => {
        if (headers["webhook-id"] !== silent.id) response.writeHead(200).end();
      };
      const { outbox, statesOf } = await anInstance({ maxSendMs: 2000, waitMs: HOUR });
      await outbox.add(silent);
      await webhook.got(1);
      const next = aMail();
      await outbox.add(next);

      await until(async () => (await statesOf(next.id)).webhook === "delivered");
      await mailServer.took(2);
      await until(async () =>
        (await outbox.list(["waiting"])).some(({ lastError }) => lastError === "took too long"),
      );
      expect(await statesOf(silent.id)).toEqual({ mail: "delivered", webhook: "waiting" });
    });

    it("with an endless response is judged by its status", async () => {
      webhook.answer = (_received, response) => {
        response.writeHead(200);
        const flood = () => {
          while (!response.destroyed && response.write("x".repeat(65_536)));
        };
        response.on("drain", flood).on("error", () => {});
        flood();
        void once(response, "close").then(() => (closed = true));
      };
      let closed = false;
      const { outbox, statesOf } = await anInstance();
      const mail = aMail();

      await outbox.add(mail);

      await until(async () => (await statesOf(mail.id)).webhook === "delivered");
      await until(() => closed);
      expect(webhook.received).toHaveLength(1);
    });
  });

  it("is posted while the mail server is unavailable", async () => {
    await mailServer.goDown();
    const { outbox, statesOf } = await anInstance();
    const mail = aMail();

    await outbox.add(mail);

    await until(async () => (await statesOf(mail.id)).webhook === "delivered");
    expect(await statesOf(mail.id)).toMatchObject({ mail: "waiting" });
  });

  describe("for the operator", () => {
    it("is restarted with its message, which is counted once", async () => {
      webhook.answer = (_received, response) => response.writeHead(410).end();
      const { outbox, statesOf } = await anInstance();
      const [one, other] = [aMail(), aMail()];
      for (const mail of [one, other]) {
        await outbox.add(mail);
        await until(async () => (await statesOf(mail.id)).webhook === "failed");
      }
      webhook.answer = (_received, response) => response.writeHead(200).end();

      expect(await outbox.retry({ id: one.id })).toBe(1);
      await until(async () => (await statesOf(one.id)).webhook === "delivered");
      expect(await outbox.retry("failed")).toBe(1);
      await until(async () => (await statesOf(other.id)).webhook === "delivered");
      await until(async () => (await statesOf(one.id)).mail === "delivered");

      expect(await outbox.show(one.id)).toMatchObject({
        state: "delivered",
        webhook: { state: "delivered", failures: 0 },
      });
    });

    it("is erased with its message", async () => {
      webhook.answer = (_received, response) => response.writeHead(410).end();
      const { outbox, store, statesOf } = await anInstance();
      const mail = aMail();
      await outbox.add(mail);
      await until(async () => (await statesOf(mail.id)).webhook === "failed");

      expect(await outbox.erase("ana@exemplo.com.br")).toBe(1);

      expect(await store.db.selectFrom("webhook_deliveries").selectAll().execute()).toEqual([]);
    });

    it("protects its message from the sweep while it waits, for 72 hours", async () => {
      webhook.answer = (_received, response) => response.writeHead(500).end();
      const clock = { offset: 0 };
      const { outbox, statesOf } = await anInstance({ clock, waitMs: HOUR });
      const mail = aMail();
      await outbox.add(mail);
      await until(async () => (await statesOf(mail.id)).mail === "delivered");
      await webhook.got(1);

      clock.offset = 2 * DAY;
      expect(await outbox.sweep(1)).toBe(0);
      clock.offset = 4 * DAY;
      expect(await outbox.sweep(1)).toBe(1);
    });
  });
});

describe("the webhook on an ephemeral disk", () => {
  it("is posted after the mail was accepted, with a key or without, and not if it was refused", async () => {
    const stores = await startStores("SQLite");
    const mailServer = await startMailServer();
    const webhook = await startWebhookServer();
    const store = await stores.open();
    const mailer = aMailer(mailServer.url);
    const logged: string[] = [];
    const log = createLog({ level: "error" }, { write: (line) => void logged.push(line) });
    const outbox = createDirectOutbox({ store, mailer, log, hasWebhook: true });
    const delivery = startDelivery({
      outbox: wholeOutbox({ store }),
      leases: createLeases({ store, destination: "webhook" }),
      sender: createWebhook(webhook),
      log: createLog({ level: "silent" }),
      pollMs: 50,
    });
    const [unkeyed, keyed, refused] = [aMail(), aMail(), aMail()];

    await outbox.add(unkeyed);
    await outbox.add(keyed, { key: "k", fingerprint: "f" });
    mailServer.answer = () => 550;
    await outbox.add(refused, { key: "r", fingerprint: "f" }).catch(() => {});

    await webhook.got(2);
    await until(async () => (await wholeOutbox({ store }).depth("webhook")).waiting === 0);
    expect(webhook.taken).toEqual([unkeyed.id, keyed.id]);
    expect(logged).toEqual([]);
    await delivery.stop();
    await mailer.close();
    await mailServer.stop();
    await webhook.stop();
    await stores.stop();
  });
});
