import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import type { Certificate } from "./certificates.ts";
import { freePort } from "./freePort.ts";
import { until } from "./until.ts";

/** What the server says to a mail: it takes it, refuses it with a reply such as 450 or 550, or says nothing ever. */
export type Answer = "take" | "hang" | number;

/** A real SMTP server that keeps what it takes. */
export interface MailServer {
  url: string;
  /** What it took, in order; a mail sent twice is there twice. */
  mails: ParsedMail[];
  /** To whom each of them was to be delivered, whatever its headers say. */
  recipients: string[][];
  /** How many were offered, taken or not. */
  offered: number;
  answer: (mail: ParsedMail) => Answer | Promise<Answer>;
  /** Whether a login with any password is right. */
  acceptsLogin: boolean;
  /** Whether it says nothing at all to who connects. */
  isMute: boolean;
  /** How long it makes a client wait for its greeting, and for the 250 after a text, in ms. */
  delays: { greeting: number; receipt: number };
  /** Resolves once it took so many. */
  took(count: number): Promise<void>;
  /** Breaks every connection and takes no new ones. */
  goDown(): Promise<void>;
  /** At the same port again. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** How it speaks TLS: not at all, by STARTTLS, or from the first byte (`smtps://`). */
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
        // Cut off in the middle when its client is killed.
        receive(stream, recipients, callback).catch(() => {});
      },
    });
    // A client that was killed breaks its connection.
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
