import type { Contact } from "../../src/shared/contact.ts";
import type { Mail } from "../mail/Mail.ts";
import { mailFacts } from "../mail/mailFacts.ts";
import { mailText } from "../mail/mailText.ts";

interface AcceptedContact extends Pick<Mail, "id" | "acceptedAt"> {
  contact: Contact;
  /** Whether the honeypot field was filled in. The mail is sent anyway, marked so that a filter can sort it. */
  suspicious: boolean;
}

const TRAPPED = "o campo escondido do formulário, que as pessoas não veem, veio preenchido.";

export function contactMail(accepted: AcceptedContact): Mail {
  const { id, acceptedAt, contact, suspicious } = accepted;
  const { name, email } = contact;
  const message = {
    id,
    kind: "contact" as const,
    acceptedAt,
    content: contact,
    ...(suspicious && { suspicion: TRAPPED }),
  };
  return {
    ...message,
    subject: `${suspicious ? "[possível spam] " : ""}Novo contato pelo site: ${name}`,
    replyTo: { name, address: email },
    text: mailText(mailFacts(message)),
  };
}
