import { company } from "../../src/shared/content/company.ts";
import { createTransport } from "nodemailer";
import { smtpOptions } from "../mail/mailer.ts";
import { smtpFailure } from "../mail/smtpFailure.ts";
import { type Check, failure, ok, warning } from "./Check.ts";

const LIMITS = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 };

const TEST_MAIL = {
  subject: `Teste do site ${company.name}`,
  text: "Este é um e-mail de teste, enviado por npm run doctor -- --send. Se chegou ao spam, confira SPF, DKIM e DMARC do domínio remetente.\n",
};

/** Greets the mail server, starts TLS and logs in; sends a mail only if asked to. */
export const checkMailServer: Check = async ({ config: { mail, site }, sendTo }) => {
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
      await transport.sendMail({ from, to: { name: "", address: sendTo }, ...TEST_MAIL });
      return ok("took the test mail");
    }
    const isEncrypted = requireTls || server.startsWith("smtps:");
    return ok(`lets us in as ${greetingName}, ${isEncrypted ? "over TLS" : "TLS not required"}`);
  } catch (error) {
    const { command = "" } = error as { command?: string };
    if (/^(?:EHLO|HELO)$/.test(command)) {
      return failure(`refuses our greeting as ${greetingName}`, "set ?name=… in SMTP_URL");
    }
    const { reason, todo } = smtpFailure(error);
    throw Object.assign(error as Error, { message: reason, todo });
  } finally {
    transport.close();
  }
};
