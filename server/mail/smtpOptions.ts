import type SMTPConnection from "nodemailer/lib/smtp-connection";
import { isPrivateHost } from "../config/hosts.ts";

/** How long a mail server may take, in ms; RFC 5321, section 4.5.3.2, asks for minutes. */
export interface SmtpLimits {
  /** Looking the name up, connecting, the greeting and STARTTLS together. */
  connectionTimeout: number;
  /** The greeting alone. Nodemailer cuts it to what is left of `connectionTimeout`. */
  greetingTimeout: number;
  /** Silence at any later moment; a virus scan comes between the text and its 250. */
  socketTimeout: number;
}

export const SMTP_LIMITS: SmtpLimits = {
  connectionTimeout: 60_000,
  greetingTimeout: 30_000,
  socketTimeout: 600_000,
};

/**
 * The query options of `SMTP_URL` that nodemailer is given. All others are dropped: among them are some that
 * weaken TLS (`tls.rejectUnauthorized`, `ignoreTLS`) and some that print mails (`logger`, `debug`).
 */
const QUERY_OPTIONS = new Set(["name", "authMethod", "tls.servername"]);

export interface SmtpServer {
  /** `smtp://…` or `smtps://…` */
  server: string;
  /** Whether a server without STARTTLS gets nothing; by default off this machine and its private network. */
  requireTls?: boolean | undefined;
}

/** Nodemailer's options for `SMTP_URL`. */
export function smtpOptions({ server, requireTls }: SmtpServer, limits: SmtpLimits = SMTP_LIMITS) {
  const url = new URL(server);
  const query = Array.from(url.searchParams).filter(([name]) => QUERY_OPTIONS.has(name));
  url.search = String(new URLSearchParams(query));
  const isPrivate = isPrivateHost(url.hostname);
  const requireTLS = requireTls ?? !isPrivate;
  const options = {
    url: url.href,
    requireTLS,
    // Where plain text is allowed anyway, a local relay's self-signed certificate must not keep mail back.
    tls: { rejectUnauthorized: requireTLS || url.protocol === "smtps:" || !isPrivate },
    ...limits,
  };
  return options satisfies SMTPConnection.Options & { url: string };
}
