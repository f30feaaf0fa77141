import { mkdir, open, rename, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import { isPrivateHost } from "../config/hosts.ts";
import type { Config } from "../config/readConfig.ts";
import type { Failure } from "./leases.ts";
import { type Delivery, partId } from "./Message.ts";
import { mailContents } from "./mailContents.ts";
import type { EarlierMessage, Outbox } from "./outbox.ts";
import { smtpFailure } from "./smtpFailure.ts";

/** Time limit of an attempt in ms: shorter than a lease. */
const MAX_SEND_MS = 9 * 60_000;

/**
 * Timeouts in ms for a mail server. RFC 5321, 4.5.3.2, recommends minutes per step: the server may scan the mail for
 * viruses before its last response. Connecting and the greeting get less, so that a dead server is noticed soon.
 */
export const SMTP_LIMITS = {
  connectionTimeout: 60_000,
  greetingTimeout: 30_000,
  socketTimeout: 8 * 60_000,
};

/** One attempt for each `send`. Idle connections are closed early: a firewall may drop them silently. */
const POOL = { pool: true, maxRequeues: 0, idleTimeout: 10_000 } as const;

type Parts = Config["mail"] & {
  /** Knows earlier messages from the same address; on failure the mail is sent without them. */
  outbox?: Pick<Outbox, "earlierThan">;
};

export type Mailer = ReturnType<typeof createMailer>;

/** Sends mails to the mail server over pooled connections or, without one, to the Maildir. */
export function createMailer(parts: Parts) {
  const { server, directory, outbox } = parts;
  let transport: ReturnType<typeof connect> | undefined;

  async function send(delivery: Delivery, signal: AbortSignal): Promise<Failure | undefined> {
    try {
      const earlier = await outbox?.earlierThan(delivery.message).catch(() => []);
      const mail = await composeMail(delivery, parts, earlier);
      const mailer = await (transport ??= connect(parts));
      const sent = await mailer.sendMail({ ...mail, signal });
      if ("message" in sent) await deliverToMaildir(directory, delivery, sent.message as Buffer);
      return undefined;
    } catch (error) {
      return server === undefined ? maildirFailure(error) : smtpFailure(error);
    }
  }
  const close = async () => (await transport)?.close();
  return { destination: "mail" as const, maxSendMs: MAX_SEND_MS, send, close };
}

async function connect({ server, ...config }: Config["mail"]) {
  // Imported with the first mail: nodemailer would delay the start.
  const { createTransport } = await import("nodemailer");
  return createTransport(
    server === undefined
      ? { streamTransport: true, buffer: true }
      : { ...smtpOptions({ ...config, server }), ...POOL },
  );
}

/** Returns nodemailer's options for a mail server. */
export function smtpOptions(
  { server, requireTls, greetingName }: Config["mail"] & { server: string },
  limits = SMTP_LIMITS,
) {
  const url = new URL(server);
  // As options of nodemailer they could weaken TLS or log mails.
  url.search = "";
  const isVerified = requireTls || url.protocol === "smtps:" || !isPrivateHost(url.hostname);
  return {
    url: url.href,
    name: greetingName,
    requireTLS: requireTls,
    // If unencrypted mail to a private host is allowed, the host's self-signed certificate must not stop the mail.
    tls: { rejectUnauthorized: isVerified },
    ...limits,
  } satisfies SMTPConnection.Options & { url: string };
}

/** Returns nodemailer's message. Addresses are objects: as text, a visitor's name could add addresses. */
async function composeMail(
  delivery: Delivery,
  { to, from }: Pick<Parts, "to" | "from">,
  earlier?: readonly EarlierMessage[],
) {
  const { name, email } = delivery.message.content;
  const { subject, text, html } = await mailContents(delivery, earlier);
  const idOf = (id: string) => `<${id}@${from.address.split("@").at(-1)}>`;
  const first = idOf(delivery.message.id);
  return {
    to,
    from,
    replyTo: { name: headerText(name).replaceAll(/[<>@]/g, " ").trim(), address: email },
    subject: headerText(subject),
    text,
    html,
    date: new Date(delivery.createdAt),
    messageId: idOf(partId(delivery)),
    ...(delivery.part > 0 && { inReplyTo: first, references: first }),
    // Keeps the mail's source readable: by default nodemailer encodes text with few Latin letters in base64.
    textEncoding: "quoted-printable" as const,
  };
}

/** An invisible word joiner breaks what looks like an encoded word (RFC 2047), which nodemailer would send as it is. */
function headerText(text: string): string {
  return text.replaceAll("=?", "=\u2060?");
}

/**
 * Delivers a mail to a Maildir (https://cr.yp.to/proto/maildir.html): written and flushed in `tmp`, then moved to `new`,
 * so that mail readers find only complete mails there. A second delivery replaces the first, unless a reader has moved
 * the first to `cur`.
 */
async function deliverToMaildir(maildir: string, delivery: Delivery, mail: Buffer): Promise<void> {
  const folders = ["tmp", "new", "cur"].map((name) => join(maildir, name));
  await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));
  const [unfinished, arrived] = folders as [string, string];
  const name = `${Math.floor(delivery.createdAt / 1000)}.${partId(delivery)}.${hostname()}`;

  await writeFile(join(unfinished, name), mail, { mode: 0o600, flush: true });
  await rename(join(unfinished, name), join(arrived, name));
  // Windows can't flush a folder.
  if (process.platform !== "win32") {
    await using folder = await open(arrived, "r");
    await folder.sync();
  }
}

function maildirFailure(error: unknown): Failure {
  const { code = "unexpected error" } = error as NodeJS.ErrnoException;
  const todo = "check the folder mail in DATA_DIR: its disk may be full, or its owner another user";
  return { reason: `Maildir: ${code}`, todo, err: error };
}
