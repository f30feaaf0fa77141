import { createHash, randomUUID } from "node:crypto";
import { type Contact, contactFields } from "../../src/shared/contact.ts";
import type { Origin } from "../../src/shared/origin.ts";
import { RequestError } from "../errors/RequestError.ts";
import type { Outbox } from "../mail/outbox.ts";
import { contactMail } from "./contactMail.ts";

/** Validated contact message with its metadata. */
export interface IncomingContact {
  contact: Contact;
  /** Whether the honeypot field was filled in. */
  suspicious: boolean;
  /** Key by which a repeated request is recognised for 24 hours. */
  idempotencyKey?: string | undefined;
}

/** Accepts a message and resolves with its id. The id is empty if a relay's backend returns none. */
export type AcceptContact = (incoming: IncomingContact) => Promise<string>;

interface Parts {
  outbox: Pick<Outbox, "add">;
  /** Called with the origin of an accepted message; not called for a repeated idempotency key. */
  onAccepted?: (origin: Origin | undefined) => void;
}

/**
 * Accepts messages by adding their mail to the outbox.
 *
 * @throws {RequestError} 409 if the key was used for another message. Errors of the outbox are passed on.
 */
export function acceptContact({ outbox, onAccepted }: Parts): AcceptContact {
  return async ({ contact, suspicious, idempotencyKey }) => {
    const mail = contactMail({ id: randomUUID(), acceptedAt: Date.now(), contact, suspicious });
    const identity =
      idempotencyKey === undefined
        ? undefined
        : { key: `contact ${idempotencyKey}`, fingerprint: fingerprintOf(contact) };
    const result = await outbox.add(mail, identity);
    if (result.status === "conflict") {
      throw new RequestError(409, "Esta chave de envio já foi usada para outra mensagem.");
    }
    if (result.id === mail.id) onAccepted?.(contact.origin);
    return result.id;
  };
}

/** Whether the honeypot field `website`, which people don't see, was filled in: probably by a bot. */
export function isTrapped({ website }: { website?: unknown }): boolean {
  return website !== undefined && website !== null && website !== "";
}

/** Returns a hash of the `contactFields`, not of the origin. */
export function fingerprintOf(contact: Contact): string {
  const values = contactFields.map((field) => contact[field]);
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url");
}
