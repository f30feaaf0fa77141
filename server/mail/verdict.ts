import { tlsFault } from "./failureReason.ts";

/**
 * Meaning of a failed delivery:
 * - `away`: the mail server didn't respond or sent an invalid response; unrelated to the mail.
 * - `login`: the server refused our login. Delivery resumes once an operator has corrected it.
 * - `insecure`: no TLS connection to a server with a trusted certificate. An operator must correct it, too.
 * - `later`: the server doesn't accept this mail now.
 * - `refused`: the server will never accept this mail or this recipient.
 */
export type Verdict = "away" | "login" | "insecure" | "later" | "refused";

/** Reply codes about authentication, sent in reply to any command (RFC 4954, section 6). */
const LOGIN_REPLIES = new Set([530, 534, 535, 538]);

/** Nodemailer's codes for a response about the mail itself: sender, recipient or content. */
const ABOUT_THE_MAIL = new Set(["EENVELOPE", "EMESSAGE"]);

/** Classifies an error of `mailer.send`. A 5xx before MAIL, for example in the greeting, is not about the mail. */
export function verdict(error: unknown): Verdict {
  if (!Error.isError(error)) return "away";
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  if (tlsFault(error)) return "insecure";
  if (code === "EAUTH" || code === "ENOAUTH") return "login";
  if (responseCode !== undefined && LOGIN_REPLIES.has(responseCode)) return "login";
  if (code === undefined || !ABOUT_THE_MAIL.has(code)) return "away";
  // Without a reply code, nodemailer refused the mail itself: its size or an address.
  return responseCode === undefined || responseCode >= 500 ? "refused" : "later";
}
