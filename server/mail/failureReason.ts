import { type CertificateFault, certificateFault } from "../config/certificateFault.ts";

/** Reason for a failed mail, from a fixed list. Safe to log: contains no text from the server or the visitor. */
interface FailureReason {
  reason: string;
  /** Action for the operator, if there is one. */
  todo?: string;
}

/** Error of a failed mail, with the properties of nodemailer and Node that identify its cause. */
interface SmtpError extends Error {
  code?: string;
  /** Node's error code, if nodemailer replaced `code` with its own. */
  originalCode?: string;
  /** SMTP command that failed, or nodemailer's `CONN` or `API`. */
  command?: string;
  responseCode?: number;
  timeoutType?: string;
}

const TRUST_CA =
  "set NODE_EXTRA_CA_CERTS to a file with the certificate of the certificate authority (PEM)";

const CERTIFICATE_TODOS: Record<CertificateFault["kind"], string> = {
  "self-signed":
    "give the mail server a certificate of a public CA, or set NODE_EXTRA_CA_CERTS to its PEM file",
  "unknown CA": TRUST_CA,
  "incomplete chain": `have the mail server send its intermediate certificates, or ${TRUST_CA}`,
  expired: "renew the mail server's certificate, and check this machine's clock",
  "not valid yet": "check this machine's clock",
  "other host": "use the name of the certificate in SMTP_URL",
};

const CHECK_PORT = "check host and port in SMTP_URL; some platforms block port 25";

const CONNECTION_FAULTS: Record<string, FailureReason> = {
  ENOTFOUND: { reason: "mail server's name not found", todo: "check the host in SMTP_URL" },
  EDNS: { reason: "mail server's name can't be looked up" },
  ECONNREFUSED: {
    reason: "connection refused",
    todo: CHECK_PORT,
  },
  ECONNRESET: { reason: "connection broken by the mail server" },
  EPIPE: { reason: "connection broken by the mail server" },
  EHOSTUNREACH: { reason: "mail server unreachable" },
  ENETUNREACH: { reason: "mail server unreachable" },
  ECONNECTION: { reason: "connection closed by the mail server" },
  EPROTOCOL: { reason: "the server does not answer as a mail server" },
  EABORT: { reason: "gave up: the mail took too long" },
};

const TIMEOUTS: Record<string, FailureReason> = {
  CONNECT_TIMEOUT: {
    reason: "timed out while connecting",
    todo: CHECK_PORT,
  },
  GREETING_TIMEOUT: {
    reason: "timed out while waiting for the greeting",
    todo: "if the port is 465, SMTP_URL must begin with smtps://",
  },
  UPGRADE_TIMEOUT: { reason: "timed out during the TLS handshake" },
  SOCKET_TIMEOUT: { reason: "timed out while waiting for an answer" },
};

const NO_STARTTLS: FailureReason = {
  reason: "no STARTTLS: the mail server offers no encryption, so nothing was sent",
  todo: "use smtps:// with its port (often 465) in SMTP_URL; ?requireTLS=false sends unencrypted",
};

const NOT_TLS: FailureReason = {
  reason: "the TLS handshake failed",
  todo: "smtps:// is for ports that begin with TLS (often 465), smtp:// for those with STARTTLS (often 587)",
};

const LOGIN_REFUSED: FailureReason = {
  reason: "login refused",
  todo: "check user and password in SMTP_URL; many providers want an app password or an API key",
};

const REFUSALS: Record<string, string> = {
  "MAIL FROM": "sender refused",
  "RCPT TO": "recipient refused",
  DATA: "message refused",
};

/** Returns the reason for an error of `mailer.send` or `sendWithin`; undefined for an unknown error. */
export function failureReason(error: unknown): FailureReason | undefined {
  if (!Error.isError(error)) return undefined;
  const tls = tlsFault(error);
  if (tls) return tls;
  const {
    code = "",
    originalCode = "",
    command = "",
    responseCode,
    timeoutType,
  }: SmtpError = error;
  if (timeoutType !== undefined) return TIMEOUTS[timeoutType];
  if (code === "EAUTH" || code === "ENOAUTH") return LOGIN_REFUSED;
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    if (responseCode === 530) return LOGIN_REFUSED;
    return { reason: REFUSALS[command] ?? "message refused" };
  }
  if (code === "ETIMEDOUT") return CONNECTION_FAULTS.EABORT;
  return CONNECTION_FAULTS[originalCode] ?? CONNECTION_FAULTS[code];
}

/**
 * Returns the reason if STARTTLS wasn't available, the certificate wasn't trusted or the TLS handshake failed.
 * Undefined for other errors and for timeouts, even during the handshake.
 */
export function tlsFault(error: SmtpError): FailureReason | undefined {
  const { code = "", originalCode = "", command, responseCode, timeoutType } = error;
  if (timeoutType !== undefined) return undefined;
  const fault = certificateFault(originalCode) ?? certificateFault(code);
  if (fault) {
    return {
      reason: `certificate not trusted: it ${fault.text}`,
      todo: CERTIFICATE_TODOS[fault.kind],
    };
  }
  // A permanent refusal of EHLO means that STARTTLS isn't available. A temporary one doesn't: with 421, for example,
  // the server closes the connection.
  const isPermanent = responseCode !== undefined && responseCode >= 500;
  const isEhloRefused = command === "EHLO" && code === "ECONNECTION" && isPermanent;
  if (command === "STARTTLS" || isEhloRefused) return NO_STARTTLS;
  const isHandshake = code === "ETLS" || /^(?:ERR_SSL_|EPROTO$|CERT_|CRL_)/.test(originalCode);
  return isHandshake ? NOT_TLS : undefined;
}
