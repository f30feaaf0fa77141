import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { startDelivery } from "../../server/mail/delivery.ts";
import { type Result, nextAttempt, resultOf } from "../../server/mail/leases.ts";
import { createOutboxOperator } from "../../server/mail/outboxOperator.ts";
import { SMTP_LIMITS } from "../../server/mail/mailer.ts";
import { createOutbox } from "../../server/mail/outbox.ts";
import { smtpFailure } from "../../server/mail/smtpFailure.ts";
import type { Store } from "../../server/store/openStore.ts";
import { aMessage, aDelivery } from "../support/aMessage.ts";
import { aMailer } from "../support/aMailer.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type Stores, engines, startStores } from "../support/stores.ts";
import { until } from "../support/until.ts";

const HOUR = 3_600_000;

describe.each(engines)("delivery from %s", (engine) => {
  let stores: Stores;
  let store: Store;
  let mailServer: MailServer;
  let running: { stop: (limitMs?: number) => Promise<void> }[];
  let logged: { level: string; details: Record<string, unknown>; text: string }[];
  let outcomes: Result["outcome"][];

  beforeAll(async () => {
    stores = await startStores(engine);
  });
  beforeEach(async () => {
    store = await stores.open();
    mailServer = await startMailServer();
    [running, logged, outcomes] = [[], [], []];
  });
  afterEach(async () => {
    await Promise.all(running.map(async (delivery) => await delivery.stop(0)));
    await mailServer.stop();
  });
  afterAll(async () => await stores.stop());

  function start() {
    const outbox = createOutbox({ store });
    const note = (level: string) => (details: unknown, text?: string) =>
      void logged.push({ level, details: details as Record<string, unknown>, text: text ?? "" });
    const delivery = startDelivery({
      store,
      sender: aMailer(mailServer.url),
      log: { info: note("info"), warn: note("warn"), error: note("error") } as never,
      onAttempt: (_destination, outcome) => void outcomes.push(outcome),
      pollMs: 20,
    });
    running.push(delivery);
    return { outbox, delivery, operator: createOutboxOperator({ store }) };
  }

  /** Makes all waiting deliveries due, as if the waits were over. */
  async function waitNoLonger(): Promise<void> {
    await store.db
      .updateTable("deliveries")
      .set({ due_at: 0 })
      .where("claimed_by", "is", null)
      .execute();
  }

  it("sends every message exactly once after an outage of the mail server", async () => {
    await mailServer.goDown();
    const { outbox, operator } = start();
    const messages = Array.from({ length: 10 }, () => aMessage());
    for (const message of messages) await outbox.add(message);
    await until(() => outcomes.includes("postponed"));
    await mailServer.comeBack();
    await until(async () => {
      await waitNoLonger();
      return (await outbox.depth())[0]!.waiting === 0;
    });

    const ids = mailServer.mails.map(({ messageId }) => messageId!);
    expect(ids.toSorted()).toEqual(messages.map(({ id }) => `<${id}@nora.example>`).toSorted());
    expect(await operator.show(messages[0]!.id)).toMatchObject([{ state: "delivered" }]);
  });

  it("tries three times, hours apart, after a permanent refusal", async () => {
    mailServer.answer = () => 550;
    const { outbox, operator } = start();
    const message = aMessage();
    const began = Date.now();
    await outbox.add(message);
    const waits: number[] = [];
    for (let refusals = 1; refusals < 3; refusals++) {
      await until(() => outcomes.length === refusals);
      const [delivery] = await operator.show(message.id);
      expect(delivery!.failures).toBe(refusals);
      waits.push(delivery!.dueAt! - began);
      await waitNoLonger();
    }
    await until(() => outcomes.length === 3);

    expect((await operator.show(message.id))[0]!.state).toBe("failed");
    expect(Math.min(...waits)).toBeGreaterThan(HOUR);
    expect(outcomes).toEqual(["postponed", "postponed", "failed"]);
    expect(logged.at(-1)).toMatchObject({ level: "error", text: "mail failed" });
    expect(JSON.stringify(logged)).not.toMatch(/exemplo\.com\.br|refused by the test/);
  });

  it("is not delayed by one message that never gets an answer", async () => {
    const slow = aMessage();
    mailServer.answer = ({ messageId }) => (messageId!.includes(slow.id) ? "hang" : "take");
    const { outbox } = start();
    await outbox.add(slow);
    await outbox.add(aMessage());
    await outbox.add(aMessage());

    await mailServer.took(2);
    expect(mailServer.mails).toHaveLength(2);
  });

  it("sends none twice from two instances", async () => {
    start();
    const { outbox } = start();
    await Promise.all(Array.from({ length: 20 }, async () => await outbox.add(aMessage())));
    await until(async () => (await outbox.depth())[0]!.waiting === 0);

    expect(mailServer.mails).toHaveLength(20);
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(20);
  });

  it("gives back what is under way at an orderly stop", async () => {
    mailServer.answer = () => "hang";
    const { outbox, delivery } = start();
    await outbox.add(aMessage());
    await until(() => mailServer.offered === 1);
    await delivery.stop(0);
    mailServer.answer = () => "take";
    start();

    await until(() => outcomes.length > 0);
    expect(outcomes).toEqual(["delivered"]);
    expect(mailServer.mails).toHaveLength(1);
  });
});

describe("a mail server", () => {
  const { signal } = new AbortController();

  it("may take 8 s to greet", async () => {
    const mailServer = await startMailServer();
    mailServer.delays.greeting = 8000;
    const mailer = aMailer(mailServer.url);
    await mailer.send(aDelivery(), signal);
    await mailer.close();
    await mailServer.stop();

    expect(SMTP_LIMITS.greetingTimeout).toBeGreaterThanOrEqual(30_000);
    expect(SMTP_LIMITS.socketTimeout).toBeGreaterThanOrEqual(5 * 60_000);
  });

  it("is greeted with our name", async () => {
    const names: unknown[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, session, callback) => {
        names.push(session.hostNameAppearsAs);
        stream.resume().on("end", callback);
      },
    });
    const server = smtp.listen(0, "127.0.0.1");
    await once(server, "listening");
    const mailer = aMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await mailer.send(aDelivery(), signal);
    await mailer.close();
    smtp.close(() => {});

    expect(names).toEqual(["nora.example"]);
  });

  const atRcpt = (response: string) => ({ code: "EENVELOPE", command: "RCPT TO", response });
  it.each([
    ["a recipient that doesn't exist", atRcpt("550 5.1.1 no such user"), true, "warn"],
    ["a full mailbox", atRcpt("552 5.2.2 mailbox full"), false, "error"],
    ["a full mailbox with a temporary code", atRcpt("452 4.2.2 mailbox full"), false, "error"],
    ["a full mailbox by its text", atRcpt("550 The mailbox is full"), false, "error"],
    [
      "a sending limit",
      { ...atRcpt("550 5.4.5 Daily user sending limit exceeded"), code: "EMESSAGE" },
      false,
      "error",
    ],
    ["a temporary refusal", atRcpt("451 4.7.1 greylisted"), false, "warn"],
    ["a login at MAIL", atRcpt("530 5.7.0 Authentication required"), false, "error"],
    ["a refused login", { code: "EAUTH", response: "535 5.7.8 Bad credentials" }, false, "error"],
    [
      "a refused greeting name",
      atRcpt("504 5.5.2 <[127.0.0.1]>: Helo command rejected"),
      false,
      "error",
    ],
    [
      "a name refused at EHLO",
      {
        code: "ECONNECTION",
        command: "EHLO",
        response: "421-4.7.0 Try again later, closing connection. (EHLO)",
      },
      false,
      "error",
    ],
    ["an unknown error", { message: "?" }, false, "warn"],
  ])("may refuse: %s", (_what, properties, isRefusal, level) => {
    const { response = "" } = properties as { response?: string };
    const responseCode = response === "" ? {} : { responseCode: Number(response.slice(0, 3)) };
    const error = Object.assign(new Error("failed"), properties, responseCode);

    const { isRefusal: isRefused = false, todo } = smtpFailure(error);
    expect([isRefused, todo === undefined ? "warn" : "error"]).toEqual([isRefusal, level]);
  });
});

describe("waits between attempts", () => {
  const claim = { ...aDelivery(), id: "1", failures: 0, refusals: 0, readyAt: Date.now() };

  it("end with the 72 hours, after which an attempt is the last", () => {
    const readyAt = Date.now() - 72 * HOUR + 1000;
    const refusal = { reason: "refused", isRefusal: true };

    expect(resultOf({ ...claim, readyAt }, refusal)).toMatchObject({
      outcome: "postponed",
      changes: { due_at: readyAt + 72 * HOUR, failures: 1, refusals: 1 },
    });
    expect(resultOf({ ...claim, readyAt: readyAt - 1000 }, refusal).outcome).toBe("failed");
  });

  it("grow from 15 s at most to an hour at most, with jitter", () => {
    expect(nextAttempt(1, () => 0)).toBeLessThanOrEqual(15_000);
    expect(nextAttempt(1, () => 1)).toBe(7500);
    expect(nextAttempt(3, () => 0)).toBe(40_000);
    expect(nextAttempt(30, () => 0)).toBe(HOUR);
  });
});
