import { createHash, randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import { Contact, contactFields } from "../../src/shared/contact.ts";
import { dropOwnReferrer, toOrigin } from "../../src/shared/origin.ts";
import { RequestError } from "../errors/RequestError.ts";
import { parseBody } from "../http/body.ts";
import type { Mail } from "../mail/Mail.ts";
import type { Identity, Outbox } from "../mail/outbox.ts";

/** A form posted again with the same values within this time is the same message. */
const REPEATED_FORM_MS = 60_000;

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
    const contact = { ...fields, origin: dropOwnReferrer(toOrigin(origin), parts.siteHost) };
    const id = await acceptContact(parts, {
      contact,
      suspicious: isTrapped(request.body),
      idempotencyKey: header ?? (isKey(field) ? field : undefined),
    });
    response.json({ id });
  };
}

function isKey(value: unknown): value is string {
  return typeof value === "string" && /^[\x21-\x7e]{1,255}$/.test(value);
}

/** Whether the honeypot field `website`, which people don't see, was filled in: probably by a bot. */
export function isTrapped({ website }: { website?: unknown }): boolean {
  return website !== undefined && website !== null && website !== "";
}

interface IncomingContact {
  contact: Contact;
  /** Whether the honeypot field was filled in. The mail is sent anyway, marked so that a filter can sort it. */
  suspicious: boolean;
  /** Recognises a repeated request for 24 hours; null for a native form, whose values are the key for a minute. */
  idempotencyKey: string | null | undefined;
}

/**
 * Adds a message's mail to the outbox and resolves with its id.
 *
 * @throws {RequestError} 409 if the key was used for another message. Errors of the outbox are passed on.
 */
export async function acceptContact(
  { outbox }: Pick<ContactParts, "outbox">,
  { contact, suspicious, idempotencyKey }: IncomingContact,
): Promise<string> {
  const mail = contactMail({ id: randomUUID(), acceptedAt: Date.now(), contact, suspicious });
  const result = await outbox.add(mail, identityOf(contact, idempotencyKey));
  if (result.status === "conflict") {
    throw new RequestError(409, "Esta chave de envio já foi usada para outra mensagem.");
  }
  return result.id;
}

type ContactMail = Pick<Mail, "id" | "acceptedAt"> & Omit<IncomingContact, "idempotencyKey">;

export function contactMail({ id, acceptedAt, contact, suspicious }: ContactMail): Mail {
  const suspicion = suspicious && { suspicion: TRAPPED };
  return { id, kind: "contact", acceptedAt, content: contact, ...suspicion };
}

function identityOf(contact: Contact, key: string | null | undefined): Identity | undefined {
  if (key === undefined) return undefined;
  const values = contactFields.map((field) => contact[field]);
  const fingerprint = createHash("sha256").update(JSON.stringify(values)).digest("base64url");
  if (key !== null) return { key: `contact ${key}`, fingerprint };
  return { key: `form ${fingerprint}`, fingerprint, lifetimeMs: REPEATED_FORM_MS };
}
