import { hash, randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import { Contact, contactFields } from "../../src/shared/contact.ts";
import { toOrigin } from "../../src/shared/origin.ts";
import { RequestError } from "../errors/RequestError.ts";
import { parseBody } from "../http/body.ts";
import type { Mail } from "../mail/Mail.ts";
import type { Identity, Outbox } from "../mail/outbox.ts";

const TRAPPED = "o campo escondido do formulário, que as pessoas não veem, veio preenchido.";

export interface ContactParts {
  outbox: Pick<Outbox, "add">;
  /** The site's own host, which isn't stored as a referrer. */
  siteHost: string;
}

/**
 * Handles `send-contact-email` in JSON. Responds with 200 only after the outbox has stored the message. The idempotency
 * key is a header or, from a page of another origin (callFunction.ts), a field of the body.
 */
export function sendContactEmail(parts: ContactParts): RequestHandler {
  return async (request, response) => {
    const header = request.get("Idempotency-Key");
    if (header !== undefined && !isKey(header)) {
      throw new RequestError(
        400,
        "O cabeçalho Idempotency-Key deve ter de 1 a 255 caracteres visíveis.",
      );
    }
    const fields = parseBody(Contact, request.body);
    const { origin, idempotencyKey: field } = request.body as Record<string, unknown>;
    const contact = { ...fields, origin: toOrigin(origin, parts.siteHost) };
    const key = header ?? (isKey(field) ? field : undefined);
    const id = await acceptContact(parts, {
      contact,
      suspicious: isTrapped(request.body),
      identity: key ? { key: `contact ${key}`, fingerprint: fingerprintOf(contact) } : undefined,
    });
    response.json({ id });
  };
}

function isKey(value: unknown): value is string {
  return typeof value === "string" && /^[\x21-\x7e]{1,255}$/.test(value);
}

/** Whether the honeypot field `website`, which people don't see, was filled in: probably by a bot. */
export function isTrapped({ website }: { website?: unknown }): boolean {
  return Boolean(website);
}

/** Returns a hash of the typed values. */
export function fingerprintOf(contact: Contact): string {
  const values = contactFields.map((field) => contact[field]);
  return hash("sha256", JSON.stringify(values), "base64url");
}

interface IncomingContact {
  contact: Contact;
  /** Whether the honeypot field was filled in. The mail is sent anyway, marked so that a filter can sort it. */
  suspicious: boolean;
}

/**
 * Adds a message's mail to the outbox and resolves with its id.
 *
 * @throws {RequestError} 409 if the identity's key was used for another message. Errors of the outbox are passed on.
 */
export async function acceptContact(
  { outbox }: Pick<ContactParts, "outbox">,
  { contact, suspicious, identity }: IncomingContact & { identity: Identity | undefined },
): Promise<string> {
  const mail = contactMail({ id: randomUUID(), acceptedAt: Date.now(), contact, suspicious });
  const result = await outbox.add(mail, identity);
  if (result.status === "conflict") {
    throw new RequestError(409, "Esta chave de envio já foi usada para outra mensagem.");
  }
  return result.id;
}

type ContactMail = Pick<Mail, "id" | "acceptedAt"> & IncomingContact;

export function contactMail({ id, acceptedAt, contact, suspicious }: ContactMail): Mail {
  const suspicion = suspicious && { suspicion: TRAPPED };
  return { id, kind: "contact", acceptedAt, content: contact, ...suspicion };
}
