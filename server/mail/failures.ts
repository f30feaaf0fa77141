import { certificateFault } from "../config/certificateFault.ts";
import { cutAt } from "../../src/shared/cutAt.ts";
import type { Failure } from "./deliver.ts";

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

/** Reason for a failed mail, from a fixed list. Safe to log: contains no text from the server or the visitor. */
interface Reason {
  reason: string;
  /** Action for the operator. */
  todo?: string;
  /** Whether this mail alone is refused, or put off. */
  ofMail?: "refused" | "later";
  /** Whether it lasts until an operator does something. */
  isFault?: boolean;
}

const TRUST_CA =
  "mend the mail server's certificate, or set NODE_EXTRA_CA_CERTS to the PEM file of its certificate authority";

const CHECK_SERVER =
  "check host and port in SMTP_URL, and smtps:// for port 465; some platforms block port 25";

const NO_STARTTLS: Reason = {
  reason: "no STARTTLS: the mail server offers no encryption, so nothing was sent",
  todo: "use smtps:// with its port (often 465) in SMTP_URL; ?requireTLS=false sends unencrypted",
  isFault: true,
};

const NOT_TLS: Reason = {
  reason: "the TLS handshake failed",
  todo: "smtps:// is for ports that begin with TLS (often 465), smtp:// for those with STARTTLS (often 587)",
  isFault: true,
};

const LOGIN: Reason = {
  reason: "login refused",
  todo: "check user and password in SMTP_URL; many providers want an app password or an API key",
  isFault: true,
};

const GREETING: Reason = {
  reason: "greeting name refused",
  todo: "set ?name= in SMTP_URL to a full host name of yours",
  isFault: true,
};

const LATER: Reason = {
  reason: "mailbox full or sending limit reached",
  todo: "make room in the mailbox of MAIL_TO, or raise the limit at the mail provider",
  ofMail: "later",
  isFault: true,
};

const REFUSALS: Record<string, string> = {
  "MAIL FROM": "sender refused",
  "RCPT TO": "recipient refused",
};

/** Replies about authentication (RFC 4954, section 6); nodemailer reports 530 at MAIL as a refused sender. */
const LOGIN_REPLIES = new Set([530, 534, 535, 538]);

/** "Later" with a code that means "never": X.2.2 (mailbox full), X.4.x (network), and texts of limits. */
const MEANS_LATER =
  /^5\d\d[ -]\d\.(?:2\.2|4\.\d+)\b|^552\b|quota|mailbox (?:is )?full|(?:rate|sending|sent|hourly|daily|message) limit|limit (?:exceeded|reached)|too many|try (?:again )?later|temporar/i;

/** Classifies an error of `mailer.send`. */
export function classifySmtpError(error: unknown): Failure {
  const known = Error.isError(error) ? reasonOf(error) : undefined;
  const { response, responseCode, message } = error as SmtpError;
  const text = response ?? known?.reason ?? message ?? "unknown";
  return {
    isReceiverUp: known?.ofMail !== undefined,
    isRefusal: known?.ofMail === "refused",
    error: cutAt(text.replaceAll(/\p{Cc}+/gu, " "), 500),
    details: known ? { reason: known.reason, todo: known.todo, responseCode } : { err: error },
    level: known?.isFault ? "error" : "warn",
  };
}

function reasonOf(error: SmtpError): Reason | undefined {
  const { code = "", originalCode = "", command = "", timeoutType = "" } = error;
  const { response = "", responseCode = 0 } = error;
  // Some servers refuse the name only at a later command, for instance at RCPT.
  if (responseCode >= 400 && /\b(?:helo|ehlo)\b/i.test(response)) return GREETING;
  const tls = tlsFault(error);
  if (tls) return tls;
  if (code === "EAUTH" || code === "ENOAUTH" || LOGIN_REPLIES.has(responseCode)) return LOGIN;
  // Without a response, nodemailer itself refused the mail.
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    if (MEANS_LATER.test(response) && responseCode >= 500) return LATER;
    const reason = REFUSALS[command] ?? "message refused";
    const isTemporary = responseCode >= 400 && responseCode < 500;
    return { reason, ofMail: isTemporary ? "later" : "refused" };
  }
  const reason = timeoutType || originalCode || code;
  return reason === "" ? undefined : { reason, todo: CHECK_SERVER };
}

/** Returns the reason if STARTTLS wasn't available, the certificate wasn't trusted or the TLS handshake failed. */
function tlsFault({ code = "", originalCode = "", command, responseCode = 0 }: SmtpError) {
  const fault = certificateFault(originalCode) ?? certificateFault(code);
  if (fault) {
    const reason = `certificate not trusted: it ${fault}`;
    return { reason, todo: TRUST_CA, isFault: true };
  }
  // A permanent refusal of EHLO means that there is no STARTTLS, a temporary one doesn't.
  const isEhloRefused = command === "EHLO" && code === "ECONNECTION" && responseCode >= 500;
  if (command === "STARTTLS" || isEhloRefused) return NO_STARTTLS;
  const isHandshake = code === "ETLS" || /^(?:ERR_SSL_|EPROTO$|CERT_|CRL_)/.test(originalCode);
  return isHandshake ? NOT_TLS : undefined;
}
