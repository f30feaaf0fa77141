import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { createLog } from "../../server/log.ts";
import { deliver } from "../../server/mail/deliver.ts";
import { failureReason } from "../../server/mail/failureReason.ts";
import { type Mailer, createMailer } from "../../server/mail/mailer.ts";
import { mailSender } from "../../server/mail/mailSender.ts";
import { classifySmtpError } from "../../server/mail/smtpFailure.ts";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { aMail } from "../support/aMail.ts";
import { type Certificate, createAuthority, createSelfSigned } from "../support/certificates.ts";
import { type Encryption, type MailServer, startMailServer } from "../support/mailServer.ts";
import { startApp } from "../support/startApp.ts";
import { type StartTlsStripper, startTlsStripper } from "../support/startTlsStripper.ts";

const config = {
  directory: "unused",
  to: { name: "", address: "contato@nora.example" },
  from: { name: "Site Nora", address: "site@nora.example" },
};

const authority = createAuthority();
const trusted = authority.issue({ names: ["127.0.0.1"] });

let mailServer: MailServer;
let mailer: Mailer;
let relay: StartTlsStripper | undefined;

const systemRoots = getCACertificates("default");
beforeAll(() => setDefaultCACertificates([...systemRoots, authority.certificate]));
afterAll(() => setDefaultCACertificates(systemRoots));
afterEach(async () => {
  await mailer.close();
  await relay?.stop();
  relay = undefined;
  await mailServer.stop();
});

/** Returns a mailer with a password, for a remote server with this encryption. */
async function aMailer(encryption?: Encryption, query = "") {
  mailServer = await startMailServer(encryption);
  return mailerFor(mailServer.url, query);
}

function mailerFor(url: string, query = "") {
  const server = `${url.replace("//", "//site:p4ssword@")}${query}`;
  mailer = createMailer({ ...config, server, requireTls: true });
  return mailer;
}

async function failureOf(mail = aMail()): Promise<unknown> {
  return await mailer.send(mail).then(
    () => "sent",
    (error: unknown) => error,
  );
}

describe("mail to a remote server", () => {
  it.each(["STARTTLS", "smtps"] as const)("is encrypted by %s", async (kind) => {
    await aMailer({ kind, certificate: trusted });

    await mailer.send(aMail());

    expect(mailServer.mails).toHaveLength(1);
  });

  it("is not sent, nor the password, if an attacker hides STARTTLS", async () => {
    mailServer = await startMailServer({ kind: "STARTTLS", certificate: trusted });
    relay = await startTlsStripper(Number(new URL(mailServer.url).port));
    mailerFor(`smtp://127.0.0.1:${relay.port}`);

    const failure = await failureOf(aMail({ subject: "Assunto secreto" }));

    expect(classifySmtpError(failure)).toBe("insecure");
    expect(failureReason(failure)?.reason).toMatch(/^no STARTTLS/);
    // Only EHLO and STARTTLS.
    expect(relay.heard()).toMatch(/^EHLO \S+\r\nSTARTTLS\r\n(?:QUIT\r\n)?$/);
    expect(mailServer.offered).toBe(0);
  });

  it("is not sent if an attacker answers STARTTLS itself", async () => {
    mailServer = await startMailServer({ kind: "STARTTLS", certificate: trusted });
    relay = await startTlsStripper(Number(new URL(mailServer.url).port), "220 go ahead");
    mailerFor(`smtp://127.0.0.1:${relay.port}`);

    expect(classifySmtpError(await failureOf())).toBe("insecure");
    expect(relay.heard()).not.toMatch(/AUTH|MAIL FROM/);
  });

  it.each(["ignoreTLS=true", "opportunisticTLS=true", "requireTLS=false"])(
    "is not sent unencrypted because of %s in the URL: the configuration decides",
    async (option) => {
      await aMailer(undefined, `/?${option}`);

      expect(classifySmtpError(await failureOf())).toBe("insecure");
      expect(mailServer.offered).toBe(0);
    },
  );

  const faults: Record<string, () => Certificate> = {
    "it is self-signed": () => createSelfSigned(["127.0.0.1"]),
    "it is issued by an unknown certificate authority (CA)": () =>
      createAuthority().issue({ names: ["127.0.0.1"] }),
    "it has expired": () => authority.issue({ names: ["127.0.0.1"], expired: true }),
    "it is for another host name": () => authority.issue({ names: ["mail.example"] }),
  };

  describe.each(["STARTTLS", "smtps"] as const)("by %s", (kind) => {
    it.each(Object.keys(faults))(
      "is not sent if the certificate has a fault: %s",
      async (fault) => {
        await aMailer({ kind, certificate: faults[fault]!() }, "/?tls.rejectUnauthorized=false");

        const failure = await failureOf();

        expect(classifySmtpError(failure)).toBe("insecure");
        expect(failureReason(failure)?.reason).toBe(`certificate not trusted: ${fault}`);
        expect(mailServer.offered).toBe(0);
      },
    );
  });

  it("fails with a hint if smtps:// is used on a STARTTLS port", async () => {
    mailServer = await startMailServer({ kind: "STARTTLS", certificate: trusted });
    mailerFor(mailServer.url.replace("smtp:", "smtps:"));

    const failure = await failureOf();

    expect(classifySmtpError(failure)).toBe("insecure");
    expect(failureReason(failure)?.todo).toContain("smtps:// is for ports that begin with TLS");
  });
});

describe("delivery without a secure connection", () => {
  it("retries later, and logs what to do", async () => {
    await aMailer();
    const logged: Record<string, unknown>[] = [];
    const log = createLog(
      { level: "info" },
      { write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>) },
    );
    const ends: string[] = [];
    const leases = {
      markDelivered: async () => ends.push("delivered") > 0,
      postpone: async () => ends.push("postponed") > 0,
      markFailed: async () => ends.push("failed") > 0,
    };
    const mail = aMail();
    const claim = { id: mail.id, mail, failures: 0, refusals: 0, isLast: false };

    const { signal } = new AbortController();
    const outcome = await deliver(
      { leases, sender: mailSender(mailer), log, worker: "test" },
      claim,
      signal,
    );
    await outcome.record();

    expect(ends).toEqual(["postponed"]);
    expect(logged).toEqual([
      expect.objectContaining({
        level: "error",
        id: mail.id,
        msg: "mail server connection is not secure",
        reason: "no STARTTLS: the mail server offers no encryption, so nothing was sent",
        todo: expect.stringContaining("use smtps://") as string,
      }),
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/node_modules|\bat \S+:\d+|p4ssword|127\.0\.0\.1/);
  });
});

describe("without a durable disk", () => {
  it("a message is refused, and the log says at error level why and what to do", async () => {
    mailServer = await startMailServer();
    // Any address of this machine, which doesn't count as private.
    const server = mailServer.url.replace("127.0.0.1", "0.0.0.0");
    mailer = createMailer({ ...config, server, requireTls: true });
    await using app = await startApp({ SMTP_URL: server, EPHEMERAL_DISK: "on" });

    const response = await fetch(`${app.url}${paths.contact}`, {
      method: "POST",
      headers: { apikey: app.anonKey, "Content-Type": "application/json" },
      body: JSON.stringify(aContact()),
    });

    expect(response.status).toBe(503);
    expect(mailServer.offered).toBe(0);
    expect(app.logged).toContainEqual(
      expect.objectContaining({
        level: "error",
        err: expect.objectContaining({
          reason: "no STARTTLS: the mail server offers no encryption, so nothing was sent",
          todo: expect.stringContaining("use smtps://") as string,
        }) as object,
      }),
    );
  });
});

describe("mail on this machine", () => {
  it.each<[string, Encryption | undefined]>([
    ["that offers no encryption", undefined],
    ["with a self-signed certificate", { kind: "STARTTLS", certificate: createSelfSigned(["x"]) }],
  ])("is delivered to a relay %s", async (_title, encryption) => {
    mailServer = await startMailServer(encryption);
    mailer = createMailer({ ...config, server: mailServer.url, requireTls: false });

    await mailer.send(aMail());

    expect(mailServer.mails).toHaveLength(1);
  });
});
