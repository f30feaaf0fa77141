import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import type { Certificate } from "./certificates.ts";
import { freePort } from "./freePort.ts";
import { until } from "./until.ts";

/** Response to a mail: accept it, never respond, or an SMTP reply code such as 450 or 550. */
export type Answer = "take" | "hang" | number;

/** SMTP server that records accepted mails. */
export interface MailServer {
  url: string;
  /** Accepted mails, in order; a mail sent twice appears twice. */
  mails: ParsedMail[];
  /** Envelope recipients of each accepted mail. */
  recipients: string[][];
  /** Number of mails received, accepted or not. */
  offered: number;
  answer: (mail: ParsedMail) => Answer | Promise<Answer>;
  /** Whether logins succeed, whatever their credentials. */
  acceptsLogin: boolean;
  /** Whether new connections get no greeting. */
  isMute: boolean;
  /** Delays in ms before the greeting and before the response to a mail. */
  delays: { greeting: number; receipt: number };
  /** Resolves when at least `count` mails have been accepted. */
  took(count: number): Promise<void>;
  /** Closes all connections and stops listening. */
  goDown(): Promise<void>;
  /** Listens on the same port again. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** TLS by STARTTLS, or from the first byte (`smtps://`). */
export interface Encryption {
  kind: "STARTTLS" | "smtps";
  certificate: Certificate;
}

export async function startMailServer(encryption?: Encryption): Promise<MailServer> {
  const port = await freePort();
  let smtp: SMTPServer | undefined;

  const server: MailServer = {
    url: `${encryption?.kind === "smtps" ? "smtps" : "smtp"}://127.0.0.1:${port}`,
    mails: [],
    recipients: [],
    offered: 0,
    answer: () => "take",
    acceptsLogin: true,
    isMute: false,
    delays: { greeting: 0, receipt: 0 },
    took: async (count) => await until(() => server.mails.length >= count),
    async goDown() {
      const closing = smtp;
      if (!closing) return;
      smtp = undefined;
      for (const connection of closing.connections) connection.close();
      const { promise, resolve } = Promise.withResolvers<void>();
      closing.close(() => resolve());
      await promise;
    },
    async comeBack() {
      smtp = create();
      smtp.listen(port, "127.0.0.1");
      await once(smtp.server, "listening");
    },
    stop: async () => await server.goDown(),
  };

  function create(): SMTPServer {
    const created = new SMTPServer({
      disabledCommands: encryption ? [] : ["STARTTLS"],
      secure: encryption?.kind === "smtps",
      ...(encryption && {
        cert: encryption.certificate.certificate,
        key: encryption.certificate.key,
      }),
      allowInsecureAuth: true,
      authOptional: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_session, callback) => {
        if (!server.isMute) setTimeout(callback, server.delays.greeting);
      },
      onAuth: (_credentials, _session, callback) => {
        if (server.acceptsLogin) callback(null, { user: "site" });
        else callback(Object.assign(new Error("Invalid login"), { responseCode: 535 }));
      },
      onData: (stream, { envelope }, callback) => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        // A killed client may break off in the middle of a mail.
        receive(stream, recipients, callback).catch(() => {});
      },
    });
    // A killed client may reset its connection.
    created.on("error", () => {});
    return created;
  }

  async function receive(
    stream: SMTPServerDataStream,
    recipients: string[],
    callback: (error?: Error | null) => void,
  ): Promise<void> {
    const mail = await simpleParser(stream);
    server.offered++;
    const answer = await server.answer(mail);
    if (answer === "hang") return;
    if (server.delays.receipt > 0) await sleep(server.delays.receipt);
    if (answer === "take") {
      server.mails.push(mail);
      server.recipients.push(recipients);
      callback();
    } else {
      callback(Object.assign(new Error("refused by the test"), { responseCode: answer }));
    }
  }

  await server.comeBack();
  return server;
}
