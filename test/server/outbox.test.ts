import { randomUUID } from "node:crypto";
import type { ChatMessage } from "../../src/shared/chat.ts";
import { DAY_MS } from "../../src/shared/dayMs.ts";
import { LEASE_MS, Deliveries } from "../../server/mail/deliveries.ts";
import { earlierMessages } from "../../server/mail/openMail.ts";
import { operateOutbox } from "../../server/mail/operateOutbox.ts";
import { createOutbox } from "../../server/mail/outbox.ts";
import type { Store } from "../../server/store/openStore.ts";
import { aMail } from "../support/aMail.ts";
import { type Stores, engines, startStores } from "../support/stores.ts";

const HOUR = 3_600_000;

describe.each(engines)("the outbox on %s", (engine) => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await startStores(engine);
  });
  afterAll(async () => await stores.stop());

  async function open({ hasWebhook = false } = {}) {
    const store = await stores.open();
    const worker = (name = "w") => new Deliveries({ store, destination: "mail", worker: name });
    return {
      store,
      worker,
      outbox: createOutbox({ store, hasWebhook }),
      operator: operateOutbox({ store }),
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
    const identity = { key: "contact 1", fingerprint: "a" };

    it("stores a message once under its key, even at the same moment", async () => {
      const { outbox } = await open();
      const results = await Promise.all(
        Array.from({ length: 8 }, async () => await outbox.add(aMail(), identity)),
      );

      expect(new Set(results.map((result) => "id" in result && result.id)).size).toBe(1);
      expect(results.filter((result) => "isNew" in result && result.isNew)).toHaveLength(1);
      expect(await outbox.depth()).toMatchObject([{ destination: "mail", waiting: 1, failed: 0 }]);
    });

    it("refuses other content under the same key, until 24 hours have passed", async () => {
      const { outbox, store } = await open();
      const other = { ...identity, fingerprint: "b" };
      await outbox.add(aMail(), identity);
      const before = await outbox.add(aMail(), other);
      await pass(store, DAY_MS);
      const after = await outbox.add(aMail(), other);

      expect(before).toEqual({ status: "conflict" });
      expect(after).toMatchObject({ status: "accepted", isNew: true });
    });

    it("tells listeners of new messages only", async () => {
      const { outbox } = await open();
      let told = 0;
      outbox.onAdded(() => told++);
      await outbox.add(aMail(), identity);
      await outbox.add(aMail(), identity);

      expect(told).toBe(1);
    });
  });

  describe("a lease", () => {
    it("is one worker's, ends after ten minutes, and a late result is then lost", async () => {
      const { outbox, store, worker, operator } = await open();
      const mail = aMail();
      await outbox.add(mail);
      const first = await worker("a").claim();
      expect(await worker("b").claim()).toBeUndefined();
      await pass(store, LEASE_MS);
      const second = await worker("b").claim();
      await worker("a").markFailed(first!.id, { isRefusal: false, error: "late" });

      expect(second).toMatchObject({ id: first!.id, mail: { id: mail.id }, part: 0, said: [] });
      expect(await operator.show(mail.id)).toMatchObject([{ state: "waiting", failures: 0 }]);
    });

    it("is given back by its worker, and taken back by the process that owns the store", async () => {
      const { outbox, worker } = await open();
      await outbox.add(aMail());
      const claim = await worker("a").claim();
      await worker("a").giveBack(claim!.id);
      expect(await worker("b").claim()).toBeDefined();
      await worker("c").takeBack();

      expect(await worker("c").claim()).toMatchObject({ failures: 0 });
    });

    it("is never two workers'", async () => {
      const { outbox, worker } = await open();
      await Promise.all(Array.from({ length: 30 }, async () => await outbox.add(aMail())));
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

    it("says when the 72 hours are over, and a retry begins them again", async () => {
      const { outbox, store, worker, operator } = await open();
      const mail = aMail();
      await outbox.add(mail);
      await pass(store, 72 * HOUR);
      const last = await worker().claim();
      await worker().markFailed(last!.id, { isRefusal: false, error: "still down" });
      expect(last!.isLast).toBe(true);
      expect(await worker().claim()).toBeUndefined();
      expect(await operator.retry("failed")).toBe(1);

      expect(await worker().claim()).toMatchObject({ isLast: false, failures: 0 });
    });

    it("postpones to the end of the 72 hours at most", async () => {
      const { outbox, store, worker } = await open();
      await outbox.add(aMail());
      await pass(store, 72 * HOUR - 1000);
      const claim = await worker().claim();
      await worker().postpone(claim!.id, HOUR, { isRefusal: true, error: "550" });
      await pass(store, 1000);

      expect(await worker().claim()).toMatchObject({ isLast: true, failures: 1, refusals: 1 });
    });
  });

  describe("a lead's follow-up", () => {
    const say = (content: string): ChatMessage => ({ role: "user", content });
    const keep = (said: readonly ChatMessage[]) => said;
    const aLead = () => aMail({ kind: "lead", content: { ...aMail().content, conversation: [] } });

    it("is one, ten minutes after the last message, and another one for what comes later", async () => {
      const { outbox, store, worker } = await open({ hasWebhook: true });
      const mail = aLead();
      await outbox.add(mail);
      await worker().markDelivered((await worker().claim())!.id);
      await outbox.followUp(mail.id, () => [say("um")], keep);
      await pass(store, 9 * 60_000);
      await outbox.followUp(mail.id, () => [say("dois")], keep);
      expect(await worker().claim()).toBeUndefined();
      await pass(store, 10 * 60_000);
      const first = await worker().claim();
      await outbox.followUp(mail.id, (known) => [say(`depois de ${known.length}`)], keep);
      await pass(store, 10 * 60_000 - 1);
      await worker().markDelivered(first!.id);
      await pass(store, 1);

      expect(first).toMatchObject({ part: 1, said: [say("um"), say("dois")] });
      expect(await worker().claim()).toMatchObject({ part: 2, said: [say("depois de 2")] });
      const webhook = new Deliveries({ store, destination: "webhook", worker: "h" });
      const parts = [await webhook.claim(), await webhook.claim(), await webhook.claim()];
      expect(parts.map((part) => part?.part)).toEqual([0, 1, undefined]);
      expect(parts[1]!.said.map(({ content }) => content)).toEqual(["um", "dois", "depois de 2"]);
    });

    it("leaves an hour after its first message at most", async () => {
      const { outbox, store, worker } = await open();
      const mail = aLead();
      await outbox.add(mail);
      await worker().markDelivered((await worker().claim())!.id);
      for (let message = 0; message < 7; message++) {
        await outbox.followUp(mail.id, () => [say(String(message))], keep);
        await pass(store, 9 * 60_000);
      }

      expect((await worker().claim())?.said).toHaveLength(7);
      expect(await outbox.depth()).toMatchObject([
        { waiting: 1, oldestSeconds: expect.any(Number) },
      ]);
    });
  });

  describe("for its operator", () => {
    it("lists, finds and erases with follow-ups and webhook deliveries", async () => {
      const { outbox, operator, store } = await open({ hasWebhook: true });
      const mail = aMail({ kind: "lead" });
      await outbox.add(mail);
      await outbox.followUp(
        mail.id,
        () => [{ role: "user", content: "mais" }],
        (said) => said,
      );
      await outbox.add(aMail({ replyTo: { name: "Bia", address: "Bia@Exemplo.com.br" } }));
      const pages = await Array.fromAsync(operator.pages("waiting"));

      expect(pages.flat()).toHaveLength(6);
      expect(await operator.find(" ANA@exemplo.com.br ")).toHaveLength(4);
      expect(await operator.erase("bia@exemplo.com.br")).toBe(1);
      expect(await operator.erase("bia@exemplo.com.br")).toBe(0);
      expect(await store.db.selectFrom("deliveries").select("id").execute()).toHaveLength(4);
    });

    it("pages through thousands", async () => {
      const { operator, store } = await open();
      const mails = Array.from({ length: 2100 }, () => aMail({ acceptedAt: 1 }));
      for (let at = 0; at < mails.length; at += 700) {
        const some = mails.slice(at, at + 700);
        await store.db
          .insertInto("messages")
          .values(
            some.map((mail) => ({
              id: mail.id,
              kind: mail.kind,
              accepted_at: 1,
              email: "a@b.co",
              mail: JSON.stringify(mail),
            })),
          )
          .execute();
        await store.db
          .insertInto("deliveries")
          .values(
            some.map(({ id }) => ({
              id: `${id}.mail`,
              message: id,
              destination: "mail" as const,
              part: 0,
              state: "delivered" as const,
              created_at: 1,
              ready_at: 1,
              due_at: 1,
              failures: 0,
              refusals: 0,
              finished_at: 1,
            })),
          )
          .execute();
      }
      const pages = await Array.fromAsync(operator.pages("delivered"));

      expect(pages.map((page) => page.length)).toEqual([1000, 1000, 100]);
      expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(2100);
    });

    it("erases what was delivered long enough ago, and nothing that failed or waits", async () => {
      const { outbox, operator, store, worker } = await open();
      const [delivered, failed, waiting] = [aMail(), aMail(), aMail()];
      await outbox.add(delivered);
      await worker().markDelivered((await worker().claim())!.id);
      await outbox.add(failed);
      await worker().markFailed((await worker().claim())!.id, { isRefusal: true, error: "550" });
      await outbox.add(waiting);
      await pass(store, 10 * DAY_MS);
      expect(await operator.sweep(11)).toBe(0);

      expect(await operator.sweep(9)).toBe(1);
      expect(await operator.show(delivered.id)).toEqual([]);
      expect(await operator.show(failed.id)).toHaveLength(1);
      expect(await operator.show(waiting.id)).toHaveLength(1);
    });

    it("knows up to five earlier messages of an address, newest first", async () => {
      const { outbox, store } = await open();
      const mails = Array.from({ length: 7 }, (_, index) => aMail({ acceptedAt: 1000 + index }));
      for (const mail of mails) await outbox.add(mail);
      await outbox.add(aMail({ id: randomUUID(), replyTo: { name: "B", address: "b@b.co" } }));
      const earlier = await earlierMessages(store, { mail: mails[6]! });

      expect(earlier.map(({ acceptedAt }) => acceptedAt)).toEqual([1005, 1004, 1003, 1002, 1001]);
    });
  });
});
