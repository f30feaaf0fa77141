import { failureReason } from "../mail/failureReason.ts";
import { smtpOptions } from "../mail/smtpOptions.ts";
import { type Check, findingsOf } from "./Check.ts";
import { isOffline } from "./networkFailure.ts";
import { requireWritable } from "./requireWritable.ts";

const { ok, warning, failure } = findingsOf("mail server");

/**
 * Timeouts in ms, shorter than for delivery: all checks must end within about 10 s. `greetingTimeout` and
 * `socketTimeout` start together. `greetingTimeout` is shorter, because its error names the missing greeting.
 */
const LIMITS = { connectionTimeout: 7000, greetingTimeout: 6500, socketTimeout: 7000 };

/** Connects and logs in as delivery does, but sends no mail. Without `SMTP_URL`, checks the Maildir's folder. */
export const checkMailServer: Check = async ({ config: { mail }, hasDns, signal }) => {
  if (mail.server === undefined) return maildir(mail.directory);

  const { createTransport } = await import("nodemailer");
  const transport = createTransport(
    smtpOptions({ server: mail.server, requireTls: mail.requireTls }, LIMITS),
  );
  signal.addEventListener("abort", () => transport.close(), { once: true });
  try {
    await transport.verify();
    const { username, protocol, host } = new URL(mail.server);
    const security =
      protocol === "smtps:" || mail.requireTls
        ? "encrypted, certificate trusted"
        : "encryption not required";
    return ok(`${host}: ${security}, ${username ? "login accepted" : "no login"}`);
  } catch (error) {
    const { reason, todo } = failureReason(error) ?? { reason: "it can't be used" };
    const { originalCode } = error as { originalCode?: string };
    const { hostname } = new URL(mail.server);
    return (await isOffline(originalCode, hostname, hasDns))
      ? warning(`${reason}: no network from here`)
      : failure(reason, todo);
  } finally {
    transport.close();
  }
};

function maildir(directory: string) {
  try {
    requireWritable(directory);
    return ok("none: mail is kept in the Maildir DATA_DIR/mail; set SMTP_URL to send it");
  } catch {
    return failure("the Maildir DATA_DIR/mail can't be written to", "give this user the folder");
  }
}
