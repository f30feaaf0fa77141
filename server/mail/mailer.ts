import type { Mail } from "./Mail.ts";
import { deliverToMaildir } from "./maildir.ts";
import type { Mailbox } from "../config/mailbox.ts";

export interface MailConfig {
  /** `smtp://…` or `smtps://…`; undefined for the Maildir. */
  server: string | undefined;
  /** The Maildir. */
  directory: string;
  to: Mailbox;
  /** The company's own domain, never the visitor's. */
  from: Mailbox;
}

/** Sends one mail, whole, or throws as nodemailer does (`code`, `responseCode`). */
export interface Mailer {
  /** @param signal ends the attempt, its connection included. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds; nodemailer's own limits are minutes. */
const LIMITS = { connectionTimeout: 5000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/** Only the outbox tries again. */
const NO_RETRY: object = { maxRequeues: 0 };

/** A fifth of the service's code, which a start has no use for: it comes with the first mail. */
const loadNodemailer = () => import("nodemailer");

/** Delivers by SMTP, over kept connections, or to the Maildir. */
export function createMailer({ server, directory, to, from }: MailConfig): Mailer {
  // Addresses are objects: nodemailer takes a string as a list, and a visitor could add to it.
  const compose = (mail: Mail) => ({
    to,
    from,
    replyTo: { name: literally(mail.replyTo.name), address: mail.replyTo.address },
    subject: literally(mail.subject),
    text: mail.text,
    html: mail.html,
    date: new Date(mail.acceptedAt),
    messageId: `<${mail.id}@${domainOf(from)}>`,
    // Not nodemailer's choice: it would fold long lines as format=flowed, which changes them.
    textEncoding: "quoted-printable" as const,
  });

  if (server === undefined) {
    return {
      async send(mail) {
        const { createTransport } = await loadNodemailer();
        const composer = createTransport({ streamTransport: true, buffer: true });
        const { message } = await composer.sendMail(compose(mail));
        await deliverToMaildir(directory, mail, message as Buffer);
      },
      close: async () => {},
    };
  }

  const connect = async () => {
    const { createTransport } = await loadNodemailer();
    return createTransport({ url: server, pool: true, ...LIMITS, ...NO_RETRY });
  };
  let connected: ReturnType<typeof connect> | undefined;
  return {
    async send(mail, signal) {
      connected ??= connect();
      // A library that couldn't be read now may be read with the next mail.
      connected.catch(() => (connected = undefined));
      const transport = await connected;
      // Known to nodemailer 10, and not yet to its published types.
      const cancellable: object = { ...compose(mail), signal };
      await transport.sendMail(cancellable);
    },
    close: async () => (await connected)?.close(),
  };
}

/**
 * A text for a header that mail programs shall show as it was written. Nodemailer leaves ASCII as it is,
 * and what looks like an encoded word (RFC 2047) would be read as one: another name, or a line's end. A
 * word joiner, which nobody sees, keeps it from that.
 */
function literally(text: string): string {
  return text.replaceAll("=?", "=\u2060?");
}

function domainOf({ address }: Mailbox): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
