import type { Contact } from "../../src/shared/contact.ts";
import type { Mail } from "../mail/Mail.ts";

interface AcceptedContact extends Pick<Mail, "id" | "acceptedAt"> {
  contact: Contact;
  /** Whether the honeypot field was filled in. The mail is sent anyway, marked so that a filter can sort it. */
  suspicious: boolean;
}

const TRAPPED = "o campo escondido do formulário, que as pessoas não veem, veio preenchido.";

export function contactMail({ id, acceptedAt, contact, suspicious }: AcceptedContact): Mail {
  const { name, email } = contact;
  return {
    id,
    kind: "contact",
    acceptedAt,
    subject: `${suspicious ? "[possível spam] " : ""}Novo contato pelo site: ${name}`,
    replyTo: { name, address: email },
    content: contact,
    ...(suspicious && { suspicion: TRAPPED }),
  };
}
