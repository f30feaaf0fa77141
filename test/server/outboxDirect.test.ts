import { createLog } from "../../server/log.ts";
import { createDirectOutbox } from "../../server/mail/directOutbox.ts";
import { type Mailer, createMailer } from "../../server/mail/mailer.ts";
import type { Store } from "../../server/store/openStore.ts";
import { aMail } from "../support/aMail.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type Stores, startStores } from "../support/stores.ts";
import { until } from "../support/until.ts";
import { wholeOutbox, withClock } from "../support/wholeOutbox.ts";

// On SQLite only: with Postgres messages are stored there.
describe("the outbox on an ephemeral disk", () => {
  let stores: Stores;
  let mailServer: MailServer;
  let mailer: Mailer;
  let store: Store;
  let logged: string[];
  const log = createLog({ level: "error" }, { write: (line) => void logged.push(line) });

  beforeAll(async () => {
    stores = await startStores("SQLite");
  });
  beforeEach(async () => {
    logged = [];
    mailServer = await startMailServer();
    mailer = createMailer({
      server: mailServer.url,
      requireTls: false,
      directory: "",
      to: { name: "", address: "contato@nora.example" },
      from: { name: "Site Nora", address: "site@nora.example" },
    });
    store = await stores.open();
  });
  afterEach(async () => {
    await mailer.close();
    await mailServer.stop();
  });
  afterAll(async () => await stores.stop());

  const identity = { key: "k", fingerprint: "f" };

  it("accepts a message when the mail server has accepted it, and stores nothing", async () => {
    const mail = aMail();

    expect(await createDirectOutbox({ log, store, mailer }).add(mail)).toEqual({
      status: "accepted",
      id: mail.id,
    });

    expect(mailServer.mails).toMatchObject([{ messageId: `<${mail.id}@nora.example>` }]);
    expect(await wholeOutbox({ store }).list(["waiting", "delivered", "failed"])).toEqual([]);
  });

  it.each([
    ["puts it off", 451],
    ["refuses it", 550],
  ])("accepts nothing if the server %s", async (_name, answer) => {
    mailServer.answer = () => answer;
    const outbox = createDirectOutbox({ log, store, mailer });

    await expect(outbox.add(aMail(), identity)).rejects.toMatchObject({
      name: "NotDelivered",
      status: 503,
    });

    // The key is free for the next attempt.
    mailServer.answer = () => "take";
    const mail = aMail();
    expect(await outbox.add(mail, identity)).toEqual({ status: "accepted", id: mail.id });
  });

  it("accepts nothing if the server is down", async () => {
    await mailServer.goDown();

    await expect(createDirectOutbox({ log, store, mailer }).add(aMail())).rejects.toMatchObject({
      name: "NotDelivered",
    });
  });

  it("waits no longer than its limit for a silent server", async () => {
    mailServer.answer = () => "hang";

    await expect(
      createDirectOutbox({ log, store, mailer, limitMs: 300 }).add(aMail(), identity),
    ).rejects.toMatchObject({ name: "NotDelivered" });
    // Less than the default limit of 12 s.
  }, 10_000);

  it("mails a message once if the response was lost and the key is repeated", async () => {
    const outbox = createDirectOutbox({ log, store, mailer });
    const mail = aMail();
    await outbox.add(mail, identity);

    expect(await outbox.add(aMail(), identity)).toEqual({ status: "accepted", id: mail.id });
    expect(await outbox.add(aMail(), { ...identity, fingerprint: "other" })).toEqual({
      status: "conflict",
    });
    expect(mailServer.mails).toHaveLength(1);
  });

  it("accepts a message that was sent although the store failed meanwhile", async () => {
    const mail = aMail();
    mailServer.answer = () => {
      void store.close();
      return "take";
    };

    expect(await createDirectOutbox({ log, store, mailer }).add(mail, identity)).toEqual({
      status: "accepted",
      id: mail.id,
    });

    expect(mailServer.mails).toHaveLength(1);
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: "error", id: mail.id, err: { type: "StoreUnavailable" } },
    ]);
  });

  it("mails simultaneous requests with one key once, also from another process", async () => {
    const outboxes = [
      createDirectOutbox({ log, store, mailer }),
      createDirectOutbox({ log, store, mailer }),
    ];

    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => outboxes[index % 2]!.add(aMail(), identity)),
    );

    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(mailServer.mails).toHaveLength(1);
  });

  it("mails simultaneous requests that share only the second key once", async () => {
    const outbox = createDirectOutbox({ log, store, mailer });

    const results = await Promise.all(
      ["by address", "by session"].map((key) =>
        outbox.add(aMail(), { key, secondKey: "by id", fingerprint: "" }),
      ),
    );

    expect(results[0]).toEqual(results[1]);
    expect(mailServer.mails).toHaveLength(1);
  });

  it("sends the message of a waiting request if the server refuses the first one", async () => {
    const outbox = createDirectOutbox({ log, store, mailer });
    let refuse = () => {};
    const asked = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    mailServer.answer = async () => {
      await asked;
      mailServer.answer = () => "take";
      return 550;
    };
    const first = outbox.add(aMail(), identity).catch((error: unknown) => error);
    await until(() => mailServer.offered === 1);
    const second = aMail();
    const waiting = outbox.add(second, identity);

    refuse();

    expect(await first).toMatchObject({ name: "NotDelivered" });
    expect(await waiting).toEqual({ status: "accepted", id: second.id });
    expect(mailServer.mails).toMatchObject([{ messageId: `<${second.id}@nora.example>` }]);
  });

  it("sends a message of a dead process again under its first id", async () => {
    const clock = { offset: 0 };
    const shifted = withClock(store, () => Date.now() + clock.offset);
    const never = { send: async () => await new Promise<void>(() => {}) };
    const first = aMail();
    const dead = createDirectOutbox({ log, store: shifted, mailer: never, limitMs: 60_000 });
    void dead.add(first, identity).catch(() => {});
    await until(async () => (await wholeOutbox({ store }).depth()).waiting === 1);

    clock.offset = 61_000;
    const result = await createDirectOutbox({ log, store: shifted, mailer }).add(aMail(), identity);

    expect(result).toEqual({ status: "accepted", id: first.id });
    expect(mailServer.mails).toMatchObject([{ messageId: `<${first.id}@nora.example>` }]);
  });
});
