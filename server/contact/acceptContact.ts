import { createHash, randomUUID } from "node:crypto";
import { type Contact, contactFields } from "../../src/shared/contact.ts";
import type { Origin } from "../../src/shared/origin.ts";
import { RequestError } from "../errors/RequestError.ts";
import type { Once } from "../mail/once.ts";
import type { Outbox } from "../mail/outbox.ts";
import { contactMail } from "./contactMail.ts";

/** Valid contact message with its metadata. */
export interface IncomingContact {
  contact: Contact;
  suspicious: boolean;
  /** Requests with the same key within 24 hours are the same message. */
  idempotencyKey?: string | undefined;
  /** Whether the form was posted without JavaScript and so without a key. */
  isNativeForm?: boolean;
}

/** Accepts a message and resolves with its id. */
export type AcceptContact = (incoming: IncomingContact) => Promise<string>;

/** Time in ms within which a native form with the same values counts as a repeated press of its button. */
const REPEATED_PRESS_MS = 2 * 60_000;

interface Parts {
  outbox: Pick<Outbox, "add">;
  /** Called once per message with its origin. */
  onAccepted?: (origin: Origin | undefined) => void;
}

/**
 * Accepts messages by adding their mail to the outbox.
 *
 * @throws {RequestError} 409 if the key was used for another message; errors of the outbox unchanged.
 */
export function acceptContact({ outbox, onAccepted }: Parts): AcceptContact {
  return async (incoming) => {
    const { contact, suspicious } = incoming;
    const mail = contactMail({
      id: randomUUID(),
      acceptedAt: Date.now(),
      contact,
      suspicious,
    });
    const result = await outbox.add(mail, identityOf(incoming));
    if (result.status === "accepted") {
      if (result.id === mail.id) onAccepted?.(contact.origin);
      return result.id;
    }
    throw new RequestError(409, "Esta chave de envio já foi usada para outra mensagem.");
  };
}

/** Returns how a repeated request of the same message is recognised; undefined if it can't be. */
function identityOf({ contact, idempotencyKey, isNativeForm }: IncomingContact): Once | undefined {
  const fingerprint = fingerprintOf(contact);
  if (idempotencyKey) return { key: `contact ${idempotencyKey}`, fingerprint };
  if (isNativeForm) return { key: `form ${fingerprint}`, fingerprint, lasts: REPEATED_PRESS_MS };
  return undefined;
}

function fingerprintOf(contact: Contact): string {
  const values = contactFields.map((field) => contact[field]);
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url");
}
