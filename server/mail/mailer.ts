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

/** Sends one mail completely, or throws nodemailer's error: see `failureReason`. */
export interface Mailer {
  /** @param signal aborts the attempt and closes its connection. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** No requeues: only the outbox retries. Idle connections are closed before a firewall drops them. */
const POOL = { pool: true, maxRequeues: 0, idleTimeout: 10_000 } as const;

/** Loaded for the first mail, because loading it would delay the start. */
const loadNodemailer = () => import("nodemailer");

/**
 * Creates a mailer that delivers to the mail server over pooled connections, or to the Maildir.
 *
 * @param limits shorter timeouts for tests.
 */
export function createMailer(
  { server, requireTls, directory, to, from, earlierThan = async () => [] }: MailConfig,
  limits: SmtpLimits = SMTP_LIMITS,
): Mailer {
  // Addresses are objects: nodemailer would parse a string as a list, to which a visitor could add
  // recipients.
  const compose = async (mail: Mail) => ({
    to,
    from,
    replyTo: { name: literally(mail.replyTo.name), address: mail.replyTo.address },
    subject: literally(mail.subject),
    ...(await mailBody(mail, await earlierThan(mail).catch(() => []))),
    date: new Date(mail.acceptedAt),
    messageId: `<${mail.id}@${domainOf(from)}>`,
    // Prevents nodemailer from choosing format=flowed, which would change long lines.
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
      // Reset on failure: a module that can't be read now may be readable for the next mail.
      connected.catch(() => (connected = undefined));
      const transport = await connected;
      // nodemailer 10 supports `signal`; the published types lack it.
      const cancellable: object = { ...(await compose(mail)), signal };
      await transport.sendMail(cancellable);
    },
    close: async () => (await connected)?.close(),
  };
}

/**
 * Prevents a header's text from being decoded. Nodemailer leaves ASCII unchanged, so text that looks like an
 * encoded word (RFC 2047) would be shown as another name or add a line break. An invisible word joiner
 * prevents that.
 */
function literally(text: string): string {
  return text.replaceAll("=?", "=\u2060?");
}

function domainOf({ address }: Mailbox): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
