import { randomUUID } from "node:crypto";
import type { Mail, Part } from "../../server/mail/Mail.ts";

/** Returns a mail accepted now; `different` replaces properties. */
export function aMail(different: Partial<Mail> = {}): Mail {
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

/** Returns the part that is mailed of a message. */
export function aPart(mail = aMail()): Part {
  const { acceptedAt, content } = mail;
  return { mail, part: 0, conversation: content.conversation ?? [], createdAt: acceptedAt };
}
