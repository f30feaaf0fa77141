import { randomUUID } from "node:crypto";
import type { Config } from "../config/readConfig.ts";
import { failureReason } from "../mail/failureReason.ts";
import { createMailer } from "../mail/mailer.ts";
import { type Finding, findingsOf } from "./Check.ts";

const { ok, failure } = findingsOf("test mail");

const LIMITS = { connectionTimeout: 7000, greetingTimeout: 7000, socketTimeout: 8000 };

const SUBJECT = "Teste do site Nora";
const TEXT =
  "Este é um e-mail de teste, enviado por npm run doctor -- --send.\n\n" +
  "Se ele chegou à caixa de entrada, o servidor de e-mail do site funciona. Se chegou ao spam, confira SPF, DKIM e DMARC do domínio remetente.\n";

/** Sends one mail to `address` as delivery does, but with shorter timeouts and without retries. */
export async function sendTestMail({ mail }: Config, address: string): Promise<Finding> {
  const recipient = { name: "", address };
  const mailer = createMailer({ ...mail, to: recipient }, LIMITS);
  const id = randomUUID();
  try {
    await mailer.send({
      id,
      kind: "contact",
      subject: SUBJECT,
      replyTo: mail.from,
      text: TEXT,
      html: `<p>${TEXT.trim().replace("\n\n", "</p><p>")}</p>`,
      acceptedAt: Date.now(),
    });
    return ok(mail.server ? "taken by the mail server" : "kept in the Maildir");
  } catch (error) {
    const { reason, todo } = failureReason(error) ?? { reason: "it could not be sent" };
    return failure(reason, todo);
  } finally {
    await mailer.close();
  }
}
