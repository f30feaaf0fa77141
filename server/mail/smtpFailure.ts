import { cutAt } from "../../src/shared/cutAt.ts";
import type { Failure } from "./leases.ts";

/** Error of a failed mail, with the properties of nodemailer and Node that identify its cause. */
interface SmtpError extends Error {
  code?: string;
  /** Node's error code, if nodemailer replaced `code` with its own. */
  originalCode?: string;
  /** SMTP command that failed, or nodemailer's `CONN` or `API`. */
  command?: string;
  response?: string;
  responseCode?: number;
  timeoutType?: string;
}

/** Codes of Node and OpenSSL for certificates (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const CERTIFICATE_CODE = /CERT|^UNABLE_TO_(?:GET|VERIFY)_/;

/** Replies about authentication (RFC 4954, section 6); nodemailer reports 530 at MAIL as a refused sender. */
const LOGIN_REPLIES = new Set([530, 534, 535, 538]);

/** A full mailbox (552, X.2.2) or a limit, whatever the code. */
const IS_FULL =
  /^[45]\d\d[ -]\d\.2\.2\b|^552\b|quota|mailbox (?:is )?full|(?:rate|sending|sent|hourly|daily|message) limit|limit (?:exceeded|reached)|too many/i;

/** "Later" with a code that means "never": X.4.x (network) and texts. */
const MEANS_LATER = /^5\d\d[ -]\d\.4\.\d+\b|try (?:again )?later|temporar/i;

/** Explains an error of nodemailer. */
export function smtpFailure(error: unknown): Failure {
  const { message, response = message } = error as SmtpError;
  const stored = cutAt(response.replaceAll(/\p{Cc}+/gu, " "), 500);
  return { ...causeOf(error as SmtpError), response: stored };
}

function causeOf(error: SmtpError): Failure {
  const { code = "", originalCode = code, timeoutType: reason = originalCode } = error;
  const { command, response = "", responseCode = 0 } = error;
  // Some servers refuse the name only at a later command, for instance at RCPT.
  if (responseCode >= 400 && /\b(?:helo|ehlo)\b/i.test(response)) {
    const todo = "set ?name= in SMTP_URL to a full host name of yours";
    return { reason: "greeting name refused", todo };
  }
  if (CERTIFICATE_CODE.test(originalCode)) {
    return {
      reason: `certificate not trusted: it fails verification: ${originalCode}`,
      todo: "mend the mail server's certificate, or set NODE_EXTRA_CA_CERTS to the PEM file of its certificate authority",
    };
  }
  if (command === "STARTTLS") {
    return {
      reason: "no STARTTLS: the mail server offers no encryption, so nothing was sent",
      todo: "use smtps:// with its port (often 465) in SMTP_URL; ?requireTLS=false sends unencrypted",
    };
  }
  if (code === "EAUTH" || code === "ENOAUTH" || LOGIN_REPLIES.has(responseCode)) {
    return {
      reason: "login refused",
      todo: "check user and password in SMTP_URL; many providers want an app password or an API key",
    };
  }
  // Without a response, nodemailer itself refused the mail.
  if (code === "EENVELOPE" || code === "EMESSAGE") return refusalOf(error);
  if (reason === "") return { reason: "unexpected error", err: error };
  return {
    reason,
    todo: "check host and port in SMTP_URL: smtps:// for ports that begin with TLS (often 465), smtp:// for others; some platforms block port 25",
  };
}

function refusalOf({ command = "", response = "", responseCode = 0 }: SmtpError): Failure {
  if (IS_FULL.test(response) || (responseCode >= 500 && MEANS_LATER.test(response))) {
    return {
      reason: "mailbox full or sending limit reached",
      todo: "make room in the mailbox of MAIL_TO, or raise the limit at the mail provider",
    };
  }
  const isTemporary = responseCode >= 400 && responseCode < 500;
  return { reason: `${command} refused (${responseCode})`, isRefusal: !isTemporary };
}
