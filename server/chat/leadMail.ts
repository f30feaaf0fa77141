import type { ChatMessage, Lead } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";
import type { Mail } from "../mail/Mail.ts";
import { mailBody } from "../mail/mailBody.ts";

interface AcceptedLead {
  id: string;
  /** Epoch milliseconds. */
  acceptedAt: number;
  lead: Lead;
  /** The conversation so far, oldest first. */
  conversation: readonly ChatMessage[];
  origin?: Origin | undefined;
}

const SPEAKERS: Record<ChatMessage["role"], string> = { user: "Visitante", assistant: "Nora" };

/** The mail that brings a visitor's contact data, taken in the chat, to the company. */
export function leadMail({ id, acceptedAt, lead, conversation }: AcceptedLead): Mail {
  const { name, email, phone } = lead;
  const spoken = conversation.map(({ role, content }) => `${SPEAKERS[role]}: ${content}`);
  return {
    id,
    kind: "lead",
    acceptedAt,
    subject: `Novo lead do chat: ${name}`,
    replyTo: { name, address: email },
    content: { name, email, phone: phone ?? "", conversation },
    ...mailBody({
      id,
      acceptedAt,
      fields: [
        ["Nome", name],
        ["E-mail", email],
        ["Telefone", phone || "não informado"],
      ],
      passages: [["Conversa", spoken.join("\n\n") || "(ainda sem mensagens)"]],
    }),
  };
}
