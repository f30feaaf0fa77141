import { tlsFault } from "./failureReason.ts";

/**
 * Kind of a failed SMTP delivery:
 * - `unreachable`: the failure is unrelated to the mail, for example no connection or no response, or its cause is
 *   unknown.
 * - `login`: the server refused or requires a login. An operator must correct the configuration.
 * - `insecure`: no STARTTLS, an untrusted certificate or a failed TLS handshake. Usually an operator must correct
 *   the configuration or the server.
 * - `transient`: the server doesn't accept this mail now (4xx).
 * - `permanent`: the server refused this mail, its sender or its recipient permanently (5xx), or nodemailer refused it.
 */
export type SmtpFailure = "unreachable" | "login" | "insecure" | "transient" | "permanent";

/**
 * Permanent reply codes about authentication (RFC 4954, section 6). Checked besides nodemailer's `EAUTH`: for a 530 in
 * reply to MAIL ("authentication required"), nodemailer reports `EENVELOPE`.
 */
const LOGIN_REPLIES = new Set([530, 534, 535, 538]);

/** Nodemailer's codes for a refusal of the mail itself: sender, recipient or content. */
const ABOUT_THE_MAIL = new Set(["EENVELOPE", "EMESSAGE"]);

/** Classifies an error of `mailer.send`. A 5xx before MAIL, for example in the greeting, is never `permanent`. */
export function classifySmtpError(error: unknown): SmtpFailure {
  if (!Error.isError(error)) return "unreachable";
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  if (tlsFault(error)) return "insecure";
  if (code === "EAUTH" || code === "ENOAUTH") return "login";
  if (responseCode !== undefined && LOGIN_REPLIES.has(responseCode)) return "login";
  if (code === undefined || !ABOUT_THE_MAIL.has(code)) return "unreachable";
  // Without a reply code, nodemailer itself refused the mail, for example for its size or an address.
  return responseCode === undefined || responseCode >= 500 ? "permanent" : "transient";
}
