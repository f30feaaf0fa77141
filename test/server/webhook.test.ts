import type { ServerResponse } from "node:http";
import { contactMessage } from "../../server/contact/sendContactEmail.ts";
import { leadMessage } from "../../server/chat/lead.ts";
import { startDelivery } from "../../server/mail/delivery.ts";
import { createOutboxOperator } from "../../server/mail/outboxOperator.ts";
import { type Outbox, createOutbox } from "../../server/mail/outbox.ts";
import { createWebhook, readRetryAfter } from "../../server/mail/webhook.ts";
import type { Store } from "../../server/store/openStore.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { type Stores, startStores } from "../support/stores.ts";
import { until } from "../support/until.ts";
import { type WebhookServer, startWebhookServer, verified } from "../support/webhookServer.ts";

const HOUR = 3_600_000;
const contact = { name: "Ana", email: "ana@b.co", phone: "(11) 98765-4321", message: "Oi" };

describe("the webhook", () => {
  let stores: Stores;
  let store: Store;
  let webhook: WebhookServer;
  let outbox: Outbox;
  let delivery: ReturnType<typeof startDelivery>;

  beforeEach(async () => {
    stores = await startStores("SQLite");
    store = await stores.open();
    webhook = await startWebhookServer();
    outbox = createOutbox({ store, hasWebhook: true });
    const sender = createWebhook(webhook);
    const log = { info() {}, warn() {}, error() {} };
    delivery = startDelivery({ store, sender, log, pollMs: 20 });
  });
  afterEach(async () => {
    await delivery.stop(0);
    await webhook.stop();
    await stores.stop();
  });

  const aContactMessage = () => ({ ...contactMessage(contact), acceptedAt: 1_700_000_000_000 });

  async function hook(id: string) {
    const entries = await createOutboxOperator({ store }).show(id);
    return entries.find(({ destination }) => destination === "webhook")!;
  }

  it("posts a message, signed as Standard Webhooks say", async () => {
    const message = aContactMessage();
    await outbox.add(message);
    await webhook.got(1);

    expect(verified(webhook, webhook.received[0]!)).toEqual({
      type: "contact.accepted",
      timestamp: "2023-11-14T22:13:20.000Z",
      data: {
        id: message.id,
        protocol: protocolOf(message.id),
        acceptedAt: "2023-11-14T22:13:20.000Z",
        ...contact,
      },
    });
    expect(webhook.received[0]!.headers["webhook-id"]).toBe(message.id);
  });

  it("posts a lead, and what came after it as lead.continued", async () => {
    const conversation = [{ role: "user" as const, content: "oi" }];
    const message = leadMessage({ name: "Bia", email: "bia@b.co" }, conversation, undefined);
    await outbox.add(message);
    await outbox.followUp(message.id, [...conversation, { role: "user", content: "mais" }]);
    await webhook.got(1);
    await store.db.updateTable("deliveries").set({ due_at: 0 }).where("part", "=", 1).execute();
    await webhook.got(2);
    const [first, second] = webhook.received.map((received) => verified(webhook, received));

    expect(first).toMatchObject({ type: "lead.accepted", data: { phone: null, conversation } });
    expect(second).toMatchObject({
      type: "lead.continued",
      data: { id: message.id, conversation: [{ role: "user", content: "mais" }] },
    });
    expect(new Set(webhook.taken).size).toBe(2);
  });

  it("is tried again with the same id, after the longer of both waits", async () => {
    const waits = ["0", "1800", "999999"];
    webhook.answer = (_received, response) =>
      response.writeHead(503, { "Retry-After": waits[webhook.received.length - 1] }).end();
    const asked: number[] = [];
    for (const [at] of waits.entries()) {
      const message = aContactMessage();
      await outbox.add(message);
      await webhook.got(at + 1);
      await until(async () => (await hook(message.id)).failures === 1);
      asked.push((await hook(message.id)).dueAt! - Date.now());
      await delivery.stop(0);
      const log = { info() {}, warn() {}, error() {} };
      const sender = createWebhook(webhook);
      delivery = startDelivery({ store, sender, log, pollMs: 20 });
    }

    expect(asked[0]).toBeGreaterThan(3000);
    expect(asked[0]).toBeLessThan(15_000);
    expect(asked[1]).toBeGreaterThan(1_700_000);
    expect(asked[2]).toBeLessThanOrEqual(HOUR);
  });

  it("gets nothing for as long as it asked, though another post fails meanwhile", async () => {
    const posted: number[] = [];
    const { promise: held, resolve: hold } = Promise.withResolvers<ServerResponse>();
    webhook.answer = (_received, response) => {
      if (posted.push(performance.now()) === 1) hold(response);
      else response.writeHead(503, { "Retry-After": "1" }).end();
    };
    await outbox.add(aContactMessage());
    const first = await held;
    const second = aContactMessage();
    await outbox.add(second);
    await until(async () => (await hook(second.id)).failures === 1);
    first.writeHead(500).end();
    await outbox.add(aContactMessage());
    await webhook.got(3);

    expect(posted[2]! - posted[1]!).toBeGreaterThanOrEqual(1000);
  });

  it("ends as failed with 410, and follows no redirection", async () => {
    const [gone, moved] = [aContactMessage(), aContactMessage()];
    webhook.answer = ({ body }, response) =>
      body.includes(gone.id)
        ? response.writeHead(410).end()
        : response.writeHead(302, { Location: `${webhook.url}/other` }).end();
    await outbox.add(gone);
    await until(async () => (await hook(gone.id)).state === "failed");
    await outbox.add(moved);
    await until(async () => (await hook(moved.id)).failures === 1);

    expect(webhook.received.map(({ path }) => path)).toEqual(["/hooks", "/hooks"]);
  });
});

describe("Retry-After", () => {
  it.each([
    [null, undefined],
    ["soon", undefined],
    ["120", 120_000],
    ["99999", HOUR],
    ["Sat, 28 Nov 2026 06:01:00 GMT", 60_000],
    ["Sat, 28 Nov 2026 05:00:00 GMT", 0],
  ])("%s is %s ms", (value, ms) => {
    expect(readRetryAfter(value, Date.parse("2026-11-28T06:00:00Z"))).toBe(ms);
  });
});
