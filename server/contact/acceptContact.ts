import { createHash, randomUUID } from "node:crypto";
import { type Contact, contactFields } from "../../src/shared/contact.ts";
import type { Origin } from "../../src/shared/origin.ts";
import { RequestError } from "../errors/RequestError.ts";
import type { Outbox } from "../mail/outbox.ts";
import { contactMail } from "./contactMail.ts";

/** A valid message, and what came with it. */
export interface IncomingContact {
  contact: Contact;
  suspicious: boolean;
  /** The same key within 24 hours is the same message. */
  idempotencyKey?: string | undefined;
}

/** Stores a message, durably, and resolves with its id. */
export type AcceptContact = (incoming: IncomingContact) => Promise<string>;

interface Parts {
  outbox: Pick<Outbox, "add">;
  /** Called once for each message, with where it came from. */
  onAccepted?: (origin: Origin | undefined) => void;
}

/**
 * Accepts a message by giving its mail to the outbox.
 *
 * @throws {RequestError} 409 when the key was used for other fields; 503 errors come from the outbox.
 */
export function acceptContact({ outbox, onAccepted }: Parts): AcceptContact {
  return async ({ contact, suspicious, idempotencyKey }) => {
    const mail = contactMail({
      id: randomUUID(),
      acceptedAt: Date.now(),
      contact,
      suspicious,
    });
    const once = idempotencyKey && {
      key: `contact ${idempotencyKey}`,
      fingerprint: fingerprintOf(contact),
    };
    const result = await outbox.add(mail, once || undefined);
    if (result.status === "accepted") {
      if (result.id === mail.id) onAccepted?.(contact.origin);
      return result.id;
    }
    throw new RequestError(409, "Esta chave de envio já foi usada para outra mensagem.");
  };
}

function fingerprintOf(contact: Contact): string {
  const values = contactFields.map((field) => contact[field]);
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url");
}
