import type SMTPConnection from "nodemailer/lib/smtp-connection";
import { isPrivateHost } from "../config/hosts.ts";
import type { Config } from "../config/readConfig.ts";

/**
 * Timeouts in ms for a mail server. RFC 5321, 4.5.3.2, recommends minutes per step: the server may scan the mail for
 * viruses before its last response. Connecting and the greeting get less, so that a dead server is noticed soon.
 */
export const SMTP_LIMITS = {
  connectionTimeout: 60_000,
  greetingTimeout: 30_000,
  socketTimeout: 8 * 60_000,
};

export type SmtpLimits = typeof SMTP_LIMITS;

/** Query options of `SMTP_URL` passed to nodemailer. Others could weaken TLS or log mails. */
const QUERY_OPTIONS = new Set(["authMethod", "tls.servername"]);

export function smtpOptions(
  {
    server,
    requireTls,
    greetingName,
  }: Pick<Config["mail"], "requireTls" | "greetingName"> & { server: string },
  limits: SmtpLimits = SMTP_LIMITS,
) {
  const url = new URL(server);
  const query = Array.from(url.searchParams).filter(([name]) => QUERY_OPTIONS.has(name));
  url.search = String(new URLSearchParams(query));
  const isVerified = requireTls || url.protocol === "smtps:" || !isPrivateHost(url.hostname);
  const options = {
    url: url.href,
    name: greetingName,
    requireTLS: requireTls,
    // If unencrypted mail to a private host is allowed, the host's self-signed certificate must not stop the mail.
    tls: { rejectUnauthorized: isVerified },
    ...limits,
  };
  return options satisfies SMTPConnection.Options & { url: string };
}
