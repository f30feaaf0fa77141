import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { aMail } from "../support/aMail.ts";
import { type Stores, startStores, storeKinds } from "../support/stores.ts";
import { type WholeOutbox, wholeOutbox } from "../support/wholeOutbox.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const failure = { refused: false, error: "451 try later" };

describe.each(storeKinds)("the outbox on %s", (engine) => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await startStores(engine);
  });
  afterAll(async () => await stores.stop());

  /** Returns an outbox on a new store, with a clock that the test sets. */
  async function anOutbox() {
    const config = await stores.config();
    const clock = { now: Date.now() };
    const store = await stores.open(config);
    const open = async (): Promise<WholeOutbox> =>
      wholeOutbox({ store: await stores.open(config), now: () => clock.now });
    return { outbox: wholeOutbox({ store, now: () => clock.now }), open, clock };
  }

  describe("accepting", () => {
    it("stores the whole mail, for other processes too", async () => {
      const { outbox, open } = await anOutbox();
      const mail = aMail({ text: "Olá, café ☕\u2028 \u0000 '; drop table outbox; --" });

      expect(await outbox.add(mail)).toEqual({ status: "accepted", id: mail.id });

      const found = await (await open()).show(mail.id);
      expect(found).toMatchObject({ state: "waiting", mail });
    });

    it("treats the same key with the same fields as the same message", async () => {
      const { outbox } = await anOutbox();
      const mail = aMail();
      await outbox.add(mail, { key: "k", fingerprint: "f" });

      const again = await outbox.add(aMail(), { key: "k", fingerprint: "f" });

      expect(again).toEqual({ status: "accepted", id: mail.id });
      expect(await outbox.list(["waiting"])).toHaveLength(1);
    });

    it("adds one message for simultaneous requests with one key, from several processes", async () => {
      const { open } = await anOutbox();
      const outboxes = await Promise.all(Array.from({ length: 4 }, open));

      const results = await Promise.all(
        Array.from({ length: 40 }, async (_, index) =>
          outboxes[index % 4]!.add(aMail(), { key: "k", fingerprint: "f" }),
        ),
      );

      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
      expect(await outboxes[0]!.list(["waiting"])).toHaveLength(1);
    });

    it("treats a message with the second key of another as the same message", async () => {
      const { outbox } = await anOutbox();
      const mail = aMail();
      await outbox.add(mail, { key: "by address", secondKey: "by id", fingerprint: "" });

      const again = await outbox.add(aMail(), {
        key: "by session",
        secondKey: "by id",
        fingerprint: "",
      });
      const other = aMail();
      const otherResult = await outbox.add(other, {
        key: "by session",
        secondKey: "by another id",
        fingerprint: "",
      });

      expect(again).toEqual({ status: "accepted", id: mail.id });
      expect(otherResult).toEqual({ status: "accepted", id: other.id });
      expect(await outbox.list(["waiting"])).toHaveLength(2);
    });

    it("adds one message for simultaneous requests that share either key, from several processes", async () => {
      const { open } = await anOutbox();
      const outboxes = await Promise.all(Array.from({ length: 4 }, open));

      const results = await Promise.all(
        Array.from({ length: 40 }, async (_, index) =>
          outboxes[index % 4]!.add(aMail(), {
            key: `by ${index % 2 === 0 ? "address" : "session"}`,
            secondKey: "by id",
            fingerprint: "",
          }),
        ),
      );

      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
      expect(await outboxes[0]!.list(["waiting"])).toHaveLength(1);
    });

    it("reports a conflict for other fields under the same key, and adds nothing", async () => {
      const { outbox } = await anOutbox();
      await outbox.add(aMail(), { key: "k", fingerprint: "f" });

      expect(await outbox.add(aMail(), { key: "k", fingerprint: "other" })).toEqual({
        status: "conflict",
      });
      expect(await outbox.list(["waiting"])).toHaveLength(1);
    });

    it("frees a key after 24 hours, or after the given lifetime", async () => {
      const { outbox, clock } = await anOutbox();
      const mail = aMail();
      const lead = aMail({ kind: "lead" });
      await outbox.add(mail, { key: "k", fingerprint: "f" });
      await outbox.add(lead, { key: "lead", fingerprint: "f", lifetimeMs: 30 * DAY });
      await outbox.add(aMail(), { key: "l", secondKey: "s", fingerprint: "f", lifetimeMs: HOUR });

      clock.now += DAY - 1;
      expect(await outbox.add(aMail(), { key: "k", fingerprint: "f" })).toMatchObject({
        id: mail.id,
      });
      const freed = aMail();
      expect(await outbox.add(freed, { key: "m", secondKey: "s", fingerprint: "f" })).toMatchObject(
        { id: freed.id },
      );
      clock.now += 1;
      const second = aMail();
      expect(await outbox.add(second, { key: "k", fingerprint: "other" })).toMatchObject({
        id: second.id,
      });
      expect(await outbox.add(aMail(), { key: "lead", fingerprint: "f" })).toMatchObject({
        id: lead.id,
      });
    });

    it("rejects another message with an id that is in use", async () => {
      const { outbox } = await anOutbox();
      const mail = aMail();
      await outbox.add(mail, { key: "k", fingerprint: "f" });

      await expect(outbox.add(mail, { key: "other", fingerprint: "f" })).rejects.toThrow(mail.id);

      expect(await outbox.list(["waiting"])).toHaveLength(1);
    });

    it("calls listeners for new messages, not for repeated ones", async () => {
      const { outbox } = await anOutbox();
      let calls = 0;
      const stop = outbox.onAdded(() => calls++);

      await outbox.add(aMail(), { key: "k", fingerprint: "f" });
      await outbox.add(aMail(), { key: "k", fingerprint: "f" });
      stop();
      await outbox.add(aMail());

      expect(calls).toBe(1);
    });
  });

  describe("a lease", () => {
    it("is given once per message to simultaneous workers", async () => {
      const { outbox, open } = await anOutbox();
      const mails = Array.from({ length: 60 }, () => aMail());
      for (const mail of mails) await outbox.add(mail);
      const outboxes = await Promise.all(Array.from({ length: 3 }, open));

      const claims = await Promise.all(
        Array.from(
          { length: 30 },
          async (_, index) => await outboxes[index % 3]!.claimDue(`w${index}`, 4),
        ),
      );

      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await outbox.claimDue("last", 60);
      expect(ids.length + rest.length).toBe(60);
    });

    it("is given for the message due longest, never for one that isn't due", async () => {
      const { outbox, clock } = await anOutbox();
      const [later, late, future] = [aMail(), aMail(), aMail()];
      clock.now += 1;
      await outbox.add(later);
      clock.now -= 1;
      await outbox.add(late);
      clock.now += HOUR;
      await outbox.add(future);
      clock.now -= HOUR - 1;

      expect(await outbox.claimDue("w", 1)).toMatchObject([{ id: late.id, mail: late }]);
      expect(await outbox.claimDue("w", 9)).toMatchObject([{ id: later.id }]);
    });

    it("is taken over after it expired; the former holder can't record a result", async () => {
      const { outbox, clock } = await anOutbox();
      const mail = aMail();
      await outbox.add(mail);
      await outbox.claimDue("dead", 1);
      expect(await outbox.claimDue("alive", 1)).toEqual([]);

      clock.now += 20 * SECOND;
      expect(await outbox.claimDue("alive", 1)).toMatchObject([{ id: mail.id }]);

      expect(await outbox.markDelivered("dead", mail.id)).toBe(false);
      expect(await outbox.postpone("dead", mail.id, 0, failure)).toBe(false);
      expect(await outbox.markFailed("dead", mail.id, failure)).toBe(false);
      expect(await outbox.markDelivered("alive", mail.id)).toBe(true);
    });

    it("lasts as long as it is renewed", async () => {
      const { outbox, clock } = await anOutbox();
      const mail = aMail();
      await outbox.add(mail);
      await outbox.claimDue("busy", 1);
      for (let time = 0; time < 10; time++) {
        clock.now += 5 * SECOND;
        await outbox.renew("busy", [mail.id]);
      }

      expect(await outbox.claimDue("other", 1)).toEqual([]);
    });

    it("can be released without counting an attempt", async () => {
      const { outbox } = await anOutbox();
      const mail = aMail();
      await outbox.add(mail);
      await outbox.claimDue("leaving", 1);

      await outbox.giveBack("leaving", [mail.id]);

      expect(await outbox.claimDue("other", 1)).toMatchObject([{ id: mail.id, failures: 0 }]);
    });
  });

  describe("for the operator", () => {
    it("counts attempts and stores the mail server's response", async () => {
      const { outbox, clock } = await anOutbox();
      const mail = aMail();
      await outbox.add(mail);
      await outbox.claimDue("w", 1);
      await outbox.postpone("w", mail.id, HOUR, failure);

      expect(await outbox.list(["waiting"])).toMatchObject([
        { failures: 1, dueAt: clock.now + HOUR, lastError: "451 try later" },
      ]);

      clock.now += HOUR;
      expect(await outbox.claimDue("w", 1)).toMatchObject([{ failures: 1, refusals: 0 }]);
      await outbox.markFailed("w", mail.id, { refused: true, error: "550 no" });
      expect(await outbox.list(["failed"])).toMatchObject([
        { failures: 2, dueAt: null, finishedAt: clock.now, lastError: "550 no" },
      ]);
    });

    it("restarts the 72 hours of one failed message, or of all", async () => {
      const { outbox, clock } = await anOutbox();
      const mails = [aMail(), aMail(), aMail()];
      for (const mail of mails) await outbox.add(mail);
      await outbox.claimDue("w", 3);
      for (const { id } of mails) await outbox.markFailed("w", id, failure);
      clock.now += 100 * HOUR;

      expect(await outbox.retry({ id: mails[0]!.id })).toBe(1);
      expect(await outbox.claimDue("w", 3)).toMatchObject([
        { id: mails[0]!.id, failures: 0, isLast: false },
      ]);
      await outbox.giveBack("w", [mails[0]!.id]);
      clock.now += 72 * HOUR;
      expect(await outbox.claimDue("w", 3)).toMatchObject([{ id: mails[0]!.id, isLast: true }]);
      expect(await outbox.retry("failed")).toBe(2);
      expect(await outbox.retry("failed")).toBe(0);
    });

    it("retries neither a delivered message nor one that is being sent", async () => {
      const { outbox } = await anOutbox();
      const [done, underWay] = [aMail(), aMail()];
      await outbox.add(done);
      await outbox.claimDue("w", 1);
      await outbox.markDelivered("w", done.id);
      await outbox.add(underWay);
      await outbox.claimDue("w", 1);

      expect(await outbox.retry({ id: done.id })).toBe(0);
      await outbox.retry({ id: underWay.id });
      expect(await outbox.claimDue("other", 9)).toEqual([]);
    });

    it("returns the number of waiting and failed messages and the age of the oldest", async () => {
      const { outbox, clock } = await anOutbox();
      expect(await outbox.depth()).toEqual({ waiting: 0, failed: 0, oldestSeconds: 0 });
      const failed = aMail();
      await outbox.add(failed);
      await outbox.claimDue("w", 1);
      await outbox.markFailed("w", failed.id, failure);
      clock.now += HOUR;
      await outbox.add(aMail());
      clock.now += 90 * SECOND;
      await outbox.add(aMail());

      expect(await outbox.depth()).toEqual({ waiting: 2, failed: 1, oldestSeconds: 90 });
    });
  });

  describe("erasing", () => {
    it("erases all messages of a visitor, in any letter case of the address and any state", async () => {
      const { outbox } = await anOutbox();
      const hers = ["Ana@Exemplo.com.br", "ana@exemplo.com.br", "ANA@EXEMPLO.COM.BR"].map(
        (address) => aMail({ replyTo: { name: "Ana", address } }),
      );
      for (const mail of hers) await outbox.add(mail);
      await outbox.claimDue("w", 2);
      await outbox.markDelivered("w", hers[0]!.id);
      await outbox.markFailed("w", hers[1]!.id, failure);
      const his = aMail({ replyTo: { name: "Rui", address: "mariana@exemplo.com.br" } });
      await outbox.add(his);

      expect(await outbox.erase(" aNa@exemplo.com.br")).toBe(3);

      const left = await outbox.list(["waiting", "delivered", "failed"]);
      expect(left.map(({ id }) => id)).toEqual([his.id]);
    });

    it("sweeps only messages delivered before the retention time", async () => {
      const { outbox, clock } = await anOutbox();
      const [delivered, failed, waiting, late] = [aMail(), aMail(), aMail(), aMail()];
      for (const mail of [delivered, failed, waiting, late]) await outbox.add(mail);
      await outbox.claimDue("w", 9);
      await outbox.markDelivered("w", delivered.id);
      await outbox.markFailed("w", failed.id, failure);
      clock.now += 2 * DAY;
      await outbox.markDelivered("w", late.id);
      clock.now += 179 * DAY;

      expect(await outbox.sweep(180)).toBe(1);

      const left = await outbox.list(["waiting", "delivered", "failed"]);
      expect(new Set(left.map(({ id }) => id))).toEqual(new Set([failed.id, waiting.id, late.id]));
    });
  });
});

describe("the SQLite file", () => {
  it("shrinks after the sweep", async () => {
    const stores = await startStores("SQLite");
    const config = await stores.config();
    const store = await stores.open(config);
    // Ahead, so that all messages are due.
    let now = Date.now() + DAY;
    const outbox = wholeOutbox({ store, now: () => now });
    const sizeOf = () => statSync(join(config.dataDir, "nora.db")).size;
    const mails = Array.from({ length: 450 }, () => aMail({ text: "x".repeat(4000) }));
    for (const mail of mails) await outbox.add(mail);
    await outbox.claimDue("w", 450);
    for (const { id } of mails) await outbox.markDelivered("w", id);
    await store.compact();
    const full = sizeOf();
    now += 200 * DAY;

    // Without more time, as at shutdown: only a part.
    const some = await outbox.sweep(180, AbortSignal.abort());
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(450);
    expect(await outbox.sweep(180)).toBe(450 - some);
    await store.compact();

    expect(sizeOf()).toBeLessThan(full / 10);
    await stores.stop();
  });

  it("can be compacted if it was made from a dump, which loses auto_vacuum", async () => {
    const stores = await startStores("SQLite");
    const config = await stores.config();
    mkdirSync(config.dataDir, { recursive: true });
    using file = new DatabaseSync(join(config.dataDir, "nora.db"));
    file.exec("create table another (id)");
    const store = await stores.open(config);
    const outbox = wholeOutbox({ store });
    const mail = aMail({ text: "x".repeat(40_000) });
    await outbox.add(mail);
    await outbox.erase(mail.replyTo.address);
    expect(file.prepare("pragma freelist_count").get()!.freelist_count).toBeGreaterThan(0);

    await expect(store.compact()).resolves.toBeUndefined();

    await stores.stop();
  });
});
