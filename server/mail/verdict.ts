import { isTlsFault } from "./failureReason.ts";

/**
 * What a failed delivery says about the next one:
 * - `away`: the mail server doesn't answer, or not as one does; nothing about the mail;
 * - `login`: it refuses our login. Mail goes once somebody has corrected that;
 * - `insecure`: no encrypted connection to a server with a trusted certificate. Likewise;
 * - `later`: it doesn't take this mail now;
 * - `refused`: it will never take this mail or this recipient.
 */
export type Verdict = "away" | "login" | "insecure" | "later" | "refused";

/** Replies that ask for another login, whatever command they answer (RFC 4954, section 6). */
const LOGIN_REPLIES = new Set([530, 534, 535, 538]);

/** Nodemailer's codes for what was answered to the mail itself: sender and recipient, content. */
const ABOUT_THE_MAIL = new Set(["EENVELOPE", "EMESSAGE"]);

/** Judges an error of `mailer.send`. A 5xx before the mail, at the greeting for instance, is not about it. */
export function verdict(error: unknown): Verdict {
  if (!Error.isError(error)) return "away";
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  if (isTlsFault(error)) return "insecure";
  if (code === "EAUTH" || code === "ENOAUTH") return "login";
  if (responseCode !== undefined && LOGIN_REPLIES.has(responseCode)) return "login";
  if (code === undefined || !ABOUT_THE_MAIL.has(code)) return "away";
  // Without a reply it was refused on our side already, for its size or its address.
  return responseCode === undefined || responseCode >= 500 ? "refused" : "later";
}
