import type { Mailbox } from "../config/mailbox.ts";
import type { Config } from "../config/readConfig.ts";
import type { Sender } from "./deliver.ts";
import { dialableNumber } from "./dialableNumber.ts";
import { classifySmtpError } from "./failures.ts";
import type { Part } from "./Mail.ts";
import { deliverToMaildir } from "./maildir.ts";
import { type EarlierMessage, mailFacts } from "./mailFacts.ts";
import { mailHtml } from "./mailHtml.ts";
import { mailText } from "./mailText.ts";
import { type SmtpLimits, smtpOptions } from "./smtpOptions.ts";

/** Time limit of an attempt in ms: shorter than a lease. */
const MAX_SEND_MS = 9 * 60_000;

/** One attempt for each `send`. Idle connections are closed early: a firewall may drop them silently. */
const POOL = { pool: true, maxRequeues: 0, idleTimeout: 10_000 } as const;

/** Bidirectional controls, which could show a header's text in another order. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

interface Parts extends Pick<Config["mail"], "to" | "from" | "directory" | "server"> {
  requireTls: boolean;
  greetingName: string;
  /** Looks up earlier messages from the same address; on failure the mail is sent without them. */
  earlierThan?: (part: Part) => Promise<EarlierMessage[]>;
  limits?: SmtpLimits;
}

export type Mailer = ReturnType<typeof createMailer>;

/** Sends mails to the mail server over pooled connections or, without one, to the Maildir. */
export function createMailer(parts: Parts) {
  const { server, directory, earlierThan = async () => [] } = parts;
  // Imported with the first mail: nodemailer would delay the start.
  const connect = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport(
      server === undefined
        ? { streamTransport: true, buffer: true }
        : { ...smtpOptions({ ...parts, server }, parts.limits), ...POOL },
    );
  };
  let transport: ReturnType<typeof connect> | undefined;

  const sender: Sender = {
    destination: "mail",
    classify: classifySmtpError,
    maxSendMs: MAX_SEND_MS,
    async send(part, signal) {
      const mail = await composeMail(part, parts, await earlierThan(part).catch(() => []));
      const mailer = await (transport ??= connect());
      const sent = await mailer.sendMail({ ...mail, signal });
      if (server === undefined) {
        await deliverToMaildir(directory, part, (sent as { message: Buffer }).message);
      }
    },
  };
  return { ...sender, close: async () => (await transport)?.close() };
}

/** Returns nodemailer's message. Addresses are objects: as text, a visitor's name could add addresses. */
async function composeMail(
  part: Part,
  { to, from }: Pick<Parts, "to" | "from">,
  earlier: readonly EarlierMessage[],
) {
  const { mail, part: number, createdAt } = part;
  const idOf = (id: string) => `<${id}@${domainOf(from)}>`;
  const first = idOf(mail.id);
  const facts = mailFacts(part, { earlier, number: await dialableNumber(mail.content.phone) });
  const isFollowUp = number > 0;
  return {
    to,
    from,
    replyTo: {
      name: headerText(mail.replyTo.name).replaceAll(/[<>@]/g, " ").trim(),
      address: mail.replyTo.address,
    },
    subject: headerText(isFollowUp ? `Re: ${mail.subject}` : mail.subject),
    text: mailText(facts),
    html: mailHtml(facts),
    date: new Date(createdAt),
    messageId: isFollowUp ? idOf(`${mail.id}.${number}`) : first,
    ...(isFollowUp && { inReplyTo: first, references: first }),
    // Keeps the mail's source readable: by default nodemailer encodes text with few Latin letters in base64.
    textEncoding: "quoted-printable" as const,
  };
}

/** An invisible word joiner breaks what looks like an encoded word (RFC 2047), which nodemailer would send as it is. */
function headerText(text: string): string {
  return text.replaceAll(BIDI_CONTROLS, "").replaceAll("=?", "=\u2060?");
}

function domainOf({ address }: Mailbox): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
