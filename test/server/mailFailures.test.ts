import { failureReason } from "../../server/mail/failureReason.ts";
import { type Mailer, createMailer } from "../../server/mail/mailer.ts";
import { SMTP_LIMITS } from "../../server/mail/smtpOptions.ts";
import { aMail } from "../support/aMail.ts";
import { freePort } from "../support/freePort.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";

const config = {
  requireTls: false,
  directory: "unused",
  to: { name: "", address: "contato@nora.example" },
  from: { name: "Site Nora", address: "site@nora.example" },
};

/** Divisor for production's timeouts and the server's delays. */
const SPEED = 20;
const limits = {
  connectionTimeout: SMTP_LIMITS.connectionTimeout / SPEED,
  greetingTimeout: SMTP_LIMITS.greetingTimeout / SPEED,
  socketTimeout: SMTP_LIMITS.socketTimeout / SPEED,
};
const SECOND_MS = 1000 / SPEED;

let mailServer: MailServer;
let mailer: Mailer;
beforeEach(async () => {
  mailServer = await startMailServer();
  mailer = createMailer({ ...config, server: mailServer.url }, limits);
});
afterEach(async () => {
  await mailer.close();
  await mailServer.stop();
});

async function reasonOf(sending: Promise<void>): Promise<string | undefined> {
  const error: unknown = await sending.then(
    () => new Error("it was sent"),
    (failure: unknown) => failure,
  );
  return failureReason(error)?.reason;
}

describe("a slow mail server", () => {
  it("gets the mail if it greets after 8 s", async () => {
    mailServer.delays.greeting = 8 * SECOND_MS;

    await mailer.send(aMail());

    expect(mailServer.mails).toHaveLength(1);
  });

  it("gets the mail once if it scans the text for 45 s", async () => {
    mailServer.delays.receipt = 45 * SECOND_MS;

    await mailer.send(aMail());

    expect(mailServer.mails).toHaveLength(1);
  });
});

describe("a failure is explained to the operator", () => {
  it("when the server sends no greeting", async () => {
    mailServer.isMute = true;

    expect(await reasonOf(mailer.send(aMail()))).toBe("timed out while waiting for the greeting");
  });

  it("when the server stops responding", async () => {
    mailServer.answer = () => "hang";
    await mailer.close();
    mailer = createMailer(
      { ...config, server: mailServer.url },
      { ...limits, socketTimeout: SECOND_MS },
    );

    expect(await reasonOf(mailer.send(aMail()))).toBe("timed out while waiting for an answer");
  });

  it("when the login is refused", async () => {
    mailServer.acceptsLogin = false;
    await mailer.close();
    const server = mailServer.url.replace("//", "//site:wrong@");
    mailer = createMailer({ ...config, server }, limits);

    expect(await reasonOf(mailer.send(aMail()))).toBe("login refused");
  });

  it("when the connection is refused", async () => {
    await mailer.close();
    mailer = createMailer({ ...config, server: `smtp://127.0.0.1:${await freePort()}` }, limits);

    expect(await reasonOf(mailer.send(aMail()))).toBe("connection refused");
  });

  it("when the host name is unknown", async () => {
    await mailer.close();
    mailer = createMailer({ ...config, server: "smtp://mail.invalid" }, limits);

    expect(await reasonOf(mailer.send(aMail()))).toMatch(/^mail server's name/);
  });

  it("when the message is refused", async () => {
    mailServer.answer = () => 554;

    expect(await reasonOf(mailer.send(aMail()))).toBe("message refused");
  });

  it.each([
    ["MAIL FROM", "sender refused"],
    ["RCPT TO", "recipient refused"],
  ])("when %s is refused", (command, reason) => {
    const error = Object.assign(new Error("550 5.1.1 ana@exemplo.com.br unknown"), {
      code: "EENVELOPE",
      command,
      responseCode: 550,
    });

    expect(failureReason(error)).toEqual({ reason });
  });

  it("but an error in our own code isn't", () => {
    expect(failureReason(new TypeError("x is not a function"))).toBeUndefined();
    expect(failureReason("550")).toBeUndefined();
  });
});
