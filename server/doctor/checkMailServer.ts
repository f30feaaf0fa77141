import { createTransport } from "nodemailer";
import { smtpOptions } from "../mail/mailer.ts";
import { type Check, failure, ok, unreachable, warning } from "./Check.ts";

const LIMITS = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 };

const SUBJECT = "Teste do site Nora";
const TEXT =
  "Este é um e-mail de teste, enviado por npm run doctor -- --send. Se chegou ao spam, confira SPF, DKIM e DMARC do domínio remetente.\n";

/** Greets the mail server, starts TLS and logs in; sends a mail only if asked to. */
export const checkMailServer: Check = async ({ config: { mail, site }, dns, sendTo }) => {
  const { server, greetingName, requireTls, from } = mail;
  if (server === undefined) {
    const message = `none: mail is kept in the Maildir ${mail.directory}`;
    return site.url.startsWith("https:") || sendTo
      ? warning(message, "set SMTP_URL, or nobody gets the messages")
      : ok(message);
  }
  const transport = createTransport(smtpOptions({ ...mail, server }, LIMITS));
  try {
    await transport.verify();
    if (sendTo !== undefined) {
      const to = { name: "", address: sendTo };
      await transport.sendMail({ from, to, subject: SUBJECT, text: TEXT });
      return ok("took the test mail");
    }
    const isEncrypted = requireTls || server.startsWith("smtps:");
    return ok(`lets us in as ${greetingName}, ${isEncrypted ? "over TLS" : "TLS not required"}`);
  } catch (error) {
    const { code, command, response = "" } = error as Record<string, string | undefined>;
    if (command === "EHLO" || command === "HELO" || /helo|ehlo/i.test(response)) {
      return failure(`refuses our greeting as ${greetingName}`, "set ?name=… in SMTP_URL");
    }
    if (code === "EAUTH") {
      const todo = "check user and password in SMTP_URL; many providers want an app password";
      return failure("refuses the login", todo);
    }
    const isTls = code === "ETLS" || /certificate|ssl/i.test((error as Error).message);
    const todo = isTls
      ? "smtps:// is for port 465, smtp:// for 587; the certificate must be of a known CA"
      : "check host and port in SMTP_URL; some platforms block port 25";
    return await unreachable(error, dns, todo);
  } finally {
    transport.close();
  }
};
