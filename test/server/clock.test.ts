import { createLog } from "../../server/log.ts";
import { mailSender } from "../../server/mail/mailSender.ts";
import { startDelivery } from "../../server/mail/startDelivery.ts";
import { aMail } from "../support/aMail.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { postUnderKills } from "../support/postUnderKills.ts";
import { type ServiceProcess, createServiceProcess } from "../support/serviceProcess.ts";
import { startApp } from "../support/startApp.ts";
import { type Stores, startStores } from "../support/stores.ts";
import { until } from "../support/until.ts";
import { wholeOutbox } from "../support/wholeOutbox.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const failure = { refused: false, error: "451 try later" };

describe("the wall clock of a machine with SQLite", () => {
  const machineNow = Date.now;
  let stores: Stores;

  beforeAll(async () => {
    stores = await startStores("SQLite");
  });
  afterEach(() => {
    Date.now = machineNow;
  });
  afterAll(async () => await stores.stop());

  function setWallClock(offset: number): void {
    Date.now = () => machineNow() + offset;
  }

  it("set back an hour delays no message, also in a process started after it", async () => {
    const config = await stores.config();
    const outbox = wholeOutbox({ store: await stores.open(config) });
    const [added, postponed] = [aMail(), aMail()];
    await outbox.add(postponed);
    await outbox.claimDue("w", 1);
    await outbox.add(added);
    await outbox.postpone("w", postponed.id, 0, failure);

    setWallClock(-HOUR);

    const restarted = wholeOutbox({ store: await stores.open(config) });
    expect(await outbox.depth()).toMatchObject({ waiting: 2 });
    expect(await outbox.claimDue("w", 1)).toMatchObject([{ id: added.id }]);
    expect(await restarted.claimDue("other", 1)).toMatchObject([{ id: postponed.id }]);
  });

  it("set back an hour refuses no visitor for longer", async () => {
    let offset = 0;
    Date.now = () => machineNow() + offset;
    await using app = await startApp({ SESSION_RATE_LIMIT: "1/60" });
    const statusOfSignup = async () =>
      (await fetch(`${app.url}/auth/v1/signup`, { method: "POST" })).status;

    expect([await statusOfSignup(), await statusOfSignup(), await statusOfSignup()]).toEqual([
      200, 429, 429,
    ]);
    offset = -HOUR;

    expect(await statusOfSignup()).toBe(200);
  });

  it("set back an hour prolongs no wait", async () => {
    const outbox = wholeOutbox({ store: await stores.open() });
    const mail = aMail();
    await outbox.add(mail);
    await outbox.claimDue("w", 1);
    setWallClock(-HOUR);

    await outbox.postpone("w", mail.id, 200, failure);

    await until(async () => (await outbox.claimDue("w", 1)).length === 1);
    expect(await outbox.show(mail.id)).toMatchObject({ failures: 1 });
  });

  it.each([
    ["back", -HOUR],
    ["forward", HOUR],
  ])("set %s an hour ends no lease early", async (_name, offset) => {
    const config = await stores.config();
    const outbox = wholeOutbox({ store: await stores.open(config) });
    await outbox.add(aMail());
    await outbox.claimDue("sending", 1);

    setWallClock(offset);

    const restarted = wholeOutbox({ store: await stores.open(config) });
    expect(await outbox.claimDue("other", 1)).toEqual([]);
    expect(await restarted.claimDue("other", 1)).toEqual([]);
  });

  it("set back an hour by a reboot delays no message accepted before it", async () => {
    const config = await stores.config();
    setWallClock(HOUR);
    const store = await stores.open(config);
    const before = wholeOutbox({ store });
    const [claimed, postponed, added] = [aMail(), aMail(), aMail()];
    for (const mail of [claimed, postponed, added]) {
      await before.add(mail);
    }
    await before.claimDue("w", 2);
    await before.postpone("w", postponed.id, 40 * MINUTE, failure);
    await store.db
      .updateTable("settings")
      .set({ value: JSON.stringify({ bootId: "another", monotonicMs: 0, time: Date.now() }) })
      .where("name", "=", "clock")
      .execute();
    await store.close();

    setWallClock(0);

    const outbox = wholeOutbox({ store: await stores.open(config) });
    const claims = await outbox.claimDue("w", 3);
    expect(claims.map(({ id }) => id).toSorted()).toEqual([postponed.id, added.id].toSorted());
    // A lease of a worker that may still run elsewhere ends within the minute.
    const entry = await outbox.show(claimed.id);
    expect(entry!.dueAt! - Date.now()).toBeLessThanOrEqual(MINUTE);
  });

  it("set back an hour during a delivery sends no mail twice", async () => {
    const outbox = wholeOutbox({ store: await stores.open() });
    const sent: string[] = [];
    const mailer = {
      async send({ id }: { id: string }) {
        sent.push(id);
        setWallClock(-HOUR);
      },
    };
    const log = createLog({ level: "silent" });
    const delivery = startDelivery({ outbox, leases: outbox, sender: mailSender(mailer), log });
    const mails = [aMail(), aMail(), aMail()];
    for (const mail of mails) await outbox.add(mail);

    await until(async () => (await outbox.depth()).waiting === 0);

    expect(sent.toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
    await delivery.stop();
  });
});

describe("two instances on one Postgres, one 60 s ahead and one 60 s behind", () => {
  let stores: Stores;
  let mailServer: MailServer;
  let services: ServiceProcess[] = [];

  beforeAll(async () => {
    stores = await startStores("Postgres");
  });
  beforeEach(async () => {
    mailServer = await startMailServer();
  });
  afterEach(async () => {
    await Promise.all(services.map((service) => service.end("SIGKILL")));
    await mailServer.stop();
  });
  afterAll(async () => await stores.stop());

  /** Posts messages to both instances; resolves with their ids when all are delivered. */
  async function postToBoth(options: { messages: number; clients: number; kills: number }) {
    const config = await stores.config();
    const outbox = wholeOutbox({ store: await stores.open(config) });
    services = await Promise.all(
      [MINUTE, -MINUTE].map((clockOffsetMs) =>
        createServiceProcess(config, mailServer.url, { clockOffsetMs }),
      ),
    );
    const accepted = await Promise.all(
      services.map((service) => postUnderKills({ service, ...options })),
    );
    await until(async () => (await outbox.depth()).waiting === 0, MINUTE);
    await Promise.all(services.map((service) => service.end("SIGTERM")));
    return accepted.flat().flatMap((ids) => Array.from(ids));
  }

  const arrived = () => mailServer.mails.map(({ messageId }) => messageId!.slice(1, 37));

  it(
    "send each mail once",
    async () => {
      // Longer than an idle instance waits between two checks.
      mailServer.delays.receipt = 2500;

      const promised = await postToBoth({ messages: 2, clients: 1, kills: 0 });

      expect(promised).toHaveLength(4);
      expect(arrived().toSorted()).toEqual(promised.toSorted());
    },
    2 * MINUTE,
  );

  it(
    "lose nothing when they are killed, and repeat at most what was being sent",
    async () => {
      const kills = 2;

      const promised = await postToBoth({ messages: 40, clients: 4, kills });

      expect(promised).toHaveLength(80);
      expect([...new Set(arrived())].toSorted()).toEqual(promised.toSorted());
      expect(arrived().length - promised.length).toBeLessThanOrEqual(2 * kills);
    },
    2 * MINUTE,
  );
});
