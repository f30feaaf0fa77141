import type { ChatMessage } from "../../src/shared/chat.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import { LEASE_MS, createLeases } from "../../server/mail/leases.ts";
import { createOutboxOperator } from "../../server/mail/outboxOperator.ts";
import { createOutbox } from "../../server/mail/outbox.ts";
import { eraseDelivered } from "../../server/mail/retention.ts";
import type { Store } from "../../server/store/openStore.ts";
import { aMessage } from "../support/aMessage.ts";
import { type Stores, engines, startStores } from "../support/stores.ts";

const { signal } = new AbortController();
const failed = { state: "failed" as const, failures: 1, last_error: "550", finished_at: 0 };
const delivered = () => ({ state: "delivered" as const, finished_at: Date.now() });

describe.each(engines)("the outbox on %s", (engine) => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await startStores(engine);
  });
  afterAll(async () => await stores.stop());

  async function open({ hasWebhook = false } = {}) {
    const store = await stores.open();
    const workers: Record<string, ReturnType<typeof createLeases>> = {};
    const worker = (name = "w") => (workers[name] ??= createLeases({ store, destination: "mail" }));
    return {
      store,
      worker,
      outbox: createOutbox({ store, hasWebhook }),
      operator: createOutboxOperator({ store }),
    };
  }

  /** Moves all times of the store into the past, as if time had passed. */
  async function pass({ db }: Store, ms: number): Promise<void> {
    await db
      .updateTable("deliveries")
      .set((row) => ({
        created_at: row("created_at", "-", ms),
        ready_at: row("ready_at", "-", ms),
        due_at: row("due_at", "-", ms),
        finished_at: row("finished_at", "-", ms),
      }))
      .execute();
    await db
      .updateTable("messages")
      .set((row) => ({
        accepted_at: row("accepted_at", "-", ms),
        once_until: row("once_until", "-", ms),
      }))
      .execute();
  }

  describe("accepting", () => {
    const idempotency = { key: "contact 1", fingerprint: "a" };

    it("stores a message once under its key, even at the same moment", async () => {
      const { outbox } = await open();
      const results = await Promise.all(
        Array.from({ length: 8 }, async () => await outbox.add(aMessage(), idempotency)),
      );

      expect(new Set(results.map((result) => "id" in result && result.id)).size).toBe(1);
      expect(results.filter((result) => "isNew" in result && result.isNew)).toHaveLength(1);
      expect(await outbox.depth()).toMatchObject([{ destination: "mail", waiting: 1, failed: 0 }]);
    });

    it("refuses other content under the same key, until 24 hours have passed", async () => {
      const { outbox, store } = await open();
      const other = { ...idempotency, fingerprint: "b" };
      await outbox.add(aMessage(), idempotency);
      const before = await outbox.add(aMessage(), other);
      await pass(store, DAY_MS);
      const after = await outbox.add(aMessage(), other);

      expect(before).toEqual({ status: "conflict" });
      expect(after).toMatchObject({ status: "accepted", isNew: true });
    });
  });

  describe("a lease", () => {
    it("is one worker's, ends after ten minutes, and a late result is then lost", async () => {
      const { outbox, store, worker, operator } = await open();
      const message = aMessage();
      await outbox.add(message);
      const first = await worker("a").claim();
      expect(await worker("b").claim()).toBeUndefined();
      await pass(store, LEASE_MS);
      const second = await worker("b").claim();
      await worker("a").end(first!.id, failed);

      expect(second).toMatchObject({ id: first!.id, message: { id: message.id }, part: 0 });
      expect(await operator.show(message.id)).toMatchObject([{ state: "waiting", failures: 0 }]);
    });

    it("is given back by its worker, and taken back by the process that owns the store", async () => {
      const { outbox, worker } = await open();
      await outbox.add(aMessage());
      const claim = await worker("a").claim();
      await worker("a").end(claim!.id, { due_at: 0 });
      expect(await worker("b").claim()).toBeDefined();
      await worker("c").endAll();

      expect(await worker("c").claim()).toMatchObject({ failures: 0 });
    });

    it("is never two workers'", async () => {
      const { outbox, worker } = await open();
      await Promise.all(Array.from({ length: 30 }, async () => await outbox.add(aMessage())));
      const workers = Array.from({ length: 10 }, (_, index) => worker(String(index)));
      const claimed: string[] = [];
      await Promise.all(
        workers.map(async (one) => {
          for (let claim = await one.claim(); claim; claim = await one.claim()) {
            claimed.push(claim.id);
          }
        }),
      );

      expect(new Set(claimed).size).toBe(claimed.length);
      expect(claimed.length).toBeGreaterThan(0);
    });

    it("is not for what has failed, until a retry begins the 72 hours again", async () => {
      const { outbox, store, worker, operator } = await open();
      await outbox.add(aMessage());
      await pass(store, DAY_MS);
      const last = await worker().claim();
      await worker().end(last!.id, failed);
      expect(await worker().claim()).toBeUndefined();
      expect(await operator.retry("failed")).toBe(1);

      const claim = await worker().claim();
      expect(claim).toMatchObject({ failures: 0 });
      expect(claim!.readyAt).toBeGreaterThan(Date.now() - DAY_MS / 2);
    });
  });

  describe("a lead's follow-up", () => {
    const say = (content: string): ChatMessage => ({ role: "user", content });
    const aLead = () =>
      aMessage({ kind: "lead", content: { ...aMessage().content, conversation: [] } });

    it("is one, ten minutes after the last message, and another one for what comes later", async () => {
      const { outbox, store, worker } = await open({ hasWebhook: true });
      const lead = aLead();
      await outbox.add(lead);
      await worker().end((await worker().claim())!.id, delivered());
      await outbox.followUp(lead.id, [say("um")]);
      await pass(store, 9 * 60_000);
      await outbox.followUp(lead.id, [say("um"), say("dois")]);
      expect(await worker().claim()).toBeUndefined();
      await pass(store, 10 * 60_000);
      const first = await worker().claim();
      await outbox.followUp(lead.id, [say("um"), say("dois"), say("depois")]);
      await pass(store, 10 * 60_000 - 1);
      await worker().end(first!.id, delivered());
      await pass(store, 1);

      expect(first).toMatchObject({ part: 1, conversation: [say("um"), say("dois")] });
      expect(await worker().claim()).toMatchObject({ part: 2, conversation: [say("depois")] });
      const webhook = createLeases({ store, destination: "webhook" });
      const parts = [await webhook.claim(), await webhook.claim(), await webhook.claim()];
      expect(parts.map((part) => part!.conversation)).toEqual([
        [],
        [say("um"), say("dois")],
        [say("depois")],
      ]);
    });

    it("is one, however often it is sent at the same moment", async () => {
      const { outbox, operator } = await open({ hasWebhook: true });
      const lead = aLead();
      await outbox.add(lead);
      const spoken = [say("um"), say("dois")];
      await Promise.all(
        Array.from({ length: 5 }, async () => await outbox.followUp(lead.id, spoken)),
      );
      const parts = (await operator.show(lead.id)).filter(({ part }) => part > 0);

      expect(parts.map(({ conversation }) => conversation)).toEqual([spoken, spoken]);
    });

    it("leaves an hour after its first message at most", async () => {
      const { outbox, store, worker } = await open();
      const lead = aLead();
      await outbox.add(lead);
      await worker().end((await worker().claim())!.id, delivered());
      const spoken: ChatMessage[] = [];
      for (let message = 0; message < 7; message++) {
        spoken.push(say(String(message)));
        await outbox.followUp(lead.id, spoken);
        await pass(store, 9 * 60_000);
      }

      expect((await worker().claim())?.conversation).toHaveLength(7);
      expect(await outbox.depth()).toMatchObject([
        { waiting: 1, oldestSeconds: expect.any(Number) },
      ]);
    });
  });

  describe("for its operator", () => {
    it("lists, finds and erases with follow-ups and webhook deliveries", async () => {
      const { outbox, operator, store } = await open({ hasWebhook: true });
      const message = aMessage({ kind: "lead" });
      await outbox.add(message);
      await outbox.followUp(message.id, [{ role: "user", content: "mais" }]);
      await outbox.add(aMessage({ content: { ...message.content, email: "Bia@Exemplo.com.br" } }));

      expect(await Array.fromAsync(operator.list(["waiting"]))).toHaveLength(6);
      expect(await operator.find(" ANA@exemplo.com.br ")).toHaveLength(4);
      expect(await operator.erase("bia@exemplo.com.br")).toBe(1);
      expect(await operator.erase("bia@exemplo.com.br")).toBe(0);
      expect(await store.db.selectFrom("deliveries").select("id").execute()).toHaveLength(4);
    });

    it("erases what was delivered long enough ago, and nothing that failed or waits", async () => {
      const { outbox, operator, store, worker } = await open();
      const [old, refused, waiting] = [aMessage(), aMessage(), aMessage()];
      await outbox.add(old);
      await worker().end((await worker().claim())!.id, delivered());
      await outbox.add(refused);
      await worker().end((await worker().claim())!.id, failed);
      await outbox.add(waiting);
      await pass(store, 10 * DAY_MS);
      await eraseDelivered(store, 11, signal);
      expect(await operator.show(old.id)).toHaveLength(1);
      await eraseDelivered(store, 9, signal);

      expect(await operator.show(old.id)).toEqual([]);
      expect(await operator.show(refused.id)).toHaveLength(1);
      expect(await operator.show(waiting.id)).toHaveLength(1);
    });

    it("knows up to five earlier messages of an address, newest first", async () => {
      const { outbox } = await open();
      const messages = Array.from({ length: 7 }, (_, index) =>
        aMessage({ acceptedAt: 1000 + index }),
      );
      for (const message of messages) await outbox.add(message);
      await outbox.add(aMessage({ content: { ...aMessage().content, email: "b@b.co" } }));
      const earlier = await outbox.earlierThan(messages[6]!);

      expect(earlier.map(({ acceptedAt }) => acceptedAt)).toEqual([1005, 1004, 1003, 1002, 1001]);
    });
  });
});
