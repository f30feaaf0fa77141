import { getCACertificates, setDefaultCACertificates } from "node:tls";
import type { Failure } from "../../server/mail/leases.ts";
import { type Mailer, createMailer } from "../../server/mail/mailer.ts";
import { aDelivery } from "../support/aMessage.ts";
import { type Certificate, createAuthority, createSelfSigned } from "../support/certificates.ts";
import { type Encryption, type MailServer, startMailServer } from "../support/mailServer.ts";
import { type StartTlsStripper, startTlsStripper } from "../support/startTlsStripper.ts";

const { signal } = new AbortController();

const config = {
  greetingName: "nora.example",
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

async function failureOf(delivery = aDelivery()): Promise<Failure | undefined> {
  return await mailer.send(delivery, signal);
}

/** A fault of the receiver, which an operator must mend. */
const insecure = (reason = /./) => ({
  reason: expect.stringMatching(reason),
  todo: expect.any(String),
});

describe("mail to a remote server", () => {
  it.each(["STARTTLS", "smtps"] as const)("is encrypted by %s", async (kind) => {
    await aMailer({ kind, certificate: trusted });

    await mailer.send(aDelivery(), signal);

    expect(mailServer.mails).toHaveLength(1);
  });

  it("is not sent, nor the password, if an attacker hides STARTTLS", async () => {
    mailServer = await startMailServer({ kind: "STARTTLS", certificate: trusted });
    relay = await startTlsStripper(Number(new URL(mailServer.url).port));
    mailerFor(`smtp://127.0.0.1:${relay.port}`);

    const failure = await failureOf(aDelivery());

    expect(failure).toMatchObject(insecure(/^no STARTTLS/));
    // Only EHLO and STARTTLS.
    expect(relay.heard()).toMatch(/^EHLO \S+\r\nSTARTTLS\r\n(?:QUIT\r\n)?$/);
    expect(mailServer.offered).toBe(0);
  });

  it("is not sent if an attacker answers STARTTLS itself", async () => {
    mailServer = await startMailServer({ kind: "STARTTLS", certificate: trusted });
    relay = await startTlsStripper(Number(new URL(mailServer.url).port), "220 go ahead");
    mailerFor(`smtp://127.0.0.1:${relay.port}`);

    expect(await failureOf()).toMatchObject(insecure());
    expect(relay.heard()).not.toMatch(/AUTH|MAIL FROM/);
  });

  it.each(["ignoreTLS=true", "opportunisticTLS=true", "requireTLS=false"])(
    "is not sent unencrypted because of %s in the URL: the configuration decides",
    async (option) => {
      await aMailer(undefined, `/?${option}`);

      expect(await failureOf()).toMatchObject(insecure());
      expect(mailServer.offered).toBe(0);
    },
  );

  const faults: Record<string, () => Certificate> = {
    "it fails verification: DEPTH_ZERO_SELF_SIGNED_CERT": () => createSelfSigned(["127.0.0.1"]),
    "it fails verification: UNABLE_TO_VERIFY_LEAF_SIGNATURE": () =>
      createAuthority().issue({ names: ["127.0.0.1"] }),
    "it fails verification: CERT_HAS_EXPIRED": () =>
      authority.issue({ names: ["127.0.0.1"], expired: true }),
    "it fails verification: ERR_TLS_CERT_ALTNAME_INVALID": () =>
      authority.issue({ names: ["mail.example"] }),
  };

  describe.each(["STARTTLS", "smtps"] as const)("by %s", (kind) => {
    it.each(Object.keys(faults))(
      "is not sent if the certificate has a fault: %s",
      async (fault) => {
        await aMailer({ kind, certificate: faults[fault]!() }, "/?tls.rejectUnauthorized=false");

        const failure = await failureOf();

        expect(failure).toMatchObject(insecure());
        expect(failure!.reason).toBe(`certificate not trusted: ${fault}`);
        expect(mailServer.offered).toBe(0);
      },
    );
  });

  it("fails with a hint if smtps:// is used on a STARTTLS port", async () => {
    mailServer = await startMailServer({ kind: "STARTTLS", certificate: trusted });
    mailerFor(mailServer.url.replace("smtp:", "smtps:"));

    const failure = await failureOf();

    expect(failure).toMatchObject(insecure());
    expect(failure!.todo).toContain("smtps:// for ports that begin with TLS");
  });
});

describe("mail on this machine", () => {
  it.each<[string, Encryption | undefined]>([
    ["that offers no encryption", undefined],
    ["with a self-signed certificate", { kind: "STARTTLS", certificate: createSelfSigned(["x"]) }],
  ])("is delivered to a relay %s", async (_title, encryption) => {
    mailServer = await startMailServer(encryption);
    mailer = createMailer({ ...config, server: mailServer.url, requireTls: false });

    await mailer.send(aDelivery(), signal);

    expect(mailServer.mails).toHaveLength(1);
  });
});
