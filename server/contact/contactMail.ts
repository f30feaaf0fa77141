import type { Contact } from "../../src/shared/contact.ts";
import type { Mail } from "../mail/Mail.ts";
import { mailFacts } from "../mail/mailFacts.ts";
import { mailText } from "../mail/mailText.ts";

interface AcceptedContact {
  id: string;
  /** Epoch milliseconds. */
  acceptedAt: number;
  contact: Contact;
  /** Whether the trap field was filled: a filter may sort the mail, nobody's message is lost. */
  suspicious: boolean;
}

const TRAPPED = "o campo escondido do formulário, que as pessoas não veem, veio preenchido.";

/** The mail that brings a contact message to the company. */
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
