import type { ChatMessage, Lead } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";
import type { Mail } from "../mail/Mail.ts";
import { mailFacts } from "../mail/mailFacts.ts";
import { mailText } from "../mail/mailText.ts";

interface AcceptedLead {
  id: string;
  /** Epoch time in ms. */
  acceptedAt: number;
  lead: Lead;
  /** Messages, oldest first. */
  conversation: readonly ChatMessage[];
  origin?: Origin | undefined;
}

/** Creates the mail to the company about a lead. Replies go to the visitor. */
export function leadMail({ id, acceptedAt, lead, conversation, origin }: AcceptedLead): Mail {
  const { name, email, phone = "" } = lead;
  const content = { name, email, phone, conversation, ...(origin && { origin }) };
  const message = { id, kind: "lead", acceptedAt, content } as const;
  return {
    ...message,
    subject: `Novo lead do chat: ${name}`,
    replyTo: { name, address: email },
    text: mailText(mailFacts(message)),
  };
}
