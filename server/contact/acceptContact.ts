import { createHash, randomUUID } from "node:crypto";
import { type Contact, contactFields } from "../../src/shared/contact.ts";
import type { Origin } from "../../src/shared/origin.ts";
import { RequestError } from "../errors/RequestError.ts";
import type { Mail } from "../mail/Mail.ts";
import type { Identity, Outbox } from "../mail/outbox.ts";

/** A form posted again with the same values within this time is the same message. */
const REPEATED_FORM_MS = 60_000;

const TRAPPED = "o campo escondido do formulário, que as pessoas não veem, veio preenchido.";

/** Validated contact message with its metadata. */
interface IncomingContact {
  contact: Contact;
  /** Whether the honeypot field was filled in. The mail is sent anyway, marked so that a filter can sort it. */
  suspicious: boolean;
  /** Recognises a repeated request for 24 hours; null for a native form, whose values are the key for a minute. */
  idempotencyKey: string | null | undefined;
}

/** Accepts a message and resolves with its id. */
export type AcceptContact = (incoming: IncomingContact) => Promise<string>;

interface Parts {
  outbox: Pick<Outbox, "add">;
  /** Called with the origin of an accepted message; not called for a repeated one. */
  onAccepted: (origin: Origin | undefined) => void;
}

/**
 * Accepts messages by adding their mail to the outbox.
 *
 * @throws {RequestError} 409 if the key was used for another message. Errors of the outbox are passed on.
 */
export function acceptContact({ outbox, onAccepted }: Parts): AcceptContact {
  return async ({ contact, suspicious, idempotencyKey }) => {
    const mail = contactMail({ id: randomUUID(), acceptedAt: Date.now(), contact, suspicious });
    const result = await outbox.add(mail, identityOf(contact, idempotencyKey));
    if (result.status === "conflict") {
      throw new RequestError(409, "Esta chave de envio já foi usada para outra mensagem.");
    }
    if (result.isNew) onAccepted(contact.origin);
    return result.id;
  };
}

type ContactMail = Pick<IncomingContact, "contact" | "suspicious"> &
  Pick<Mail, "id" | "acceptedAt">;

export function contactMail({ id, acceptedAt, contact, suspicious }: ContactMail): Mail {
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

function identityOf(contact: Contact, key: string | null | undefined): Identity | undefined {
  if (key === undefined) return undefined;
  const values = contactFields.map((field) => contact[field]);
  const fingerprint = createHash("sha256").update(JSON.stringify(values)).digest("base64url");
  if (key !== null) return { key: `contact ${key}`, fingerprint };
  return { key: `form ${fingerprint}`, fingerprint, lifetimeMs: REPEATED_FORM_MS };
}

/** Whether the honeypot field `website`, which people don't see, was filled in: probably by a bot. */
export function isTrapped({ website }: { website?: unknown }): boolean {
  return website !== undefined && website !== null && website !== "";
}
