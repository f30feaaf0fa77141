import { hash, randomUUID } from "node:crypto";
import type { Request, RequestHandler } from "express";
import { Contact } from "../../src/shared/contact.ts";
import { contactFields } from "../../src/shared/fieldRules.ts";
import { toOrigin } from "../../src/shared/origin.ts";
import { RequestError } from "../errors/RequestError.ts";
import { parseBody } from "../http/body.ts";
import type { Message } from "../mail/Message.ts";
import type { Outbox } from "../mail/outbox.ts";

const TRAPPED = "o campo escondido do formulário, que as pessoas não veem, veio preenchido.";

export interface ContactParts {
  outbox: Pick<Outbox, "add">;
  /** Counts a new message of the request's address; rejects with RequestError 429 over the limit. */
  admit: (request: Request) => Promise<void>;
  /** The site's own host, which isn't stored as a referrer. */
  siteHost: string;
}

/**
 * Handles `send-contact-email` in JSON. Responds with 200 only after the outbox has stored the message. The idempotency
 * key is a header or, from a page of another origin (callFunction.ts), a field of the body.
 */
export function sendContactEmail({ outbox, siteHost, admit }: ContactParts): RequestHandler {
  return async (request, response) => {
    const header = request.get("Idempotency-Key");
    if (header !== undefined && !isKey(header)) {
      throw new RequestError(
        400,
        "O cabeçalho Idempotency-Key deve ter de 1 a 255 caracteres visíveis.",
      );
    }
    const fields = parseBody(Contact, request.body);
    const { origin, idempotencyKey: field, website } = request.body as Record<string, unknown>;
    const contact = { ...fields, origin: toOrigin(origin, siteHost) };
    const key = header ?? (isKey(field) ? field : undefined);
    const fingerprint = fingerprintOf(contact);
    const idempotency = key ? { key: `contact ${key}`, fingerprint } : undefined;
    const accepted = await outbox.add(contactMessage(contact, website), idempotency, () =>
      admit(request),
    );
    if (accepted.status === "conflict") {
      throw new RequestError(409, "Esta chave de envio já foi usada para outra mensagem.");
    }
    response.json({ id: accepted.id });
  };
}

function isKey(value: unknown): value is string {
  return typeof value === "string" && /^[\x21-\x7e]{1,255}$/.test(value);
}

/** Returns a hash of the typed values. */
export function fingerprintOf(contact: Contact): string {
  const values = contactFields.map((field) => contact[field]);
  return hash("sha256", JSON.stringify(values), "base64url");
}

/**
 * Returns the message to store. If the honeypot field `website`, which people don't see, was filled in, probably by a
 * bot, its mail is marked so that a filter can sort it.
 */
export function contactMessage(content: Contact, website?: unknown): Message {
  const suspicion = website ? { suspicion: TRAPPED } : {};
  return { id: randomUUID(), kind: "contact", acceptedAt: Date.now(), content, ...suspicion };
}
