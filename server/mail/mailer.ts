import type { Mail } from "./Mail.ts";
import { mailBody } from "./mailBody.ts";
import type { EarlierMessage } from "./mailFacts.ts";
import { deliverToMaildir } from "./maildir.ts";
import type { Mailbox } from "../config/mailbox.ts";
import type { Config } from "../config/readConfig.ts";
import { SMTP_LIMITS, type SmtpLimits, smtpOptions } from "./smtpOptions.ts";

type MailConfig = Config["mail"] & {
  /** Looks up earlier messages from the same address; on failure the mail is sent without them. */
  earlierThan?: (mail: Mail) => Promise<EarlierMessage[]>;
};

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail, or when the mail is in the Maildir. Rejects with an error of
   * nodemailer (see `failureReason`) or of the file system.
   *
   * @param signal Cancels the attempt and closes its connection; ignored for the Maildir.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/**
 * No requeues: each `send` is one attempt, and its caller decides about the next. Idle connections are closed early,
 * because a firewall may drop them silently.
 */
const POOL = { pool: true, maxRequeues: 0, idleTimeout: 10_000 } as const;

/** Called when a mail is sent: loading nodemailer at start would delay the start. */
const loadNodemailer = () => import("nodemailer");

/**
 * Creates a mailer that delivers to the mail server over pooled connections, or to the Maildir if no server is
 * configured.
 *
 * @param limits Timeouts for the mail server; `npm run doctor` sets shorter ones.
 */
export function createMailer(
  { server, requireTls, directory, to, from, earlierThan = async () => [] }: MailConfig,
  limits: SmtpLimits = SMTP_LIMITS,
): Mailer {
  // Addresses are objects: nodemailer would parse a string as a list, to which a visitor's name could add addresses.
  const compose = async (mail: Mail) => ({
    to,
    from,
    replyTo: { name: literally(mail.replyTo.name), address: mail.replyTo.address },
    subject: literally(mail.subject),
    ...(await mailBody(mail, await earlierThan(mail).catch(() => []))),
    date: new Date(mail.acceptedAt),
    messageId: `<${mail.id}@${domainOf(from)}>`,
    // Keeps the mail's source readable: by default nodemailer encodes text with few Latin letters in base64.
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
      // After a failure, for example an unreadable module file, let the next mail try again.
      connected.catch(() => (connected = undefined));
      const transport = await connected;
      await transport.sendMail({ ...(await compose(mail)), signal });
    },
    close: async () => (await connected)?.close(),
  };
}

/**
 * Inserts an invisible word joiner into text that looks like an encoded word (RFC 2047). Nodemailer sends a valid
 * encoded word unchanged, so a mail program would decode it and show a different text.
 */
function literally(text: string): string {
  return text.replaceAll("=?", "=\u2060?");
}

function domainOf({ address }: Mailbox): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
