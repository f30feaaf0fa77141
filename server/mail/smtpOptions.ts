import type SMTPConnection from "nodemailer/lib/smtp-connection";
import { isPrivateHost } from "../config/hosts.ts";
import type { Config } from "../config/readConfig.ts";

/**
 * Timeouts in ms for a mail server. RFC 5321, 4.5.3.2, recommends 2 to 10 minutes per step. These allow less for
 * connecting and the greeting, so that an unreachable server is noticed within a minute.
 */
export const SMTP_LIMITS = {
  /** DNS lookup, connection, greeting and TLS handshake together. */
  connectionTimeout: 60_000,
  /**
   * Greeting and, separately, TLS handshake after STARTTLS. Nodemailer shortens each of them to the time left of
   * `connectionTimeout`.
   */
  greetingTimeout: 30_000,
  /** Time without traffic on the connection: the server may scan the mail for viruses before its final response. */
  socketTimeout: 600_000,
};

export type SmtpLimits = typeof SMTP_LIMITS;

/**
 * Query options of `SMTP_URL` passed to nodemailer. All others are dropped: some weaken TLS (`tls.rejectUnauthorized`,
 * `ignoreTLS`), some log mails (`logger`, `debug`), and `requireTLS` is read by the configuration.
 */
const QUERY_OPTIONS = new Set(["name", "authMethod", "tls.servername"]);

export function smtpOptions(
  { server, requireTls }: Pick<Config["mail"], "requireTls"> & { server: string },
  limits: SmtpLimits,
) {
  const url = new URL(server);
  const query = Array.from(url.searchParams).filter(([name]) => QUERY_OPTIONS.has(name));
  url.search = String(new URLSearchParams(query));
  const isVerified = requireTls || url.protocol === "smtps:" || !isPrivateHost(url.hostname);
  const options = {
    url: url.href,
    requireTLS: requireTls,
    // If unencrypted mail to a private host is allowed, the host's self-signed certificate must not stop the mail.
    tls: { rejectUnauthorized: isVerified },
    ...limits,
  };
  return options satisfies SMTPConnection.Options & { url: string };
}
