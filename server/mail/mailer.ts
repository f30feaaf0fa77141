import type { Mail } from "./Mail.ts";
import { mailBody } from "./mailBody.ts";
import type { EarlierMessage } from "./mailFacts.ts";
import { deliverToMaildir } from "./maildir.ts";
import type { Mailbox } from "../config/mailbox.ts";
import { SMTP_LIMITS, type SmtpLimits, smtpOptions } from "./smtpOptions.ts";

export interface MailConfig {
  /** `smtp://…` or `smtps://…`; undefined for the Maildir. */
  server: string | undefined;
  /** Whether a server without STARTTLS gets nothing; by default off this machine and its private network. */
  requireTls?: boolean | undefined;
  /** The Maildir. */
  directory: string;
  to: Mailbox;
  /** The company's own domain, never the visitor's. */
  from: Mailbox;
  /** Looks up what the same address sent before; a failure leaves it out of the mail. */
  earlierThan?: (mail: Mail) => Promise<EarlierMessage[]>;
}

/** Sends one mail, whole, or throws as nodemailer does: see `failureReason`. */
export interface Mailer {
  /** @param signal ends the attempt, its connection included. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Only the outbox tries again; a connection without mail is closed before a firewall forgets it. */
const POOL = { pool: true, maxRequeues: 0, idleTimeout: 10_000 } as const;

/** A fifth of the service's code, of no use to a start: it is loaded with the first mail. */
const loadNodemailer = () => import("nodemailer");

/**
 * Delivers to the mail server, over kept connections, or to the Maildir.
 *
 * @param limits shorter ones for tests.
 */
export function createMailer(
  { server, requireTls, directory, to, from, earlierThan = async () => [] }: MailConfig,
  limits: SmtpLimits = SMTP_LIMITS,
): Mailer {
  // Addresses are objects: nodemailer takes a string as a list, and a visitor could add to it.
  const compose = async (mail: Mail) => ({
    to,
    from,
    replyTo: { name: literally(mail.replyTo.name), address: mail.replyTo.address },
    subject: literally(mail.subject),
    ...(await mailBody(mail, await earlierThan(mail).catch(() => []))),
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
        const { message } = await composer.sendMail(await compose(mail));
        await deliverToMaildir(directory, mail, message as Buffer);
      },
      close: async () => {},
    };
  }

  const connect = async () => {
    const { createTransport } = await loadNodemailer();
    return createTransport({ ...smtpOptions({ server, requireTls }, limits), ...POOL });
  };
  let connected: ReturnType<typeof connect> | undefined;
  return {
    async send(mail, signal) {
      connected ??= connect();
      // A file that can't be read now may be readable with the next mail.
      connected.catch(() => (connected = undefined));
      const transport = await connected;
      // `signal` is in nodemailer 10, not yet in its published types.
      const cancellable: object = { ...(await compose(mail)), signal };
      await transport.sendMail(cancellable);
    },
    close: async () => (await connected)?.close(),
  };
}

/**
 * Keeps a header's text from being decoded. Nodemailer leaves ASCII as it is, so a visitor's text that looks
 * like an encoded word (RFC 2047) would be shown as another name or break the line. An invisible word
 * joiner prevents that.
 */
function literally(text: string): string {
  return text.replaceAll("=?", "=\u2060?");
}

function domainOf({ address }: Mailbox): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
