import type { Contact } from "../../src/shared/contact.ts";
import type { Mail } from "../mail/Mail.ts";
import { mailBody } from "../mail/mailBody.ts";

interface AcceptedContact {
  id: string;
  /** Epoch milliseconds. */
  acceptedAt: number;
  contact: Contact;
  /** Whether the trap field was filled: a filter may sort the mail, nobody's message is lost. */
  suspicious: boolean;
}

/** The mail that brings a contact message to the company. */
export function contactMail({ id, acceptedAt, contact, suspicious }: AcceptedContact): Mail {
  const { name, email, phone, message, origin } = contact;
  return {
    id,
    kind: "contact",
    acceptedAt,
    subject: `${suspicious ? "[possível spam] " : ""}Novo contato pelo site: ${name}`,
    replyTo: { name, address: email },
    content: { name, email, phone, message, ...(origin && { origin }) },
    ...mailBody({
      id,
      acceptedAt,
      fields: [
        ["Nome", name],
        ["E-mail", email],
        ["Telefone", phone],
      ],
      passages: [["Mensagem", message]],
    }),
  };
}
