import { randomUUID } from "node:crypto";
import type { Delivery, Message } from "../../server/mail/Message.ts";

/** Returns a contact message accepted now; `different` replaces properties. */
export function aMessage(different: Partial<Message> = {}): Message {
  const id = different.id ?? randomUUID();
  return {
    id,
    kind: "contact",
    acceptedAt: Date.now(),
    content: {
      name: "Ana Souza",
      email: "ana@exemplo.com.br",
      phone: "(11) 98765-4321",
      message: "Quero um site para a padaria.",
    },
    ...different,
  };
}

/** Returns the first delivery of a message. */
export function aDelivery(message = aMessage()): Delivery {
  const { acceptedAt, content } = message;
  return { message, part: 0, conversation: content.conversation ?? [], createdAt: acceptedAt };
}
